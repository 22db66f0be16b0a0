/// How what scrolls moves: a wheel by notches, or a trackpad.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrolltype)
public enum UIScrollType: Int, Sendable {
    /// By notches.
    case discrete
    /// As fingers on a trackpad do.
    case continuous
}

/// Kinds of scrolling.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrolltypemask)
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// By notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// As fingers on a trackpad do.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Says in words where a scroll view is, for those who don't see it. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate)
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Returns words for what is in sight, such as "Page 2 of 5"; nil, the default, for none.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

extension UIScrollViewAccessibilityDelegate {
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
}
