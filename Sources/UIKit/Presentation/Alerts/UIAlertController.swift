import CoreGraphics
public import Foundation
import QuartzCore

/// Shows an alert in the middle of the screen, or an action sheet at its bottom.
///
/// On a wide screen an action sheet is a popover, whose `popoverPresentationController` needs a source view or item.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uialertcontroller)
@preconcurrency @MainActor
open class UIAlertController: UIViewController, SystemPresented {
    /// The style of an alert controller.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uialertcontroller/style)
    public enum Style: Int, Sendable {
        /// An action sheet at the bottom, or an alert in the middle.
        case actionSheet, alert
    }

    private var ownStyle = Style.actionSheet
    final let card = AlertCard()

    /// Creates an alert controller without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, ownStyle) = (title, message, preferredStyle)
    }

    /// Creates an action sheet without a message; the names are ignored, as nib files are.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .overFullScreen
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The style of the alert controller.
    open var preferredStyle: Style { ownStyle }

    /// The message below the title. Nil by default.
    open var message: String? { didSet { showContents() } }

    open override var title: String? { didSet { showContents() } }

    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// The action whose button is bold: one of `actions`. Nil by default, which makes an alert's cancel button bold.
    open var preferredAction: UIAlertAction? {
        didSet {
            if let preferredAction, !actions.contains(preferredAction) {
                reportOnce("The preferred action of a UIAlertController is not one of its actions; the old one is kept")
                self.preferredAction = oldValue
            }
            showContents()
        }
    }

    /// The severity of the alert. Stored without effect.
    open var severity = UIAlertControllerSeverity.default

    /// Adds an action. Only one may have the cancel style: another one is reported, and ignored.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            return reportOnce("A UIAlertController can have only one action of style .cancel; the second was ignored")
        }
        actions.append(action)
        action.onChange = { [weak self] in self?.showContents() }
        showContents()
    }

    /// The text fields, in the order in which they were added; nil if there are none.
    open var textFields: [UITextField]? { card.fields.isEmpty ? nil : card.fields }

    /// Adds a text field to an alert; action sheets can't have any, which is reported. The first field starts editing
    /// when the alert is presented.
    ///
    /// - Parameter configurationHandler: configures the text field; called immediately.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard ownStyle == .alert else {
            return reportOnce("Text fields can only be added to a UIAlertController of style .alert")
        }
        let field = card.addField()
        configurationHandler?(field)
        showContents()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        card.fields.first?.becomeFirstResponder()
    }

    open override func loadView() {
        card.didChoose = { [weak self] in self?.choose($0) }
        view = card
        showContents()
    }

    private func showContents() {
        guard isViewLoaded else { return }
        // The cancel button comes last, but is the first of two side by side.
        var shown = actions.filter { $0.style != .cancel }
        if let cancel = actions.first(where: { $0.style == .cancel }), card.placement != .popover {
            if ownStyle == .alert, shown.count == 1 { shown.insert(cancel, at: 0) } else { shown.append(cancel) }
        }
        let bold = preferredAction ?? (ownStyle == .alert ? actions.first { $0.style == .cancel } : nil)
        card.show(title, message, shown, bold: bold)
        viewIfLoaded?.superview?.setNeedsLayout()
    }

    // MARK: Presentation

    final func makeSystemPresentation(presenting: UIViewController?) -> UIPresentationController? {
        let traits = presenting?.viewIfLoaded?.window?.traitCollection ?? UIScreen.main.traitCollection
        guard ownStyle == .actionSheet, traits.horizontalSizeClass == .regular else {
            card.placement = ownStyle == .alert ? .alert : .sheet
            return AlertPresentationController(presentedViewController: self, presenting: presenting)
        }
        card.placement = .popover
        let made = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        made.ownStyle = .popover
        loadViewIfNeeded()
        showContents()
        let width = AlertCard.popoverWidth
        preferredContentSize = CGSize(width: width, height: card.height(forWidth: width))
        return made
    }

    /// Dismisses the alert, and then calls the action's handler.
    final func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed else { return }
        hide(animated: true, isUrgent: true) { action.perform() }
    }

    /// Handles a tap outside a sheet: it cancels, if there is a cancel action, and always dismisses a popover.
    final func cancelByHand() {
        if let cancel = actions.first(where: { $0.style == .cancel }) { return choose(cancel) }
        if card.placement == .popover { hide(animated: true, isUrgent: true, nil) }
    }
}

/// The severity of an alert.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uialertcontrollerseverity)
public enum UIAlertControllerSeverity: Int, Sendable {
    /// The default severity.
    case `default`
    /// A critical alert, which must not be overlooked.
    case critical
}
