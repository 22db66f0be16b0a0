import UIKit

/// What a dial tells, and asks, its owner.
@objc public protocol DialDelegate: NSObjectProtocol {
    /// The value has changed.
    func dial(_ dial: Dial, didChange value: CGFloat)

    /// Whether the dial may be turned at all. A delegate without an opinion leaves this out.
    @objc optional func dialShouldBeginTurning(_ dial: Dial) -> Bool
    @objc optional func dialDidBeginTurning(_ dial: Dial)
    @objc optional func dialDidEndTurning(_ dial: Dial)

    /// The text in the middle.
    @objc optional func dial(_ dial: Dial, titleFor value: CGFloat) -> String?

    /// The smallest change that counts.
    @objc optional var dialStep: CGFloat { get }
}

public extension Notification.Name {
    /// Posted by a dial that has snapped to one of its marks.
    static let dialDidSnap = Notification.Name("DialDidSnapNotification")
}
