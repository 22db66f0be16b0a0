import CoreGraphics
public import Foundation
import QuartzCore

/// An interaction that shows a context menu when its view is long-pressed, or clicked with a pointer's secondary
/// button, in which case the menu has no preview and appears at the pointer. A touch that stays down chooses the
/// element where it is lifted.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction)
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    /// The appearance of a menu.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction/appearance)
    public enum appearance: Int, Sendable {
        /// No menu, a menu with a preview, or a menu without one.
        case unknown, rich, compact
    }

    /// The delegate, which provides the menu. Not retained.
    public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?
    public private(set) final weak var view: UIView?
    private lazy var press = MenuPressRecognizer { [weak self] in self?.pressDidChange($0) }
    private lazy var click = SecondaryClickRecognizer { [weak self] click in
        guard let self else { return }
        present(at: click.location(in: view), byClick: true)
    }
    /// Whether the last menu was requested by a click.
    private var isClicked = false
    private var display: MenuDisplay?
    /// Whether a press is only recognized if there is a menu for it, as in lists.
    final var asksFirst = false
    private var prepared: UIContextMenuConfiguration?
    /// The fallback for a press where there is no menu; returns whether it was handled.
    final var alternative: ((CGPoint) -> Bool)?
    private var didOtherwise = false
    /// Whether the menu has no preview, and opens on touch-down or after a long press.
    final var isList = false
    final var opensAtOnce = false {
        didSet { press.minimumPressDuration = opensAtOnce ? 0 : UIContextMenuInteraction.pressDuration }
    }

    /// The duration of the long press that opens a menu, in seconds.
    private static let pressDuration: TimeInterval = 0.5

    /// Creates an interaction with a delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.minimumPressDuration = UIContextMenuInteraction.pressDuration
        press.delegate = self
        click.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        isClicked = gestureRecognizer === click
        // A click without a menu is left to enclosing views.
        guard asksFirst || isClicked else { return true }
        let place = gestureRecognizer.location(in: view)
        prepared = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)
        didOtherwise = prepared == nil && !isClicked && alternative?(place) == true
        return prepared != nil || didOtherwise
    }

    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        display?.dismiss(animated: false)
        for recognizer in [press, click] { self.view?.removeGestureRecognizer(recognizer) }
        self.view = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        for recognizer in [press, click] { view?.addGestureRecognizer(recognizer) }
    }

    /// An alias of ``appearance``, capitalized like other types.
    public typealias Appearance = appearance

    /// The appearance of the presented menu; `.unknown` if there is none.
    open var menuAppearance: Appearance { display.map { $0.isList ? .compact : .rich } ?? .unknown }

    /// Returns the location of the last press or click in a view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { (isClicked ? click : press).location(in: view) }

    /// Dismisses the menu, if it is presented.
    open func dismissMenu() { display?.dismiss(animated: true) }

    /// Replaces the presented menu by the one that the block returns for it.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let display else { return }
        display.show(block(display.menu))
    }

    private func pressDidChange(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: if !didOtherwise { present(at: press.location(in: view)) }
        case .changed: display?.follow(press.location(in: nil))
        case .ended: display?.lift(press.location(in: nil))
        case .cancelled, .failed: display?.follow(nil)
        case .possible: break
        @unknown default: break
        }
    }

    /// Presents the menu for a location in the view.
    ///
    /// - Parameter byClick: whether the menu has no preview and appears at the location.
    final func present(at place: CGPoint, byClick: Bool = false) {
        guard display == nil, let view, let window = view.window, let delegate,
            let configuration = prepared
                ?? delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place)
        else { return }
        prepared = nil
        let isList = isList || byClick
        let menu = configuration.actionProvider?([])
        let controller = isList ? nil : configuration.previewProvider?()
        guard menu?.children.isEmpty == false || controller != nil else { return }
        let preview =
            isList
            ? nil
            : delegate.contextMenuInteraction(
                self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
                ?? UITargetedPreview(view: view)
        let source = asksFirst ? preview?.view ?? view : view
        let anchor =
            byClick && !self.isList
            ? CGRect(origin: window.convert(place, from: view), size: .zero)
            : window.convert(source.bounds, from: source)
        let attachment = (view as? any MenuAttaching)?.menuAttachment(for: configuration)
        let made = MenuDisplay(
            menu ?? UIMenu(), preview: preview, controller: controller, in: window,
            anchor: attachment.map { CGRect(origin: window.convert($0, from: view), size: .zero) } ?? anchor,
            isList: isList, order: configuration.preferredMenuElementOrder)
        display = made
        made.sender = view
        made.onChoice = { [weak view] in (view as? any MenuAttaching)?.menuDidChoose($0) }
        made.onCommit = { [weak self] animator in
            guard let self else { return }
            self.delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        made.onEnd = { [weak self] animator in
            guard let self else { return }
            display = nil
            guard let delegate = self.delegate else { return }
            if !isList {
                made.dismissalPreview = delegate.contextMenuInteraction(
                    self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
            }
            delegate.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        }
        let animator = MenuAnimator(previewing: controller)
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        made.present(with: animator)
    }
}

/// The long press that opens a menu: of a touch, or of a pointer's primary button.
private final class MenuPressRecognizer: UILongPressGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { !event.isOfOtherButtons }
}

/// A view that determines where its menu is attached, and is told which element was chosen.
@MainActor
protocol MenuAttaching: UIView {
    /// The attachment point of the menu, in the view's coordinates; nil for the whole view.
    func menuAttachment(for configuration: UIContextMenuConfiguration) -> CGPoint?
    /// Called after an element was chosen and performed.
    func menuDidChoose(_ element: UIMenuElement)
}
