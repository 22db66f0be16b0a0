import CoreGraphics
public import Foundation
import QuartzCore

/// Shows a message with buttons, in the middle of the screen or at its bottom.
///
/// An action sheet on a wide screen is a popover, whose `popoverPresentationController` has to say where it belongs.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uialertcontroller)
@preconcurrency @MainActor
open class UIAlertController: UIViewController, SystemPresented {
    /// Where a message is shown.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uialertcontroller/style)
    public enum Style: Int, Sendable {
        /// At the bottom, or in the middle.
        case actionSheet, alert
    }

    private var ownStyle = Style.actionSheet
    final let card = AlertCard()

    /// Creates a message without buttons.
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

    /// Where the message is shown.
    open var preferredStyle: Style { ownStyle }

    /// The text below the title. Nil by default.
    open var message: String? { didSet { showContents() } }

    open override var title: String? { didSet { showContents() } }

    /// The buttons, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// The button in bold: one of the actions. Nil by default, for the one that cancels an alert.
    open var preferredAction: UIAlertAction? {
        didSet {
            if let preferredAction, !actions.contains(preferredAction) {
                reportOnce("The preferred action of a UIAlertController is none of its actions; the old one stays")
                self.preferredAction = oldValue
            }
            showContents()
        }
    }

    /// How grave the matter is. Stored without effect.
    open var severity = UIAlertControllerSeverity.default

    /// Adds a button. Only one may cancel: another one is reported, and left out.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            return reportOnce("A UIAlertController can have one action of the style .cancel; the second was left out")
        }
        actions.append(action)
        action.onChange = { [weak self] in self?.showContents() }
        showContents()
    }

    /// The fields for text, in the order in which they were added; nil for none.
    open var textFields: [UITextField]? { card.fields.isEmpty ? nil : card.fields }

    /// Adds a field for text to an alert; action sheets have none, which is reported. The first field is edited as soon as the alert
    /// is there.
    ///
    /// - Parameter configurationHandler: sets the field up, at once.
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
        // The button that cancels comes last; of two beside each other it is the first.
        var shown = actions.filter { $0.style != .cancel }
        if let cancel = actions.first(where: { $0.style == .cancel }), card.placement != .popover {
            if ownStyle == .alert, shown.count == 1 { shown.insert(cancel, at: 0) } else { shown.append(cancel) }
        }
        let bold = preferredAction ?? (ownStyle == .alert ? actions.first { $0.style == .cancel } : nil)
        card.show(title, message, shown, bold: bold)
        viewIfLoaded?.superview?.setNeedsLayout()
    }

    // MARK: The presentation

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

    /// Dismisses the message, and then calls the action.
    final func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed else { return }
        hide(animated: true, isUrgent: true) { action.perform() }
    }

    /// What a tap beside a sheet does: it cancels, where there is a button for it, and dismisses a popover in any case.
    final func cancelByHand() {
        if let cancel = actions.first(where: { $0.style == .cancel }) { return choose(cancel) }
        if card.placement == .popover { hide(animated: true, isUrgent: true, nil) }
    }
}

/// How grave a message is.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uialertcontrollerseverity)
public enum UIAlertControllerSeverity: Int, Sendable {
    /// As usual.
    case `default`
    /// So that people must not overlook it.
    case critical
}
