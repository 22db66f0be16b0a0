import CoreGraphics
import Foundation
import QuartzCore

/// The appearance that a pointer effect adds to a view: a tint over or under it, a shadow, and a slight enlargement.
@MainActor
final class PointerEffectLayer {
    private let view: UIView
    private var added: [CALayer] = []
    private let scale: CGFloat

    private static let scaleKey = "KasanePointerScale"
    /// The maximum growth of a view, in points and as a fraction, and the margin and corner radius of a highlight's
    /// rectangle.
    private static let (growth, limit, margin, radius): (CGFloat, CGFloat, CGFloat, CGFloat) = (8, 0.1, 4, 8)

    private enum Tint { case none, over, under }

    init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
        var (tint, hasShadow, grows) = (Tint.none, false, false)
        switch effect {
        case .highlight(let preview): (view, tint) = (preview.view, .under)
        case .automatic(let preview): (view, tint) = (preview.view, .over)
        case .lift(let preview): (view, hasShadow, grows) = (preview.view, true, true)
        case .hover(let preview, let mode, let prefersShadow, let prefersScaledContent):
            (view, hasShadow, grows) = (preview.view, prefersShadow, prefersScaledContent)
            tint =
                switch mode {
                case .none: .none
                case .overlay: .over
                case .underlay: .under
                }
        }
        let longer = max(view.bounds.width, view.bounds.height, 1)
        scale = grows ? 1 + min(PointerEffectLayer.growth / longer, PointerEffectLayer.limit) : 1
        guard let container = view.superview, tint != .none || hasShadow else { return }
        let path = PointerEffectLayer.outline(shape, of: view, isHighlight: tint == .under)
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        let color = UIColor.secondarySystemFill.resolvedColor(with: view.traitCollection)
        layer.fillColor = tint == .none ? nil : color.cgColor
        if hasShadow {
            layer.shadowPath = path.cgPath
            (layer.shadowRadius, layer.shadowOffset, layer.shadowOpacity) = (10, CGSize(width: 0, height: 4), 0.2)
        }
        layer.opacity = 0
        if tint == .over {
            container.layer.insertSublayer(layer, above: view.layer)
        } else {
            container.layer.insertSublayer(layer, below: view.layer)
        }
        added = [layer]
    }

    /// Returns the outline. A given shape is in the coordinates of the view's superview.
    private static func outline(_ shape: UIPointerShape?, of view: UIView, isHighlight: Bool) -> UIBezierPath {
        switch shape {
        case .path(let path)?: return path
        case .roundedRect(let rect, let radius)?:
            return UIBezierPath(roundedRect: rect, cornerRadius: radius > 0 ? radius : self.radius)
        case .verticalBeam?, .horizontalBeam?, nil:
            let rect = isHighlight ? view.frame.insetBy(dx: -margin, dy: -margin) : view.frame
            return UIBezierPath(
                roundedRect: rect, cornerRadius: isHighlight ? radius : max(view.layer.cornerRadius, 0))
        }
    }

    func show() {
        for layer in added { layer.opacity = 1 }
        grow(from: 1, to: scale)
    }

    func hide() {
        let layers = added
        CATransaction.begin()
        CATransaction.setCompletionBlock { for layer in layers { layer.removeFromSuperlayer() } }
        for layer in layers { layer.opacity = 0 }
        CATransaction.commit()
        view.layer.removeAnimation(forKey: PointerEffectLayer.scaleKey)
        grow(from: scale, to: 1)
    }

    /// Scales the view without changing its own transform.
    private func grow(from start: CGFloat, to end: CGFloat) {
        guard scale != 1 else { return }
        let animation = CABasicAnimation(keyPath: "transform.scale")
        (animation.fromValue, animation.toValue) = (start - 1, end - 1)
        animation.isAdditive = true
        animation.duration = 0.2
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        (animation.isRemovedOnCompletion, animation.fillMode) = (end == 1, .both)
        view.layer.add(animation, forKey: PointerEffectLayer.scaleKey)
    }
}
