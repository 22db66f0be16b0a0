import UIKit

/// Methods for managing a dial.
@objc public protocol DialDelegate: NSObjectProtocol {
    /// Called when the value has changed.
    func dial(_ dial: Dial, didChange value: CGFloat)

    /// Asks whether the dial may be turned. A delegate without an opinion omits this method.
    @objc optional func dialShouldBeginTurning(_ dial: Dial) -> Bool
    @objc optional func dialDidBeginTurning(_ dial: Dial)
    @objc optional func dialDidEndTurning(_ dial: Dial)

    /// Returns the text in the middle.
    @objc optional func dial(_ dial: Dial, titleFor value: CGFloat) -> String?

    /// The smallest significant change.
    @objc optional var dialStep: CGFloat { get }
}

public extension Notification.Name {
    /// Posted by a dial that has snapped to one of its marks.
    static let dialDidSnap = Notification.Name("DialDidSnapNotification")
}
