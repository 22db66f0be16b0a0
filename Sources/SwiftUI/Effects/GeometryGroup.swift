import QuartzCore

/// Gives a view a layer of its own, in which its subviews are placed.
private struct GeometryGroupEffect: EffectModifier {
    typealias Body = Never

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {}
}

extension View {
    /// Places the view's subviews relative to the view, so that they move with it when its ancestors move it.
    ///
    /// A subview inserted while the view is moving starts at the view's current position rather than its final one.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/geometrygroup())
    public func geometryGroup() -> some View { modifier(GeometryGroupEffect()) }

    /// Returns the view unchanged: the fallback for a `frame` without any length.
    @available(*, deprecated, message: "give frame() a length")
    public func frame() -> some View { self }
}
