import CoreGraphics
import QuartzCore

/// Lets what lies behind show through.
struct OpacityEffect: EffectModifier {
    typealias Body = Never

    let opacity: Double

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        context.set(layer, "opacity", to: opacity.isNaN ? 1 : min(max(opacity, 0), 1))
    }

    /// What can't be seen can't be touched.
    func reveals(_ point: CGPoint, _ size: CGSize) -> Bool { opacity.isNaN || opacity > 0 }
}

extension View {
    /// Lets what lies behind the view show through: 0 shows nothing of the view, 1, the default, all of it.
    ///
    /// The view fades as a whole: what overlaps in it does not show through.
    public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }
}
