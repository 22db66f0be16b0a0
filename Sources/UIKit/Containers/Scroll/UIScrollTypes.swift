/// The type of a scroll event: discrete steps of a wheel, or continuous scrolling on a trackpad.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrolltype)
public enum UIScrollType: Int, Sendable {
    /// Discrete steps, as of a mouse wheel.
    case discrete
    /// Continuous scrolling, as on a trackpad.
    case continuous
}

/// A set of scroll types.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrolltypemask)
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Discrete steps, as of a mouse wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Continuous scrolling, as on a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both types.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Describes the position of a scroll view for assistive technologies. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate)
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Returns a description of the visible content, such as "Page 2 of 5"; nil, the default, for none.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

extension UIScrollViewAccessibilityDelegate {
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
}
