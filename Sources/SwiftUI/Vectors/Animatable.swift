/// A type whose values can be interpolated.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animatable)
public protocol Animatable {
    /// What is mixed.
    associatedtype AnimatableData: VectorArithmetic

    /// The part of the value that is mixed while it changes with an animation.
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
    /// Nothing.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable {
    /// So much of the way to another value.
    @_disfavoredOverload
    package func interpolated(towards other: Self, amount: Double) -> Self {
        var mixed = other
        mixed.animatableData = animatableData.interpolated(towards: other.animatableData, amount: amount)
        return mixed
    }
}
