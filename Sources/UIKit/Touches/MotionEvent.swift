import QuartzCore

/// A shake of the device.
final class MotionEvent: UIEvent {
    override var type: EventType { .motion }
    override var subtype: EventSubtype { .motionShake }
}

extension UIWindow {
    /// Delivers a shake to the first responder; to the window if there is none.
    package final func shake() {
        let event = MotionEvent()
        event.timestamp = CACurrentMediaTime()
        let target = firstResponder ?? self
        target.motionBegan(.motionShake, with: event)
        target.motionEnded(.motionShake, with: event)
    }
}
