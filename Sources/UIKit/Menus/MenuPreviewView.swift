import CoreGraphics
import Foundation
import QuartzCore

/// The lifted preview of a context menu: a snapshot of a view, or a view controller's view.
final class MenuPreviewView: UIView {
    private let original: UIView
    private let content: UIView
    private let previewed: UIViewController?
    private let originalAlpha: CGFloat
    /// The frame of the original.
    let restingFrame: CGRect
    /// The frame of the preview while the menu is presented.
    var liftedFrame: CGRect

    /// The corner radius of a controller's preview, in points.
    private static let radius: CGFloat = 14

    init(_ preview: UITargetedPreview, controller: UIViewController?, in overlay: UIView) {
        let view = preview.view
        (original, previewed, originalAlpha) = (view, controller, view.alpha)
        let shape = preview.parameters.visiblePath
        let part = shape?.bounds ?? view.bounds
        let size = CGSize(width: part.width, height: part.height)
        let center = overlay.convert(preview.target.center, from: preview.target.container)
        let offset = CGPoint(x: part.midX - view.bounds.midX, y: part.midY - view.bounds.midY)
        restingFrame = CGRect(
            x: center.x + offset.x - size.width / 2, y: center.y + offset.y - size.height / 2, width: size.width,
            height: size.height)
        liftedFrame = restingFrame
        if let previewed = controller {
            content = previewed.view
        } else {
            let picture = view.snapshotView(afterScreenUpdates: true) ?? UIView()
            picture.frame = CGRect(x: -part.minX, y: -part.minY, width: view.bounds.width, height: view.bounds.height)
            content = UIView(frame: CGRect(origin: .zero, size: size))
            content.backgroundColor = preview.parameters.backgroundColor
            content.addSubview(picture)
            if let shape {
                let mask = CAShapeLayer()
                let moved = shape.copy() as? UIBezierPath
                moved?.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
                mask.path = moved?.cgPath
                content.layer.mask = mask
            }
        }
        super.init(frame: restingFrame)
        isOpaque = false
        isUserInteractionEnabled = false
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0, 20, CGSize(width: 0, height: 8))
        if previewed != nil {
            content.layer.cornerRadius = MenuPreviewView.radius
            content.clipsToBounds = true
            content.alpha = 0
        }
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// Hides the original while the preview replaces it, or shows it again.
    func hideOriginal(_ hides: Bool) {
        if previewed == nil { original.alpha = hides ? 0 : originalAlpha }
        if !hides { content.removeFromSuperview() }
    }

    /// The size of a controller's view within the available space: the preferred one, at most all of the space.
    func contentSize(in room: CGSize) -> CGSize {
        let preferred = previewed?.preferredContentSize ?? .zero
        return CGSize(
            width: min(preferred.width > 0 ? preferred.width : room.width, room.width),
            height: min(preferred.height > 0 ? preferred.height : room.height, room.height))
    }

    func lift() {
        frame = liftedFrame
        content.alpha = 1
        layer.shadowOpacity = 0.2
        layoutIfNeeded()
    }

    /// Returns to the original position, or to another target's.
    func settle(to other: UITargetedPreview?) {
        var place = restingFrame
        if let other, let overlay = superview {
            let center = overlay.convert(other.target.center, from: other.target.container)
            place.origin = CGPoint(x: center.x - place.width / 2, y: center.y - place.height / 2)
        }
        frame = place
        if previewed != nil { content.alpha = 0 }
        layer.shadowOpacity = 0
    }
}
