public import Foundation

/// A user interaction: touches, presses of keys, or the movement of a pointer.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uievent)
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kind of event.
    public enum EventType: Int, Sendable {
        /// Touches on the screen.
        case touches
        /// Motion of the device.
        case motion
        /// Remote control of media.
        case remoteControl
        /// Presses of keys and buttons.
        case presses
        /// Scrolling by a wheel or a trackpad.
        case scroll = 10
        /// A pointer moving over views.
        case hover = 11
        /// A pinch or rotation on a trackpad.
        case transform = 14
    }

    /// The subtype of an event.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none
        /// A shake of the device.
        case motionShake
        /// A button of a remote control.
        case remoteControlPlay = 100
        /// A button of a remote control.
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack,
            remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward,
            remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    final var touches: [UITouch] = []
    final var held = HeldInput()

    /// The type of the event: `.touches`, unless a subclass overrides it.
    open var type: EventType { .touches }

    /// The subtype of the event: always `.none`, as touches have none.
    open var subtype: EventSubtype { .none }

    /// The modifier keys that are held down: those of a window's keyboard; none in recordings and tests.
    open var modifierFlags: UIKeyModifierFlags { held.modifiers }

    /// The buttons that are pressed during a touch: a mouse's, or the primary one for a finger.
    open var buttonMask: ButtonMask {
        touches.contains { $0.phase != .ended && $0.phase != .cancelled } ? held.buttons : []
    }

    /// The time of the event, in seconds on the clock of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval = 0

    /// All touches of the event, including those that have just ended.
    open var allTouches: Set<UITouch>? { Set(touches) }

    /// The touches that belong to a view.
    open func touches(for view: UIView) -> Set<UITouch>? { found { $0.view === view } }

    /// The touches in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { found { $0.window === window } }

    /// The touches that a gesture recognizer tracks.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        found { $0.gestureRecognizers?.contains(gesture) == true }
    }

    /// The touches coalesced into one: always the touch itself, as each is reported.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

    /// The predicted touches: always empty.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

    private final func found(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        let touches = touches.filter(isMeant)
        return touches.isEmpty ? nil : Set(touches)
    }
}
