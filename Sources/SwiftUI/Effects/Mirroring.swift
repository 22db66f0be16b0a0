import CoreGraphics
import QuartzCore

/// Mirrors a view horizontally in a layout direction.
struct MirrorEffect: EffectModifier {
    typealias Body = Never

    let isMirrored: Bool

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        context.set(layer, "transform", to: transform(context.size))
    }

    func transform(_ size: CGSize) -> CATransform3D {
        isMirrored ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
    }
}

/// Mirrors a view according to the environment's layout direction.
private struct MirrorModifier: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.modifier(MirrorEffect(isMirrored: behavior.isMirrored(in: direction)))
    }
}

extension View {
    /// Mirrors the view's contents in a layout direction.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/layoutdirectionbehavior(_:))
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(MirrorModifier(behavior: behavior))
    }

    /// Mirrors the view's contents in a right-to-left layout.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }
}
