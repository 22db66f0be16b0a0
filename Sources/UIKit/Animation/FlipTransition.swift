import CoreGraphics
import Foundation
import QuartzCore

/// Performs a flip transition from a view's old appearance to its new one, using snapshots in front of the view.
@MainActor
final class FlipTransition {
    private let layer: CALayer
    private let before: CGImage
    private let bounds: CGRect
    private let scale: CGFloat
    private let box = CALayer()
    private let cover = "UIView.flip"

    /// Captures the old appearance; nil if the view has nothing to show.
    init?(_ view: UIView) {
        guard view.layer.superlayer != nil, let image = FlipTransition.picture(of: view) else { return nil }
        (layer, before, bounds, scale) = (view.layer, image, view.bounds, view.contentScaleFactor)
    }

    private static func picture(of view: UIView) -> CGImage? {
        guard let shot = view.snapshotView(afterScreenUpdates: true) else { return nil }
        return shot.layer.contents as? CGImage
    }

    /// Captures the new appearance and starts the flip. The stage is removed when its animations end.
    func run(_ view: UIView, about axis: String, _ sign: CGFloat, _ block: AnimationBlock) {
        guard let superlayer = layer.superlayer, let after = FlipTransition.picture(of: view) else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        box.bounds = bounds
        box.position = layer.position
        box.anchorPoint = layer.anchorPoint
        box.transform = layer.transform
        box.zPosition = layer.zPosition
        superlayer.insertSublayer(box, above: layer)
        let hide = CABasicAnimation(keyPath: "opacity")
        (hide.fromValue, hide.toValue) = (0, 0)
        block.prepare(hide, layer, nil)
        layer.add(hide, forKey: cover)
        flip(to: after, about: axis, sign, block)
        CATransaction.commit()
        block.onCompletion { [box] in box.removeFromSuperlayer() }
    }

    private func flip(to after: CGImage, about axis: String, _ sign: CGFloat, _ block: AnimationBlock) {
        // As far from the eye as the view is large, the two faces of a card.
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / (4 * max(bounds.width, bounds.height, 1))
        box.sublayerTransform = perspective
        let card = CATransformLayer()
        card.frame = bounds
        box.addSublayer(card)
        let (front, back) = (makeFace(before), makeFace(after))
        for face in [front, back] { face.isDoubleSided = false }
        let half = axis == "x" ? CATransform3DMakeRotation(.pi, 1, 0, 0) : CATransform3DMakeRotation(.pi, 0, 1, 0)
        back.transform = half
        card.addSublayer(front)
        card.addSublayer(back)
        let turn = block.pacing.makeAnimation(keyPath: "transform.rotation.\(axis)")
        (turn.fromValue, turn.toValue) = (0, sign * .pi)
        block.prepare(turn, card, nil)
        turn.isRemovedOnCompletion = false
        card.add(turn, forKey: "flip")
    }

    private func makeFace(_ image: CGImage) -> CALayer {
        let face = CALayer()
        face.frame = bounds
        face.contents = image
        face.contentsScale = scale
        return face
    }
}

/// The kinds of transitions.
enum TransitionKind {
    case dissolve
    /// A flip about an axis, in the direction of the sign.
    case flip(axis: String, sign: CGFloat)

    /// Creates the kind that the options request; nil for none.
    init?(_ options: UIView.AnimationOptions) {
        switch options.rawValue >> 20 & 0xF {
        case 1: self = .flip(axis: "y", sign: 1)
        case 2: self = .flip(axis: "y", sign: -1)
        case 3, 4:
            reportOnce("Page curls are not supported: the transition is shown as a cross-dissolve")
            self = .dissolve
        case 5: self = .dissolve
        case 6: self = .flip(axis: "x", sign: -1)
        case 7: self = .flip(axis: "x", sign: 1)
        default: return nil
        }
    }

    /// Runs the transition on a view whose contents have changed.
    ///
    /// - Parameter stage: What a flip captured of the view beforehand.
    @MainActor
    func run(_ view: UIView, stage: FlipTransition?, _ block: AnimationBlock) {
        switch self {
        case .flip(let axis, let sign): stage?.run(view, about: axis, sign, block)
        case .dissolve:
            let fade = CATransition()
            if case .curve(let function) = block.pacing { fade.timingFunction = function }
            block.prepare(fade, view.layer, view)
            view.layer.add(fade, forKey: nil)
        }
    }
}
