import CoreGraphics
import Foundation
import QuartzCore
public import UIKit

/// A balloon with a glyph, whose tip is at the annotation's place, and the annotation's title below it. It grows when
/// it is selected.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmarkerannotationview)
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    /// Whether the title is shown. `adaptive`: unless the view has a callout.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
    /// Whether the subtitle is shown. `adaptive`: while the annotation is selected.
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
    /// The colour of the balloon; red, if it is nil.
    open var markerTintColor: UIColor? { didSet { updateColors() } }
    /// The colour of the glyph; white, if it is nil.
    open var glyphTintColor: UIColor? { didSet { updateColors() } }
    /// A text of a few letters in the balloon, instead of a picture.
    open var glyphText: String? { didSet { setNeedsLayout() } }
    /// A picture in the balloon, drawn in one colour: 20 points wide and high.
    open var glyphImage: UIImage? { didSet { setNeedsLayout() } }
    /// The picture while the annotation is selected: 40 points wide and high.
    open var selectedGlyphImage: UIImage? { didSet { setNeedsLayout() } }
    /// Whether the balloon grows out of its tip when it is added.
    open var animatesWhenAdded = false

    private let balloon = MarkerBalloon()
    private let dot = CAShapeLayer()
    private let glyph = UIImageView()
    private let glyphLabel = UILabel()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()

    private static let size: CGFloat = 28

    /// Creates a marker.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    /// Creates a marker from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        frame = CGRect(x: 0, y: 0, width: MKMarkerAnnotationView.size, height: MKMarkerAnnotationView.size)
        centerOffset = CGPoint(x: 0, y: -MKMarkerAnnotationView.size / 2)
        calloutOffset = CGPoint(x: 0, y: -MarkerBalloon.overhang)
        displayPriority = .defaultHigh
        dot.path = CGPath(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6), transform: nil)
        dot.position = CGPoint(x: MKMarkerAnnotationView.size / 2, y: MKMarkerAnnotationView.size)
        dot.opacity = 0
        layer.addSublayer(dot)
        addSubview(balloon)
        balloon.addSubview(glyph)
        balloon.addSubview(glyphLabel)
        glyph.contentMode = .scaleAspectFit
        glyphLabel.textAlignment = .center
        glyphLabel.adjustsFontSizeToFitWidth = true
        glyphLabel.font = .systemFont(ofSize: 14, weight: .semibold)
        for (label, size) in [(titleLabel, 11.0), (subtitleLabel, 10)] {
            label.textAlignment = .center
            label.numberOfLines = 2
            label.font = .systemFont(ofSize: size, weight: label === titleLabel ? .semibold : .regular)
            label.textColor = label === titleLabel ? .label : .secondaryLabel
            // A halo, so that the text is legible on the map.
            label.layer.shadowOffset = .zero
            label.layer.shadowRadius = 1
            label.layer.shadowOpacity = 1
            addSubview(label)
        }
        updateColors()
    }

    private func updateColors() {
        let color = markerTintColor ?? .systemRed
        balloon.color = color
        dot.fillColor = color.resolvedColor(with: traitCollection).cgColor
        let foreground = glyphTintColor ?? .white
        (glyph.tintColor, glyphLabel.textColor) = (foreground, foreground)
        let halo = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
        for label in [titleLabel, subtitleLabel] { label.layer.shadowColor = halo }
    }

    /// Updates the colours for light and dark appearance.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    override func contentsDidChange() { setNeedsLayout() }

    /// Restores the look of a view that has not been used.
    open override func prepareForReuse() {
        super.prepareForReuse()
        balloon.transform = .identity
        dot.opacity = 0
    }

    override var collisionRect: CGRect {
        CGRect(x: 0, y: -MarkerBalloon.overhang, width: bounds.width, height: bounds.height + MarkerBalloon.overhang)
    }

    /// Whether a touch is on the balloon, which is larger while it is selected.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        balloon.frame.insetBy(dx: -4, dy: -4).contains(point)
    }

    /// Grows or shrinks the balloon.
    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        setNeedsLayout()
        let change = { [balloon, dot] in
            balloon.transform = selected ? MarkerBalloon.selectedTransform : .identity
            dot.opacity = selected ? 1 : 0
            self.layoutIfNeeded()
        }
        guard animated else { return UIView.performWithoutAnimation(change) }
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: selected ? 0.55 : 0.8, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: change)
    }

    /// Places the glyph and the titles.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let isGrown = isSelected
        balloon.placeTip(at: CGPoint(x: bounds.midX, y: bounds.maxY))
        let picture = (isGrown ? selectedGlyphImage : nil) ?? glyphImage ?? selectedGlyphImage
        let symbol = UIImage(systemName: "mappin")?.withRenderingMode(.alwaysTemplate)
        glyph.image = picture?.withRenderingMode(.alwaysTemplate) ?? symbol
        glyphLabel.text = glyphText
        glyph.isHidden = glyphText != nil
        (glyph.frame, glyphLabel.frame) = (MarkerBalloon.glyphFrame, MarkerBalloon.glyphFrame.insetBy(dx: -3, dy: 0))
        let showsTitle = titleVisibility == .visible || (titleVisibility == .adaptive && !canShowCallout)
        let showsSubtitle =
            subtitleVisibility == .visible || (subtitleVisibility == .adaptive && isSelected && !canShowCallout)
        titleLabel.text = showsTitle ? annotation?.title : nil
        subtitleLabel.text = showsSubtitle ? annotation?.subtitle : nil
        var top = bounds.maxY + (isGrown ? 5 : 2)
        for label in [titleLabel, subtitleLabel] {
            let size = label.text == nil ? .zero : label.sizeThatFits(CGSize(width: 120, height: 100))
            label.frame = CGRect(x: bounds.midX - size.width / 2, y: top, width: size.width, height: size.height)
            top += size.height
        }
    }

    /// Lets the balloon grow out of its tip.
    final func animateAdding() {
        balloon.transform = MarkerBalloon.tiny
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [],
            animations: { [balloon] in balloon.transform = .identity })
    }
}

