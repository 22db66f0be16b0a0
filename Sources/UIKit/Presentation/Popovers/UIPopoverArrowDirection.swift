import CoreGraphics

/// Where a popover's arrow points.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipopoverarrowdirection)
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up: the popover is below what it points at.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down: the popover is above what it points at.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the left: the popover is on the right of what it points at.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the right: the popover is on the left of what it points at.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// All of them.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt(bitPattern: Int.max))

    /// What an arrow of a height takes from the bubble's bounds.
    func insets(_ height: CGFloat) -> UIEdgeInsets {
        switch self {
        case .up: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
        case .down: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
        case .left: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
        case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
        default: .zero
        }
    }
}
