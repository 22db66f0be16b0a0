package import Foundation

/// The state of a touch at one moment: the source of touches, from a script or from a window of the system.
package struct TouchSample: Sendable {
    package enum Action: Sendable { case down, move, up, cancel }

    /// Identifies the finger.
    package var finger: Int
    package var action: Action
    /// In window coordinates.
    package var location: CGPoint
    /// A finger, or a pointer while one of its buttons is pressed.
    package var type: UITouch.TouchType

    package init(finger: Int, action: Action, location: CGPoint, type: UITouch.TouchType = .direct) {
        (self.finger, self.action, self.location, self.type) = (finger, action, location, type)
    }
}

/// The buttons and modifier keys that are held down during a touch or a pointer movement.
package struct HeldInput: Sendable, Equatable {
    /// A finger counts as the primary button.
    package var buttons = UIEvent.ButtonMask.primary
    package var modifiers: UIKeyModifierFlags = []

    package init(buttons: UIEvent.ButtonMask = .primary, modifiers: UIKeyModifierFlags = []) {
        (self.buttons, self.modifiers) = (buttons, modifiers)
    }
}
