import CoreGraphics
import QuartzCore

extension ShapeLayer {
    /// Shows a single drop shadow behind a drawing; nil for none.
    @MainActor
    func showDrop(_ shadow: PaintShadow?, _ context: LeafContext) {
        guard shadow != nil || shadowOpacity > 0 else { return }
        context.set(self, "shadowColor", to: shadow?.color.copy(alpha: 1) ?? CGColor.opaqueBlack)
        context.set(self, "shadowOpacity", to: min(max(shadow?.color.alpha ?? 0, 0), 1))
        context.set(self, "shadowRadius", to: shadow?.radius ?? 0)
        context.set(self, "shadowOffset", to: shadow?.offset ?? .zero)
    }
}

extension ShapeLayer {
    /// Shows several drop shadows behind a drawing, each in a separate layer.
    @MainActor
    func showDrops(_ shadows: [PaintShadow], of drawing: Drawing, _ context: LeafContext) {
        while dropShadows.count > shadows.count { dropShadows.removeLast().removeFromSuperlayer() }
        while dropShadows.count < shadows.count {
            let layer = CALayer()
            dropShadows.append(layer)
            // Shadows added later are behind earlier ones.
            CATransaction.withoutActions { insertSublayer(layer, at: 0) }
        }
        for (layer, shadow) in zip(dropShadows, shadows) {
            context.set(layer, "shadowPath", to: drawing.area)
            context.set(layer, "shadowColor", to: shadow.color.copy(alpha: 1))
            context.set(layer, "shadowOpacity", to: min(max(shadow.color.alpha, 0), 1))
            context.set(layer, "shadowRadius", to: shadow.radius)
            context.set(layer, "shadowOffset", to: shadow.offset)
        }
    }
}

/// The inner shadow of a shape: the shadow of everything outside it, masked by the shape.
final class InnerShadowLayer: CALayer {
    private let caster = CAShapeLayer()
    private let outline = CAShapeLayer()

    override init() {
        super.init()
        caster.fillRule = .evenOdd
        addSublayer(caster)
        mask = outline
    }

    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }

    @MainActor
    func show(_ shadow: PaintShadow, of drawing: ShapeLayer.Drawing, _ context: LeafContext) {
        let area = drawing.area
        let box = area.boundingBoxOfPath
        guard !box.isNull, !box.isInfinite else { return context.set(outline, "path", to: nil) }
        let reach = 3 * shadow.radius + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
        let around = CGMutablePath()
        around.addRect(box.insetBy(dx: -reach, dy: -reach))
        around.addPath(area)
        context.set(outline, "path", to: area)
        CATransaction.withoutActions {
            outline.fillRule = drawing.fillRule == .evenOdd ? .evenOdd : .nonZero
        }
        context.set(caster, "path", to: around)
        context.set(caster, "fillColor", to: shadow.color.copy(alpha: 1))
        context.set(caster, "shadowColor", to: shadow.color.copy(alpha: 1))
        context.set(caster, "shadowOpacity", to: min(max(shadow.color.alpha, 0), 1))
        context.set(caster, "shadowRadius", to: shadow.radius)
        context.set(caster, "shadowOffset", to: shadow.offset)
    }
}

extension ShapeLayer.Drawing {
    /// The painted area: for a line, its outline.
    fileprivate var area: CGPath {
        guard let stroke else { return path }
        return path.copy(
            strokingWithWidth: stroke.lineWidth, lineCap: stroke.lineCap, lineJoin: stroke.lineJoin,
            miterLimit: stroke.miterLimit)
    }
}
