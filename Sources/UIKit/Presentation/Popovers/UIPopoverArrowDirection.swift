import CoreGraphics

/// The direction of a popover's arrow.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipopoverarrowdirection)
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up: the popover is below its anchor.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down: the popover is above its anchor.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// Left: the popover is to the right of its anchor.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// Right: the popover is to the left of its anchor.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not determined yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt(bitPattern: Int.max))

    /// The insets that an arrow of a height takes from the popover's bounds.
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
