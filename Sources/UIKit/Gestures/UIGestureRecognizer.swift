import CoreGraphics
public import Foundation
import QuartzCore

/// Recognises a gesture in touches, and calls closures when it occurs.
///
/// Where iOS code names a target and a selector, which Linux has not, here a closure comes with the making:
/// `UITapGestureRecognizer { tap in ... }`, or with `addAction(_:)`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigesturerecognizer)
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, GestureActions {
    /// The state of a recognizer.
    public enum State: Int, Sendable {
        /// Whether the gesture may still come, is under way, or is over; a gesture that is recognized at once goes to
        /// `ended`.
        case possible, began, changed, ended, cancelled, failed
        /// Of a gesture that is over as soon as it is found.
        public static let recognized = State.ended

        var isActive: Bool { self == .began || self == .changed }
        var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
    }

    final var ownState = State.possible
    /// The state that waits for others to fail.
    final var waitingState: State?
    final var handlers: [(UIGestureRecognizer) -> Void] = []
    /// The touches it looks at, in the order they came.
    final var followed: [UITouch] = []
    /// Those whose fingers have left while views wait to hear of it.
    final var heldTouches: [UITouch] = []
    /// Which others must fail first.
    final var requirements: [WeakRecognizer] = []

    /// A recognizer that tells nobody yet.
    public required override init() { super.init() }

    /// The recognizer's state. Subclasses set it.
    open var state: State {
        get { ownState }
        set { change(to: newValue) }
    }

    /// The view it is on.
    open internal(set) weak var view: UIView?

    /// What decides whether the gesture may begin, and beside which others; held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether it looks at touches. Turned off, it gives up what it has begun.
    open var isEnabled = true {
        didSet { if !isEnabled { giveUp() } }
    }

    /// Whether views get no more of the touches once the gesture is found. True by default.
    open var cancelsTouchesInView = true

    /// Whether views hear of touches only when the recognizer has failed. False by default.
    open var delaysTouchesBegan = false

    /// Whether views hear of the end of touches only when the recognizer has failed. True by default.
    open var delaysTouchesEnded = true

    /// A name for messages.
    open var name: String?

    // MARK: Others

    /// Makes this recognizer wait until another has failed, and fail if that is recognized.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Whether finding this one has another fail. True by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another one that is found has this one fail. True by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this one waits for another to fail. False by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another one waits for this to fail. False by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether it looks at an event at all. True by default.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: Touches

    /// The number of touches it tracks.
    open var numberOfTouches: Int { followed.count }

    /// The centroid of the touches, in a view's coordinates; nil stands for the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard !followed.isEmpty else { return lastLocation.map { convert($0, to: view) } ?? .zero }
        return convert(center, to: view)
    }

    /// Where one of the fingers is.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard followed.indices.contains(touchIndex) else { return location(in: view) }
        return followed[touchIndex].location(in: view)
    }

    final var lastLocation: CGPoint?

    // MARK: For subclasses

    /// Fingers have come down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers have left.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches were taken away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Forgets what it knows of the gesture, before the next one.
    open func reset() {}

    /// Ignores a touch that is not part of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        followed.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }
}

/// A recognizer that may have gone.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

/// What makes recognizers with closures that know their class.
@preconcurrency @MainActor
public protocol GestureActions: AnyObject {
    /// Makes a recognizer without actions.
    init()
}

extension GestureActions where Self: UIGestureRecognizer {
    /// A recognizer that calls a closure at each change of its state once the gesture is found, and at each move.
    public init(action: @escaping (Self) -> Void) {
        self.init()
        addAction(action)
    }

    /// Adds a closure to call.
    public func addAction(_ action: @escaping (Self) -> Void) {
        handlers.append { recognizer in
            // It is only ever called with the recognizer it was added to.
            action(unsafeDowncast(recognizer, to: Self.self))
        }
    }
}

/// Decides for recognizers. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate)
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether a gesture that was found counts.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Whether two gestures may be found at the same time.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether the first waits for the second to fail.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether the second waits for the first to fail.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether the recognizer looks at a touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}
