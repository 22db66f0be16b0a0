import CoreGraphics
public import Foundation

/// Makes a view's content draggable: holding it for half a second lifts the items, which the finger then drags.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidraginteraction)
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    /// Whether drag interactions are enabled by default. True.
    open class var isEnabledByDefault: Bool { true }

    /// The interaction's delegate, which provides the items. Not retained.
    public private(set) final weak var delegate: (any UIDragInteractionDelegate)?
    public private(set) final weak var view: UIView?
    /// Whether dragging is enabled. True by default.
    open var isEnabled = true { didSet { lift.isEnabled = isEnabled } }
    /// Whether other gestures are recognized during the lift. False by default.
    open var allowsSimultaneousRecognitionDuringLift = false

    private lazy var lift = UILongPressGestureRecognizer { [weak self] in self?.liftDidChange($0) }
    private var session: DragSession?
    private var drag: ActiveDrag?

    /// Creates an interaction with a delegate.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        lift.delegate = self
        isEnabled = type(of: self).isEnabledByDefault
    }

    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        drag?.end(isCancelled: true)
        drag = nil
        self.view?.removeGestureRecognizer(lift)
        self.view = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(lift)
    }

    /// Whether a drag from the view is in progress.
    final var isDragging: Bool { drag != nil }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view, let delegate, drag == nil else { return false }
        let made = DragSession(in: view.window)
        made.place = gestureRecognizer.location(in: nil)
        made.items = delegate.dragInteraction(self, itemsForBeginning: made)
        session = made
        return !made.items.isEmpty
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { allowsSimultaneousRecognitionDuringLift }

    private func liftDidChange(_ press: UIGestureRecognizer) {
        switch press.state {
        case .began:
            guard let session, let window = view?.window else { return }
            drag = ActiveDrag(session, from: self, in: window)
            drag?.lift()
        case .changed: drag?.move(to: press.location(in: nil))
        case .ended, .cancelled, .failed:
            drag?.end(isCancelled: press.state != .ended)
            (drag, session) = (nil, nil)
        case .possible: break
        @unknown default: break
        }
    }
}
