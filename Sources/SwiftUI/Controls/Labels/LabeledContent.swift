public import Foundation

/// A view with a label, such as a value.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/labeledcontent)
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentStyles) private var styles

    /// Creates a labelled view.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        let configuration = LabeledContentStyleConfiguration(
            label: LabeledContentStyleConfiguration.Label(view: AnyView(label)),
            content: LabeledContentStyleConfiguration.Content(view: AnyView(content)))
        let style = styles.last ?? AnyStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
        style.make(configuration)
            // Labelled content in a style's body uses the enclosing style.
            .transformEnvironment(\.labeledContentStyles) { _ = $0.popLast() }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates labelled content from a style's configuration, in the enclosing style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension LabeledContent where Label == Text {
    /// Creates a view with a localized label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a view with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a view that shows a string, with a localized label.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// Creates a view that shows a string, with a string as its label.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// Creates a view that shows a formatted value, with a localized label.
    public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }

    /// Creates a view that shows a formatted value, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

/// The appearance of labelled content.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/labeledcontentstyle)
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The view of labelled content.
    associatedtype Body: View
    /// The parts of labelled content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Returns the view of labelled content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labelled content for its style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration)
@MainActor @preconcurrency
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The labelled content.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// The labelled content.
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: ChildViewSequence {
    func children(_ path: ChildPath) -> [ChildView] { view.childViews(path) }
}

/// The label at the leading edge, and the content at the trailing one in the secondary style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/automaticlabeledcontentstyle)
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(alignment: .firstTextBaseline, label: configuration.label) {
            configuration.content.standardForegroundStyle(.secondary)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style, which depends on the content's context.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
    /// The styles of labelled content, the innermost last.
    var labeledContentStyles: [AnyStyle<LabeledContentStyleConfiguration>] {
        get { self[AnyStyle<LabeledContentStyleConfiguration>.Key.self] }
        set { self[AnyStyle<LabeledContentStyleConfiguration>.Key.self] = newValue }
    }
}

extension View {
    /// Sets the style of labelled content in the view.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        transformEnvironment(\.labeledContentStyles) { $0.append(AnyStyle(style) { $0.makeBody(configuration: $1) }) }
    }
}
