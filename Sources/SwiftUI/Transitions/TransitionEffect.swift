package import QuartzCore

/// The effect of the built-in transitions.
public struct _TransitionEffect: EffectModifier {
    public typealias Body = Never

    var opacity = 1.0
    var scale: CGFloat = 1
    var anchor = UnitPoint.center
    var offset = CGSize.zero
    var edge: Edge?

    package func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        context.set(layer, "opacity", to: Float(opacity))
        let shift = shift(context.size)
        context.set(layer, "transform.translation", to: shift)
        context.set(layer, "transform.scale.x", to: scale)
        context.set(layer, "transform.scale.y", to: scale)
    }

    package func transform(_ size: CGSize) -> CATransform3D {
        let shift = shift(size)
        return CATransform3DConcat(
            CATransform3DMakeScale(scale, scale, 1), CATransform3DMakeTranslation(shift.width, shift.height, 0))
    }

    /// The view's offset, including that of scaling about a point other than its centre.
    private func shift(_ size: CGSize) -> CGSize {
        var shift = offset
        switch edge {
        case .top: shift.height -= size.height
        case .bottom: shift.height += size.height
        case .leading: shift.width -= size.width
        case .trailing: shift.width += size.width
        case nil: break
        }
        shift.width += (anchor.x - 0.5) * size.width * (1 - scale)
        shift.height += (anchor.y - 0.5) * size.height * (1 - scale)
        return shift
    }
}
