import CoreGraphics
public import Foundation

/// The style of an action sheet.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactionsheetstyle)
public enum UIActionSheetStyle: Int, Sendable {
    /// The style of the bar below it, or the default one.
    case automatic = -1
    /// The default style, and those of black bars.
    case `default`, blackTranslucent, blackOpaque
}

/// Handles the buttons of an action sheet.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactionsheetdelegate)
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// Called when the user taps a button.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Called when the system cancels a sheet. Never called here.
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    /// Called before the sheet appears.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Called when the sheet has been presented.
    func didPresent(_ actionSheet: UIActionSheet)
    /// Called before the sheet is dismissed. If the user dismisses it, it disappears before this call.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the sheet has been dismissed.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
    public func willPresent(_ actionSheet: UIActionSheet) {}
    public func didPresent(_ actionSheet: UIActionSheet) {}
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// An action sheet of older programs, shown by a `UIAlertController`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactionsheet)
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    private final var buttons = OlderAlertButtons()
    private final var alertController: UIAlertController?

    /// The title. Empty by default.
    open var title = ""
    /// The object that handles the buttons. Not retained.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The sheet's style. Stored without effect, as since iOS 7.
    open var actionSheetStyle = UIActionSheetStyle.automatic

    /// Creates an action sheet with at most two buttons.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
            destructiveButtonTitle: destructiveButtonTitle, others: [])
    }

    /// Creates an action sheet with several buttons: the destructive one is the first, the one that cancels the last.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
            destructiveButtonTitle: destructiveButtonTitle, others: [firstButtonTitle] + moreButtonTitles)
    }

    private convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, others: [String]
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        for other in others { addButton(withTitle: other) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
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

    /// The index of the red button; -1, the default, for none.
    open var destructiveButtonIndex: Int {
        get { buttons.destructiveIndex }
        set { buttons.destructiveIndex = newValue }
    }

    /// The index of the first other button; -1 for none.
    open var firstOtherButtonIndex: Int { buttons.firstOtherIndex }

    // MARK: Showing

    /// Whether the sheet is shown.
    open var isVisible: Bool { alertController?.presentingViewController != nil }

    /// Shows the sheet at the bottom of a view's window; as a popover in the middle of the view on wide screens.
    open func show(in view: UIView) {
        show(in: view.window, animated: true) {
            $0?.sourceView = view
            $0?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
            $0?.permittedArrowDirections = []
        }
    }

    /// Shows the sheet from a toolbar.
    open func show(from view: UIToolbar) { show(in: view) }

    /// Shows the sheet from a tab bar.
    open func show(from view: UITabBar) { show(in: view) }

    /// Shows the sheet; on wide screens as a popover that points at a bar item.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        show(in: nil, animated: animated) { $0?.barButtonItem = item }
    }

    /// Shows the sheet; on wide screens as a popover that points at a rectangle in a view.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        show(in: view.window, animated: animated) {
            $0?.sourceView = view
            $0?.sourceRect = rect
        }
    }

    private func show(
        in window: UIWindow?, animated: Bool, _ place: (UIPopoverPresentationController?) -> Void
    ) {
        guard !isVisible else { return }
        let made = UIAlertController(
            title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        alertController = made
        // The buttons' actions retain the sheet while it is shown.
        buttons.add(to: made) { self.choose($0) }
        place(made.popoverPresentationController)
        delegate?.willPresent(self)
        made.presentOnTop(of: window, animated: animated)
        delegate?.didPresent(self)
    }

    /// Dismisses the sheet. The delegate isn't notified of a tapped button.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard isVisible, let alertController else { return }
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        alertController.dismiss(animated: animated) {
            self.alertController = nil
            self.delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
        }
    }

    /// Handles a tap on a button, by which the sheet has been dismissed.
    private func choose(_ index: Int) {
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
        alertController = nil
    }
}
