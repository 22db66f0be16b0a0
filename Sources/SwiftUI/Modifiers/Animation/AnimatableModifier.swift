/// An animatable modifier: the name before iOS 15 for a type that is both a `ViewModifier` and `Animatable`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animatablemodifier)
public protocol AnimatableModifier: Animatable, ViewModifier {}
