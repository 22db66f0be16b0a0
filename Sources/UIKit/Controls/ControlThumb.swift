import CoreGraphics
import QuartzCore

/// The white thumb of a switch or a slider: a capsule with a wide and a narrow shadow.
final class ControlThumb: UIView {
    /// A shadow: its vertical offset, blur radius and opacity.
    struct Shadow {
        var offset: CGFloat
        var radius: CGFloat
        var opacity: Float
    }

    // A layer has only one shadow; the face covers the thumb's layer and adds the second.
    private let face = UIView()

    init(wide: Shadow, narrow: Shadow) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        addSubview(face)
        for (view, shadow) in [(self, wide), (face, narrow)] {
            view.layer.shadowColor = CGColor(gray: 0, alpha: 1)
            view.layer.shadowOffset = CGSize(width: 0, height: shadow.offset)
            view.layer.shadowRadius = shadow.radius
            view.layer.shadowOpacity = shadow.opacity
        }
        color = .white
    }

    required init?(coder: NSCoder) { nil }

    /// The fill colour.
    var color: UIColor? {
        get { face.backgroundColor }
        set { (backgroundColor, face.backgroundColor) = (newValue, newValue) }
    }

    override var frame: CGRect {
        didSet { round(to: min(bounds.width, bounds.height) / 2) }
    }

    /// Fits the face to the bounds, with corners of a radius in points.
    func round(to radius: CGFloat) {
        face.frame = bounds
        (layer.cornerRadius, face.layer.cornerRadius) = (radius, radius)
    }
}
