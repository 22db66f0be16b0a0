/// A type whose values can be interpolated.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animatable)
public protocol Animatable {
    /// The type of the interpolated data.
    associatedtype AnimatableData: VectorArithmetic

    /// The data that is interpolated while the value animates.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Empty data: there is nothing to animate.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable {
    /// Returns the value interpolated towards another.
    @_disfavoredOverload
    package func interpolated(towards other: Self, amount: Double) -> Self {
        var mixed = other
        mixed.animatableData = animatableData.interpolated(towards: other.animatableData, amount: amount)
        return mixed
    }
}
