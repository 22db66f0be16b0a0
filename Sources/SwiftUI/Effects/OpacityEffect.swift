import CoreGraphics
import QuartzCore

/// Sets the opacity of a view.
struct OpacityEffect: EffectModifier {
    typealias Body = Never

    let opacity: Double

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        context.set(layer, "opacity", to: opacity.isNaN ? 1 : min(max(opacity, 0), 1))
    }

    /// A transparent view receives no touches.
    func reveals(_ point: CGPoint, _ size: CGSize) -> Bool { opacity.isNaN || opacity > 0 }
}

extension View {
    /// Sets the view's opacity: 0 is transparent, 1, the default, opaque.
    ///
    /// The view fades as a group: overlapping parts don't show through.
    public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }
}
