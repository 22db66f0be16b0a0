import CoreGraphics
import Foundation
import QuartzCore

/// The card of a sheet: the controller's view with rounded corners, a grabber on it and a shadow around it.
final class SheetView: UIView {
    private let clip = UIView()
    private let grabber = UIView()
    /// The safe area insets of the card at rest, which don't change while it is dragged.
    var restingSafeArea = UIEdgeInsets.zero {
        didSet { if restingSafeArea != oldValue { setNeedsLayout() } }
    }

    /// The size of the grabber and its distance from the top edge, in points.
    private static let (grabberSize, grabberTop) = (CGSize(width: 36, height: 5), CGFloat(5))

    init(_ content: UIView) {
        super.init(frame: content.frame)
        isOpaque = false
        clip.isOpaque = false
        clip.clipsToBounds = true
        addSubview(clip)
        clip.addSubview(content)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = SheetView.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        addSubview(grabber)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0, 24, .zero)
        clip.frame = bounds
        content.frame = clip.bounds
    }

    required init?(coder: NSCoder) { nil }

    override var outerSafeArea: UIEdgeInsets { restingSafeArea }

    func show(corners: CACornerMask, radius: CGFloat, grabber showsGrabber: Bool, shadow: Bool) {
        clip.layer.cornerRadius = radius
        clip.layer.maskedCorners = corners
        grabber.isHidden = !showsGrabber
        layer.shadowOpacity = shadow ? 0.15 : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        for content in clip.subviews where content.frame != clip.bounds { content.frame = clip.bounds }
        let size = SheetView.grabberSize
        grabber.frame = CGRect(
            x: bounds.midX - size.width / 2, y: SheetView.grabberTop, width: size.width, height: size.height)
    }
}
