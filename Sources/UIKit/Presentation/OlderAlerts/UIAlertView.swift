import CoreGraphics
public import Foundation

/// The style of an alert view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uialertviewstyle)
public enum UIAlertViewStyle: Int, Sendable {
    /// Without text fields.
    case `default`
    /// With a text field that hides its contents, or one that shows them.
    case secureTextInput, plainTextInput
    /// With a field for a user name and one for a password.
    case loginAndPasswordInput
}

/// Handles the buttons of an alert view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uialertviewdelegate)
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// Called when the user taps a button.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called when the system cancels an alert. Never called here.
    func alertViewCancel(_ alertView: UIAlertView)
    /// Called before the alert appears.
    func willPresent(_ alertView: UIAlertView)
    /// Called when the alert has been presented.
    func didPresent(_ alertView: UIAlertView)
    /// Called before the alert is dismissed. If the user dismisses it, it disappears before this call.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the alert has been dismissed.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Asks whether the first button that doesn't cancel is enabled, initially and whenever text changes. True by
    /// default.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertViewCancel(_ alertView: UIAlertView) {}
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// An alert of older programs, shown by a `UIAlertController`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uialertview)
@preconcurrency @MainActor
open class UIAlertView: UIView {
    private final var buttons = OlderAlertButtons()
    private final var alertController: UIAlertController?

    /// The title. Empty by default.
    open var title = ""
    /// The message below the title. Nil by default.
    open var message: String?
    /// The object that handles the buttons. Not retained.
    open weak var delegate: AnyObject?
    /// The kind of text fields. None by default. Changing it removes the text of previous ones.
    open var alertViewStyle = UIAlertViewStyle.default { didSet { if !isVisible { alertController = nil } } }

    /// Creates an alert with at most one button.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        (self.title, self.message) = (title ?? "", message)
        self.delegate = delegate as AnyObject?
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an alert with several buttons.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    // MARK: Buttons

    /// Adds a button, and returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

    /// Returns the title of a button; nil for an index out of range.
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

    /// The number of buttons.
    open var numberOfButtons: Int { buttons.titles.count }

    /// The index of the button that cancels; -1, the default, for none.
    open var cancelButtonIndex: Int {
        get { buttons.cancelIndex }
        set { buttons.cancelIndex = newValue }
    }

    /// The index of the first button that doesn't cancel; -1 for none.
    open var firstOtherButtonIndex: Int { buttons.firstOtherIndex }

    /// Returns a text field of the alert's style; nil for an index out of range.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = prepared().textFields ?? []
        return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    // MARK: Showing

    /// Whether the alert is shown.
    open var isVisible: Bool { alertController?.presentingViewController != nil }

    /// Shows the alert over everything else in the key window.
    open func show() {
        guard !isVisible else { return }
        let alertController = prepared()
        (alertController.title, alertController.message) = (title, message)
        // The buttons' actions retain the alert while it is shown.
        buttons.add(to: alertController) { self.choose($0) }
        enableFirstOther()
        handler?.willPresent(self)
        alertController.presentOnTop(animated: true)
        handler?.didPresent(self)
    }

    /// Dismisses the alert. The delegate isn't notified of a tapped button.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard isVisible, let alertController else { return }
        handler?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        alertController.dismiss(animated: animated) {
            self.alertController = nil
            self.handler?.alertView(self, didDismissWithButtonIndex: buttonIndex)
        }
    }

    private var handler: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    /// Handles a tap on a button, by which the alert has been dismissed.
    private func choose(_ index: Int) {
        handler?.alertView(self, clickedButtonAt: index)
        handler?.alertView(self, willDismissWithButtonIndex: index)
        handler?.alertView(self, didDismissWithButtonIndex: index)
        alertController = nil
    }

    /// Returns the alert controller with the fields of the alert's style.
    private func prepared() -> UIAlertController {
        if let alertController { return alertController }
        let made = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alertController = made
        func add(_ placeholder: String?, isSecure: Bool) {
            made.addTextField { [weak self] field in
                field.placeholder = placeholder
                field.isSecureTextEntry = isSecure
                field.addAction(UIAction { [weak self] _ in self?.enableFirstOther() }, for: .editingChanged)
            }
        }
        switch alertViewStyle {
        case .default: break
        case .secureTextInput: add(nil, isSecure: true)
        case .plainTextInput: add(nil, isSecure: false)
        case .loginAndPasswordInput:
            add("Login", isSecure: false)
            add("Password", isSecure: true)
        }
        return made
    }

    private func enableFirstOther() {
        let index = firstOtherButtonIndex
        guard let alertController, let handler, alertController.actions.indices.contains(index) else { return }
        alertController.actions[index].isEnabled = handler.alertViewShouldEnableFirstOtherButton(self)
    }
}
