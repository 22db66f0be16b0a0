package import Foundation

/// What one finger does at one moment: where touches come from, be it a script or a window of the system.
package struct TouchSample: Sendable {
    package enum Action: Sendable { case down, move, up, cancel }

    /// Tells fingers apart.
    package var finger: Int
    package var action: Action
    /// In the window's space.
    package var location: CGPoint
    /// A finger, or a pointer while a button of it is down.
    package var type: UITouch.TouchType

    package init(finger: Int, action: Action, location: CGPoint, type: UITouch.TouchType = .direct) {
        (self.finger, self.action, self.location, self.type) = (finger, action, location, type)
    }
}

/// What is held down while something is touched or pointed at.
package struct HeldInput: Sendable, Equatable {
    /// A finger counts as the main button.
    package var buttons = UIEvent.ButtonMask.primary
    package var modifiers: UIKeyModifierFlags = []

    package init(buttons: UIEvent.ButtonMask = .primary, modifiers: UIKeyModifierFlags = []) {
        (self.buttons, self.modifiers) = (buttons, modifiers)
    }
}
