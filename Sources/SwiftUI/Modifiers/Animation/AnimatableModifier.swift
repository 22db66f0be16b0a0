/// A modifier whose values can be interpolated, by the name that was for both before iOS 15: `ViewModifier` and `Animatable`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animatablemodifier)
public protocol AnimatableModifier: Animatable, ViewModifier {}
