import CoreGraphics
import Foundation
import UIKit

/// A scrolling view for editing long text.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/texteditor)
public struct TextEditor: View {
    private let text: Binding<String>
    @Environment(\.textEditorStyles) private var styles

    /// Creates an editor for a string.
    public init(text: Binding<String>) { self.text = text }

    public var body: some View {
        let style = styles.last ?? AnyStyle(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) }
        style.make(TextEditorStyleConfiguration(text: text))
            .transformEnvironment(\.textEditorStyles) { _ = $0.popLast() }
    }
}

/// The appearance of text editors.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/texteditorstyle)
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// The view of an editor.
    associatedtype Body: View
    /// The properties of an editor.
    typealias Configuration = TextEditorStyleConfiguration

    /// Returns the view of an editor.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a text editor for its style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/texteditorstyleconfiguration)
@MainActor @preconcurrency
public struct TextEditorStyleConfiguration {
    let text: Binding<String>
}

/// The default style, which depends on the editor's context: on the system background, except in list rows.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/automatictexteditorstyle)
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ScrollingTextView(text: configuration.text, hasBackground: true)
    }
}

/// An editor without a background.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/plaintexteditorstyle)
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ScrollingTextView(text: configuration.text, hasBackground: false)
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style, which depends on the editor's context.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// No background.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension EnvironmentValues {
    /// The styles of text editors, the innermost last.
    var textEditorStyles: [AnyStyle<TextEditorStyleConfiguration>] {
        get { self[AnyStyle<TextEditorStyleConfiguration>.Key.self] }
        set { self[AnyStyle<TextEditorStyleConfiguration>.Key.self] = newValue }
    }
}

extension View {
    /// Sets the style of text editors in the view.
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        transformEnvironment(\.textEditorStyles) { $0.append(AnyStyle(style) { $0.makeBody(configuration: $1) }) }
    }
}

/// UIKit's text view, which scrolls within the proposed size.
private struct ScrollingTextView: UIViewRepresentable {
    let text: Binding<String>
    let hasBackground: Bool

    func makeCoordinator() -> TextViewEditor { TextViewEditor() }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ uiView: UITextView, context: Context) {
        let environment = context.environment
        // A list row already has a background.
        let isPlain = !hasBackground || environment.listLook != nil || environment.scrollContentBackground == .hidden
        uiView.backgroundColor = isPlain ? .clear : .systemBackground
        context.coordinator.update(uiView, text, environment)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
        return CGSize(width: min(size.width, 10_000), height: min(size.height, 10_000))
    }
}

/// UIKit's text view without margins, as tall as its text within the line limits.
struct GrowingTextView: UIViewRepresentable {
    let text: Binding<String>

    func makeCoordinator() -> TextViewEditor { TextViewEditor() }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.isScrollEnabled = false
        view.backgroundColor = .clear
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ uiView: UITextView, context: Context) {
        let environment = context.environment
        uiView.isScrollEnabled = environment.lineLimits.most != nil
        context.coordinator.update(uiView, text, environment)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        let limits = context.environment.lineLimits
        let width = proposal.width.map { $0.isFinite ? max($0, 0) : 10_000 } ?? 10_000
        let fitting = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let line = (uiView.font ?? .preferredFont(forTextStyle: .body)).lineHeight
        let (least, most) = (CGFloat(limits.least) * line, limits.most.map { CGFloat($0) * line } ?? .infinity)
        let height = min(max(fitting.height, least), max(most, least))
        return CGSize(width: proposal.width == nil ? fitting.width : width, height: height.rounded(.up))
    }
}

/// Handles changes in a text view.
@MainActor
final class TextViewEditor: NSObject, UITextViewDelegate {
    private var text: Binding<String>?

    func update(_ view: UITextView, _ text: Binding<String>, _ environment: EnvironmentValues) {
        self.text = text
        view.takeControlEnvironment(environment)
        view.take(environment.fieldTraits)
        view.isEditable = environment.isEnabled
        view.font = environment.fieldFont
        view.textColor = UIColor(cgColor: ForegroundStyle()._paint(in: environment).paint.color)
        view.textAlignment = environment.fieldAlignment
        let value = text.wrappedValue
        if view.text != value { view.text = value }
    }

    func textViewDidChange(_ textView: UITextView) {
        guard let text else { return }
        let value = textView.text ?? ""
        if text.wrappedValue != value { text.wrappedValue = value }
        // A binding may reject or alter the new value.
        let taken = text.wrappedValue
        if taken != value { textView.text = taken }
    }
}
