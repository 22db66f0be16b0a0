public import Foundation

/// Decides about a text field, and is told what happens to it. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextfielddelegate)
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin. True by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end. True by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when editing has ended, in place of ``textFieldDidEndEditing(_:)``.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether the user may put a text in the place of a range. True by default.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when the selection has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button may clear the text. True by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it usually does. True by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns the menu for a range; nil, the default, for one of the suggested actions.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called before the edit menu comes.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu goes.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}

extension UITextField {
    /// A border.
    public enum BorderStyle: Int, Sendable {
        /// None, a thin line, a bezel, or a rounded rectangle.
        case none, line, bezel, roundedRect
    }

    /// When a view beside the text shows.
    public enum ViewMode: Int, Sendable {
        /// Never, while the text is edited, while it is not, or always.
        case never, whileEditing, unlessEditing, always
    }

    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text is what the user wants.
        case committed
        /// The user took the changes back, which only happens on television.
        case cancelled
    }

    /// Posted with a text field when editing has begun.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted with a text field when editing has ended.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted with a text field when the user has changed the text.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// The key of why editing has ended, in the notification of it.
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
