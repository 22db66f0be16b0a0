package import Foundation

/// What one finger does at one moment: where touches come from, be it a script or a window of the system.
package struct TouchSample: Sendable {
    package enum Action: Sendable { case down, move, up, cancel }

    /// Tells fingers apart.
    package var finger: Int
    package var action: Action
    /// In the window's space.
    package var location: CGPoint

    package init(finger: Int, action: Action, location: CGPoint) {
        (self.finger, self.action, self.location) = (finger, action, location)
    }
}
