public import CoreGraphics
import QuartzCore

/// Adds a drop shadow to the view.
struct ShadowEffect: EffectModifier {
    typealias Body = Never

    let color: Color
    let radius: CGFloat
    let offset: CGSize

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        let color = color.cgColor(in: context.environment)
        // A layer's shadow opacity is separate from its shadow colour.
        context.set(layer, "shadowColor", to: color.copy(alpha: 1))
        context.set(layer, "shadowOpacity", to: min(max(color.alpha, 0), 1))
        context.set(layer, "shadowRadius", to: radius.isFinite ? max(0, radius) : 0)
        context.set(layer, "shadowOffset", to: offset.width.isFinite && offset.height.isFinite ? offset : .zero)
    }
}

extension View {
    /// Adds a drop shadow to the view.
    ///
    /// - Parameters:
    ///   - color: the colour; black with an opacity of one third by default.
    ///   - radius: the standard deviation of the blur, in points.
    ///   - x: the shadow's offset to the right, in points.
    ///   - y: the shadow's offset downwards, in points.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
