public import CoreGraphics
import QuartzCore

/// How a view looks, depending on its place and without affecting layout.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/visualeffect)
public protocol VisualEffect: Sendable {
    /// Adds the effect to those before it.
    func _apply(to look: inout _VisualEffectLook)
}

/// What effects make of a view of a size.
public struct _VisualEffectLook {
    let size: CGSize
    /// About the view's top left corner.
    var transform = CATransform3DIdentity
    var opacity = 1.0
    var filters: [(type: FilterEffect.FilterType, amount: Double)] = []

    mutating func add(_ effect: some GeometryEffect) {
        transform = CATransform3DConcat(transform, effect.effectValue(size: size).transform3D)
    }
}

/// No effect, which others are added to.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/emptyvisualeffect)
public struct EmptyVisualEffect: VisualEffect {
    /// Makes an effect that does nothing.
    public init() {}

    public func _apply(to look: inout _VisualEffectLook) {}
}

/// An effect after another one.
public struct _VisualEffectStep<Base: VisualEffect>: VisualEffect {
    let base: Base
    let step: @Sendable (inout _VisualEffectLook) -> Void

    public func _apply(to look: inout _VisualEffectLook) {
        base._apply(to: &look)
        step(&look)
    }
}

extension VisualEffect {
    private func then(_ step: @escaping @Sendable (inout _VisualEffectLook) -> Void) -> _VisualEffectStep<Self> {
        _VisualEffectStep(base: self, step: step)
    }

    private func filter(_ type: FilterEffect.FilterType, _ amount: Double) -> _VisualEffectStep<Self> {
        then { $0.filters.append((type, amount.isFinite ? amount : 0)) }
    }

    /// Moves the view, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Moves the view, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        let (x, y) = (x.isFinite ? x : 0, y.isFinite ? y : 0)
        return then { $0.transform = CATransform3DConcat($0.transform, CATransform3DMakeTranslation(x, y, 0)) }
    }

    /// Scales the view about an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.add(_ScaleEffect(scale: scale, anchor: anchor)) }
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
        then { $0.add(_RotationEffect(angle: angle, anchor: anchor)) }
    }

    /// Rotates the view in space, about an axis through an anchor.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        then {
            $0.add(
                _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
        }
    }

    /// Transforms the view.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        then { $0.add(_TransformEffect(transform: ProjectionTransform(transform))) }
    }

    /// Blurs the view by a Gaussian whose standard deviation is `radius`, in points. Transparency is always kept.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        filter(.gaussianBlur, max(0, Double(radius)))
    }

    /// Adds an amount to each component.
    public func brightness(_ amount: Double) -> some VisualEffect { filter(.colorBrightness, amount) }

    /// Scales each component's difference from one half.
    public func contrast(_ amount: Double) -> some VisualEffect { filter(.colorContrast, amount) }

    /// Scales saturation.
    public func saturation(_ amount: Double) -> some VisualEffect { filter(.colorSaturate, amount) }

    /// Desaturates: 0 has no effect, 1 gives grays.
    public func grayscale(_ amount: Double) -> some VisualEffect { saturation(1 - min(max(amount, 0), 1)) }

    /// Rotates all hues by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { filter(.colorHueRotate, angle.finiteRadians) }

    /// Multiplies the view's opacity.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        then { $0.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
    }
}

/// Applies an effect that depends on the view's place.
struct VisualEffectModifier<Effect: VisualEffect>: EffectModifier {
    typealias Body = Never

    let effect: (GeometryProxy) -> Effect

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        guard let proxy = context.effectNode?.proxy else { return }
        var look = _VisualEffectLook(size: context.size)
        effect(proxy)._apply(to: &look)
        // A layer's transform is about its middle.
        let (x, y) = (context.size.width / 2, context.size.height / 2)
        let transform = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(x, y, 0), look.transform),
            CATransform3DMakeTranslation(-x, -y, 0))
        context.set(layer, "transform", to: transform)
        context.set(layer, "opacity", to: look.opacity)
        let filters = look.filters.map { type, amount in
            let filter = CAFilter(type: type.rawValue)
            if let input = type.input { filter.setValue(amount, forKey: input) }
            return filter
        }
        CATransaction.withoutActions { layer.filters = filters.isEmpty ? nil : filters }
    }
}

extension View {
    /// Changes how the view looks by effects that depend on its place, which they don't affect.
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
