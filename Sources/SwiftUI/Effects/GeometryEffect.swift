public import CoreGraphics
import QuartzCore

/// A modifier that transforms the drawing of its view without affecting layout.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/geometryeffect)
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform for a view of a size, about its top leading corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Never called: the effect is applied to the content's layer.
    public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }

    @MainActor
    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ context: _NodeContext) -> _ViewNode {
        GeometryEffectModifier._makeNode(
            ModifiedContent(content: view.content, modifier: GeometryEffectModifier(effect: view.modifier)), context)
    }

    @MainActor
    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        GeometryEffectModifier._updateNode(
            node, with: ModifiedContent(content: view.content, modifier: GeometryEffectModifier(effect: view.modifier)))
    }

    /// Returns the effect, ignored by conversions of frames between coordinate spaces.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that is ignored by conversions of frames between coordinate spaces.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    var base: Base

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

extension _IgnoredByLayoutEffect: IgnoredByLayout {}

/// Effects that are ignored by conversions of frames between coordinate spaces.
private protocol IgnoredByLayout {}

/// Applies a geometry effect to the view's layer.
nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>: EffectModifier {
    typealias Body = Never

    var effect: Effect

    @MainActor
    func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        context.set(layer, "transform", to: layerTransform(context.size))
    }

    func transform(_ size: CGSize) -> CATransform3D {
        effect is any IgnoredByLayout ? CATransform3DIdentity : layerTransform(size)
    }

    /// Returns the transform about the layer's centre.
    private func layerTransform(_ size: CGSize) -> CATransform3D {
        effect.effectValue(size: size).seen(from: CGPoint(x: size.width / 2, y: size.height / 2)).transform3D
    }
}

extension GeometryEffectModifier: Animatable {
    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }
}
