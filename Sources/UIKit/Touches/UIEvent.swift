public import Foundation

/// Something that the user did: here always touches.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uievent)
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kind of event.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches
        /// Motion of the device.
        case motion
        /// A remote control.
        case remoteControl
        /// Keys and buttons.
        case presses
    }

    /// What the event is about within its kind.
    public enum EventSubtype: Int, Sendable {
        /// Nothing more particular.
        case none
        /// A shake.
        case motionShake
    }

    final var touches: [UITouch] = []

    /// `.touches`.
    open var type: EventType { .touches }

    /// `.none`, as touches have none.
    open var subtype: EventSubtype { .none }

    /// When it happened, in seconds on the clock of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval = 0

    /// All fingers on the screen, and those that have just left.
    open var allTouches: Set<UITouch>? { Set(touches) }

    /// Those that belong to a view.
    open func touches(for view: UIView) -> Set<UITouch>? { found { $0.view === view } }

    /// Those in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { found { $0.window === window } }

    /// Those that a recognizer looks at.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        found { $0.gestureRecognizers?.contains(gesture) == true }
    }

    /// The touches that one stands for: itself, as each is reported.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

    /// Where a touch may go next: nobody guesses.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

    private final func found(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        let touches = touches.filter(isMeant)
        return touches.isEmpty ? nil : Set(touches)
    }
}