/// The balloon of a marker: a disc with a tip below it.
@MainActor
final class MarkerBalloon: UIView {
    /// The height of the balloon above a view of its width.
    static let overhang: CGFloat = 5
    private static let size = CGSize(width: 28, height: 33)
    static let glyphFrame = CGRect(x: 5, y: 5, width: 18, height: 18)
    static let tiny = CGAffineTransform(scaleX: 0.01, y: 0.01)
    /// Twice as large, above the dot at the annotation's place.
    static let selectedTransform = CGAffineTransform(translationX: 0, y: -4).scaledBy(x: 2, y: 2)

    override class var layerClass: AnyClass { CAShapeLayer.self }

    var color = UIColor.systemRed { didSet { updateColor() } }

    init() {
        super.init(frame: CGRect(origin: .zero, size: MarkerBalloon.size))
        isUserInteractionEnabled = false
        // The tip stays where it is when the balloon grows.
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        guard let shape = layer as? CAShapeLayer else { return }
        shape.path = MarkerBalloon.outline
        shape.strokeColor = UIColor(white: 1, alpha: 0.25).cgColor
        shape.lineWidth = 0.5
        shape.shadowOpacity = 0.25
        shape.shadowRadius = 2
        shape.shadowOffset = CGSize(width: 0, height: 1)
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    func placeTip(at point: CGPoint) { layer.position = point }

    private func updateColor() {
        (layer as? CAShapeLayer)?.fillColor = color.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { updateColor() }

    private static var outline: CGPath {
        let (center, radius) = (CGPoint(x: 14, y: 14), CGFloat(14))
        let (left, right) = (CGFloat.pi / 2 + 0.42, CGFloat.pi / 2 - 0.42)
        let path = CGMutablePath()
        path.addArc(center: center, radius: radius, startAngle: left, endAngle: right, clockwise: false)
        let tip = CGPoint(x: center.x, y: size.height)
        path.addQuadCurve(to: tip, control: CGPoint(x: center.x + 2.5, y: tip.y - 4))
        let start = CGPoint(x: center.x + radius * cos(left), y: center.y + radius * sin(left))
        path.addQuadCurve(to: start, control: CGPoint(x: center.x - 2.5, y: tip.y - 4))
        path.closeSubpath()
        return path
    }
}
