public import CoreGraphics

/// What an animation can mix: values that can be added, and stretched by a number.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/vectorarithmetic)
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each part by `rhs`.
    mutating func scale(by rhs: Double)

    /// The product of the vector with itself: the square of its length.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The vector, each part multiplied by `factor`.
    public func scaled(by factor: Double) -> Self {
        var copy = self
        copy.scale(by: factor)
        return copy
    }

    /// Goes so much of the way to another vector: 0 stays, 1 gets there, and what lies outside goes beyond.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }

    /// So much of the way to another vector: 0 is this one, 1 the other, and what lies outside goes beyond.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}
