import CoreGraphics
import Foundation
import UIKit

/// An unstyled text field: UIKit's single-line field, or a text view that grows downwards.
struct TextFieldCore: View {
    let content: FieldContent
    let prompt: Text?
    let axis: Axis
    @Environment(\.fieldIsSecure) private var isSecure
    @Environment(\.fieldHasBorder) private var hasBorder
    @Environment(\.chosenLocale) private var locale

    var body: some View {
        if axis == .vertical, !isSecure {
            growing.modifier(RoundedFieldBorder(isActive: hasBorder))
        } else {
            LineField(
                content: content.inLocale?(locale) ?? content, prompt: prompt, isSecure: isSecure,
                hasBorder: hasBorder)
        }
    }

    private var growing: some View {
        GrowingTextView(text: content.text).background(alignment: .topLeading) {
            if content.text.wrappedValue.isEmpty, let prompt {
                prompt.foregroundStyle(Color(uiColor: .placeholderText)).lineLimit(1).accessibilityHidden(true)
            }
        }
    }
}

/// The border of UIKit's single-line fields.
private struct RoundedFieldBorder: ViewModifier {
    let isActive: Bool
    @Environment(\.pixelLength) private var pixel

    func body(content: Content) -> some View {
        if isActive {
            content.padding(.horizontal, 7).padding(.vertical, 6)
                .background {
                    RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground))
                        .strokeBorder(Color(uiColor: .systemGray3), lineWidth: pixel)
                }
        } else {
            content
        }
    }
}

/// UIKit's single-line text field.
private struct LineField: UIViewRepresentable {
    let content: FieldContent
    let prompt: Text?
    let isSecure: Bool
    let hasBorder: Bool

    func makeCoordinator() -> FieldEditor { FieldEditor() }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        let editor = context.coordinator
        field.addAction(
            UIAction { [weak editor, weak field] _ in
                if let field { editor?.textDidChange(in: field) }
            }, for: .editingChanged)
        return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
        let environment = context.environment
        uiView.takeControlEnvironment(environment)
        uiView.take(environment.fieldTraits)
        uiView.isSecureTextEntry = isSecure
        uiView.borderStyle = hasBorder ? .roundedRect : .none
        uiView.font = environment.fieldFont
        uiView.textColor = UIColor(cgColor: ForegroundStyle()._paint(in: environment).paint.color)
        uiView.textAlignment = environment.fieldAlignment
        uiView.placeholder = prompt?.string(in: environment)
        let editor = context.coordinator
        (editor.content, editor.submitActions) = (content, environment.submitActions)
        let text = content.text.wrappedValue
        // A formatted value isn't changed while it is being edited.
        if uiView.text != text, content.commit == nil || !uiView.isEditing { uiView.text = text }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        let width = proposal.width.map { max($0, 0) } ?? own.width
        return CGSize(width: width, height: own.height)
    }
}

/// Handles changes in a single-line field.
@MainActor
final class FieldEditor: NSObject, UITextFieldDelegate {
    var content: FieldContent?
    var submitActions: [SubmitAction] = []

    func textDidChange(in field: UITextField) {
        guard let content, content.commit == nil else { return }
        let text = field.text ?? ""
        if content.text.wrappedValue != text { content.text.wrappedValue = text }
        // A binding may reject or alter the new value.
        let taken = content.text.wrappedValue
        if taken != text { field.text = taken }
    }

    private func commit(_ field: UITextField) {
        guard let content, let commit = content.commit else { return }
        let text = field.text ?? ""
        if text != content.text.wrappedValue { commit(text) }
        field.text = content.text.wrappedValue
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        commit(textField)
        // An action may move the focus to another field.
        textField.resignFirstResponder()
        content?.onCommit()
        submitActions.submit(.text)
        return false
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { content?.onEditingChanged(true) }

    func textFieldDidEndEditing(_ textField: UITextField) {
        commit(textField)
        content?.onEditingChanged(false)
    }
}

extension EnvironmentValues {
    /// The font of edited text.
    var fieldFont: UIFont? {
        let text = TextResolver(environment: self).resolve(Text(verbatim: "x"))
        return text.runs.first?.attributes[.font] as? UIFont
    }

    var fieldAlignment: NSTextAlignment {
        switch multilineTextAlignment {
        case .leading: layoutDirection == .rightToLeft ? .right : .natural
        case .center: .center
        case .trailing: layoutDirection == .rightToLeft ? .left : .right
        }
    }
}
