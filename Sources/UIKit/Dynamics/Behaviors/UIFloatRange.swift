public import CoreGraphics

/// A range of numbers that a joint stays in.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uifloatrange)
public struct UIFloatRange: Equatable, Sendable {
    /// The least number.
    public var minimum: CGFloat
    /// The greatest number.
    public var maximum: CGFloat

    /// From 0 to 0.
    public static let zero = UIFloatRange()
    /// All numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Creates a range from 0 to 0.
    public init() { (minimum, maximum) = (0, 0) }

    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// Whether the range has all numbers.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

    /// The range for a joint; one that is upside down is all numbers.
    var limits: ClosedRange<Double> {
        minimum <= maximum ? Double(minimum)...Double(maximum) : -Double.infinity...Double.infinity
    }
}
