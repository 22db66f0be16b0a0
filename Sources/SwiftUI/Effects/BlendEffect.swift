import CoreGraphics
import QuartzCore

/// Blends a view with its backdrop.
struct BlendEffect: EffectModifier {
    typealias Body = Never

    let mode: BlendMode

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        context.set(layer, "compositingFilter", to: mode.compositingFilter)
    }
}

/// Composites the view as a group.
struct GroupEffect: EffectModifier {
    typealias Body = Never

    let rasterizes: Bool
    var isOpaque = false

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        context.set(layer, "allowsGroupOpacity", to: true)
        if isOpaque { context.set(layer, "backgroundColor", to: CGColor.opaqueBlack) }
        guard rasterizes else {
            // Without an opacity, mask or clip, a group's items would be drawn directly on the backdrop.
            if layer.mask == nil { layer.mask = GroupEffect.makeMask() }
            return
        }
        context.set(layer, "shouldRasterize", to: true)
        context.set(layer, "rasterizationScale", to: context.environment.displayScale)
    }

    /// Returns a mask that hides nothing of a view, including its shadows and what extends beyond its bounds.
    private static func makeMask() -> CALayer {
        let mask = CALayer()
        mask.frame = CGRect(x: -50_000, y: -50_000, width: 100_000, height: 100_000)
        mask.backgroundColor = .opaqueBlack
        return mask
    }
}

extension View {
    /// Blends the view with its backdrop in a blend mode.
    public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }

    /// Composites the view as a group, so that enclosing effects apply to it as a whole.
    public func compositingGroup() -> some View { modifier(GroupEffect(rasterizes: false)) }

    /// Rasterizes the view into a bitmap that is reused while its content is unchanged.
    ///
    /// - Parameter opaque: whether the bitmap is opaque, on a black background. False by default.
    /// - Parameter colorMode: how colours are blended. Ignored: blending is always in encoded sRGB.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(GroupEffect(rasterizes: true, isOpaque: opaque))
    }
}
