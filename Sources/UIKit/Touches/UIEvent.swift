public import Foundation

/// Something that the user did: here always touches.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uievent)
@MainActor
open class UIEvent: NSObject {
    /// The kind of event.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

    /// What the event is about within its kind.
    public enum EventSubtype: Int, Sendable { case none, motionShake }

    /// `.touches`.
    open var type: EventType { .touches }

    /// `.none`, as touches have none.
    open var subtype: EventSubtype { .none }

    /// When it happened, in seconds on the clock of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval = 0
}
