import QuartzCore

/// Gives a view a layer of its own, in which its parts are placed.
private struct GeometryGroupEffect: EffectModifier {
    typealias Body = Never

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {}
}

extension View {
    /// Places the parts of the view relative to the view, so that they move with it when the views around it move it.
    ///
    /// A part that comes while the view is moving is where the view is, and not where the view will be.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/geometrygroup())
    public func geometryGroup() -> some View { modifier(GeometryGroupEffect()) }

    /// Returns the view; what code had left when it gave `frame` no length.
    @available(*, deprecated, message: "give frame() a length")
    public func frame() -> some View { self }
}
