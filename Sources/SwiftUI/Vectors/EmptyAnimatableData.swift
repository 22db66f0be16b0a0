/// The vector without components, for types without animatable data.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/emptyanimatabledata)
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates the only value.
    public init() {}

    public static var zero: Self { EmptyAnimatableData() }
    public static func + (a: Self, b: Self) -> Self { a }
    public static func - (a: Self, b: Self) -> Self { a }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}
