import CoreGraphics
package import QuartzCore

extension Color: View, LeafView {
    public typealias Body = Never

    package func updateLayer(_ layer: CALayer, _ context: LeafContext) {
        context.set(layer, "backgroundColor", to: cgColor(in: context.environment))
    }
}

extension LinearGradient: View {
    @MainActor public var body: _ShapeView<Rectangle, LinearGradient> { Rectangle().fill(self) }
}

extension RadialGradient: View {
    @MainActor public var body: _ShapeView<Rectangle, RadialGradient> { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
    @MainActor public var body: _ShapeView<Rectangle, EllipticalGradient> { Rectangle().fill(self) }
}

extension AngularGradient: View {
    @MainActor public var body: _ShapeView<Rectangle, AngularGradient> { Rectangle().fill(self) }
}
