public import CoreGraphics

/// A range of values that limits a joint.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uifloatrange)
public struct UIFloatRange: Equatable, Sendable {
    /// The minimum value.
    public var minimum: CGFloat
    /// The maximum value.
    public var maximum: CGFloat

    /// From 0 to 0.
    public static let zero = UIFloatRange()
    /// All numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Creates a range from 0 to 0.
    public init() { (minimum, maximum) = (0, 0) }

    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// Whether the range contains all numbers.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

    /// The range for a joint; an inverted range is unlimited.
    var limits: ClosedRange<Double> {
        minimum <= maximum ? Double(minimum)...Double(maximum) : -Double.infinity...Double.infinity
    }
}
