import CoreGraphics
public import Foundation
public import ObjectRuntime
import QuartzCore

/// Recognizes a gesture in touches, and calls methods or closures when it occurs.
///
/// Pass a closure on creation, `UITapGestureRecognizer { tap in ... }`, or add one with `addAction(_:)`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigesturerecognizer)
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, GestureActions {
    /// The state of a recognizer.
    public enum State: Int, Sendable {
        /// The states of a gesture that is possible, in progress or over; a discrete gesture goes directly to `ended`.
        case possible, began, changed, ended, cancelled, failed
        /// The state of a discrete gesture that has been recognized.
        public static let recognized = State.ended

        var isActive: Bool { self == .began || self == .changed }
        var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
    }

    final var ownState = State.possible
    /// The state to enter when other recognizers have failed.
    final var waitingState: State?
    final var handlers: [GestureHandler] = []
    /// The tracked touches, in order of their start.
    final var followed: [UITouch] = []
    /// Touches that have ended while the delivery of their end to views is delayed.
    final var heldTouches: [UITouch] = []
    /// The recognizers that must fail first.
    final var requirements: [WeakRecognizer] = []

    /// Creates a recognizer that calls a method of a target, as `addTarget(_:action:)` does; without an action, it
    /// calls nothing.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { handlers.append(.target(TargetAction(target, action))) }
    }

    /// Creates a recognizer without actions.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Dispatches to the `init(target:action:)` of a class known only by its metatype; called from C only.
    @_silgen_name("kasane_gesture_recognizer_init")
    @usableFromInline @inline(never)
    convenience init(_empty: Void) { self.init(target: nil, action: nil) }

    /// Adds a method of a target, which is not retained, to call at each change of state once the gesture is
    /// recognized, and at each move. The method may take the recognizer. A nil target stands for the first object in
    /// the responder chain from the view that has the method.
    open func addTarget(_ target: Any, action: Selector) { addHandler(target, action) }

    /// Removes methods: those of all targets for a nil target, all of a target's for a nil action.
    open func removeTarget(_ target: Any?, action: Selector?) { removeHandlers(target, action) }

    /// The state of the recognizer. Set by subclasses.
    open var state: State {
        get { ownState }
        set { change(to: newValue) }
    }

    /// The view the recognizer is attached to.
    open internal(set) weak var view: UIView?

    /// The delegate, which decides whether the gesture may begin, and with which others simultaneously. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The raw values of the touch types that the recognizer tracks. All by default.
    open var allowedTouchTypes = [
        UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
    ].map { NSNumber(value: $0.rawValue) }

    /// The raw values of the press types that the recognizer tracks. None by default; presses aren't supported.
    open var allowedPressTypes: [NSNumber] = []

    /// Whether only touches of one type are tracked at a time. True by default; all touches are of one type.
    open var requiresExclusiveTouchType = true

    /// The modifier keys that were held at the last event.
    open var modifierFlags: UIKeyModifierFlags { held.modifiers }

    /// The buttons pressed while touches are tracked; a finger counts as the primary button.
    open var buttonMask: UIEvent.ButtonMask { numberOfTouches > 0 ? held.buttons : [] }

    /// The modifier keys and buttons held at the last event.
    final var held = HeldInput()

    /// Whether the recognizer receives touches. Disabling it cancels a gesture in progress.
    open var isEnabled = true {
        didSet { if !isEnabled { giveUp() } }
    }

    /// Whether touches in views are cancelled once the gesture is recognized. True by default.
    open var cancelsTouchesInView = true

    /// Whether touches are delivered to views only when the recognizer has failed. False by default.
    open var delaysTouchesBegan = false

    /// Whether the end of touches is delivered to views only when the recognizer has failed. True by default.
    open var delaysTouchesEnded = true

    /// A name for debugging.
    open var name: String?

    // MARK: Relations to other recognizers

    /// Makes this recognizer wait until another one has failed; it fails if the other one recognizes its gesture.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Returns whether recognizing this gesture makes another recognizer fail. True by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether this recognizer fails when another one recognizes its gesture. True by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether this recognizer requires another one to fail. False by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether another recognizer requires this one to fail. False by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether the recognizer receives an event. True by default.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: Touches

    /// The number of touches that the recognizer tracks.
    open var numberOfTouches: Int { followed.count }

    /// Returns the centroid of the touches, in a view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        guard !followed.isEmpty else { return lastLocation.map { convert($0, to: view) } ?? .zero }
        return convert(center, to: view)
    }

    /// Returns the location of one of the touches, in a view's coordinates; nil stands for the window.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard followed.indices.contains(touchIndex) else { return location(in: view) }
        return followed[touchIndex].location(in: view)
    }

    final var lastLocation: CGPoint?

    // MARK: For subclasses

    /// Called when touches have begun.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches have ended.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches have been cancelled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called to reset the internal state before the next gesture.
    open func reset() {}

    /// Ignores a touch that is not part of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        followed.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }
}

/// A weak reference to a recognizer.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

/// Controls the behaviour of gesture recognizers. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate)
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: RuntimeObject {
    /// Asks the delegate whether a gesture that has been detected may begin. True by default.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Asks the delegate whether two recognizers may recognize their gestures simultaneously.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asks the delegate whether the first recognizer requires the second to fail.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asks the delegate whether the second recognizer requires the first to fail.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asks the delegate whether the recognizer receives a touch.
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
