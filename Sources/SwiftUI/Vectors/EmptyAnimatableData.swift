/// The vector of no parts, of what has nothing to animate.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/emptyanimatabledata)
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// The only value.
    public init() {}

    public static var zero: Self { EmptyAnimatableData() }
    public static func + (a: Self, b: Self) -> Self { a }
    public static func - (a: Self, b: Self) -> Self { a }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}
