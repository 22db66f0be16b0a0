/// Two vectors that animate together.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animatablepair)
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first vector.
    public var first: First
    /// The second vector.
    public var second: Second

    /// Creates a pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var zero: Self { AnimatablePair(.zero, .zero) }

    public static func + (a: Self, b: Self) -> Self { AnimatablePair(a.first + b.first, a.second + b.second) }
    public static func - (a: Self, b: Self) -> Self { AnimatablePair(a.first - b.first, a.second - b.second) }

    public static func += (a: inout Self, b: Self) {
        a.first += b.first
        a.second += b.second
    }

    public static func -= (a: inout Self, b: Self) {
        a.first -= b.first
        a.second -= b.second
    }

    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The sum of both squared magnitudes.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
