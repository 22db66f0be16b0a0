import CoreGraphics
import QuartzCore

/// Mirrors a view from left to right where one reads in a direction.
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

/// Mirrors a view as the environment's direction of reading says.
private struct MirrorModifier: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.modifier(MirrorEffect(isMirrored: behavior.isMirrored(in: direction)))
    }
}

extension View {
    /// Mirrors what the view shows in a layout of a direction.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/layoutdirectionbehavior(_:))
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(MirrorModifier(behavior: behavior))
    }

    /// Mirrors what the view shows where one reads from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }
}
