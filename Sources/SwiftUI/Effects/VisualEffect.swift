public import CoreGraphics
import QuartzCore

/// A change of a view's appearance that can depend on its geometry and doesn't affect layout.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/visualeffect)
public protocol VisualEffect: Sendable {
    /// Adds the effect to the preceding ones.
    func _apply(to look: inout _VisualEffectLook)
}

/// An effect without any steps, to which others are added.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/emptyvisualeffect)
public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect without any steps.
    public init() {}

    public func _apply(to look: inout _VisualEffectLook) {}
}

/// An effect that follows another.
public struct _VisualEffectStep<Base: VisualEffect>: VisualEffect {
    let base: Base
    /// The added step; nil for none.
    let step: VisualStep?

    public func _apply(to look: inout _VisualEffectLook) {
        base._apply(to: &look)
        if let step { look.steps.append(step) }
    }
}

extension VisualEffect {
    private func then(_ step: VisualStep) -> _VisualEffectStep<Self> { _VisualEffectStep(base: self, step: step) }

    private func add(_ step: VisualStep?) -> _VisualEffectStep<Self> { _VisualEffectStep(base: self, step: step) }

    private func filter(_ type: FilterEffect.FilterType, _ amount: Double) -> _VisualEffectStep<Self> {
        then(.filter(type, amount.isFinite ? amount : 0))
    }

    /// Offsets the view, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Offsets the view, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        then(.offset(CGSize(width: x.isFinite ? x : 0, height: y.isFinite ? y : 0)))
    }

    /// Scales the view about an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.scale(_ScaleEffect(scale: scale, anchor: anchor)))
    }

    /// Scales the view about an anchor.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the view about an anchor.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the view about an anchor.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.rotation(_RotationEffect(angle: angle, anchor: anchor)))
    }

    /// Rotates the view in 3D, about an axis through an anchor.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        then(
            .rotation3D(
                _Rotation3DEffect(
                    angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
    }

    /// Transforms the view.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        then(.transform(_TransformEffect(transform: ProjectionTransform(transform))))
    }

    /// Applies a Gaussian blur to the view, with a standard deviation of `radius` points. Transparency is always kept.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        filter(.gaussianBlur, max(0, Double(radius)))
    }

    /// Adds an amount to each component.
    public func brightness(_ amount: Double) -> some VisualEffect { filter(.colorBrightness, amount) }

    /// Scales each component's difference from one half.
    public func contrast(_ amount: Double) -> some VisualEffect { filter(.colorContrast, amount) }

    /// Scales saturation.
    public func saturation(_ amount: Double) -> some VisualEffect { filter(.colorSaturate, amount) }

    /// Desaturates: 0 has no effect, 1 gives greys.
    public func grayscale(_ amount: Double) -> some VisualEffect { saturation(1 - min(max(amount, 0), 1)) }

    /// Rotates all hues by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { filter(.colorHueRotate, angle.finiteRadians) }

    /// Replaces each pixel's colour with the one that a shader computes from its position and colour.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        add(isEnabled ? .shader(shader, .color, .zero) : nil)
    }

    /// Replaces each pixel with the one at the position that a shader computes, within a maximum offset in points.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { add(isEnabled ? .shader(shader, .distortion, maxSampleOffset) : nil) }

    /// Replaces each pixel's colour with the one that a shader computes from other pixels, within a maximum offset in
    /// points.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { add(isEnabled ? .shader(shader, .layer, maxSampleOffset) : nil) }

    /// Multiplies the view's opacity.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        then(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }
}

/// Applies an effect that depends on the view's geometry.
struct VisualEffectModifier<Effect: VisualEffect>: EffectModifier {
    typealias Body = Never

    let effect: (GeometryProxy) -> Effect

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        guard let proxy = context.effectNode?.proxy else { return }
        var look = _VisualEffectLook()
        effect(proxy)._apply(to: &look)
        look.show(in: layer, context)
    }
}

extension View {
    /// Changes the view's appearance with effects that depend on its geometry, which they don't affect.
    ///
    ///     card.visualEffect { effect, proxy in
    ///         effect.rotationEffect(.degrees(proxy.frame(in: .global).minX / 20))
    ///     }
    public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0) })
    }
}
