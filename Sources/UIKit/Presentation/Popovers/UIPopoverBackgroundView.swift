import CoreGraphics
public import Foundation
import QuartzCore

/// The metrics of a popover's background.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipopoverbackgroundviewmethods)
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// The width of the arrow's base, in points.
    static func arrowBase() -> CGFloat
    /// The insets of the content within the background, excluding the arrow.
    static func contentViewInsets() -> UIEdgeInsets
    /// The height of the arrow, in points.
    static func arrowHeight() -> CGFloat
}

/// The background of a popover, including its arrow; subclasses draw it.
///
/// A subclass overrides `arrowDirection`, `arrowOffset` and the class methods, and is created by its `init(frame:)`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipopoverbackgroundview)
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The offset of the arrow from the centre of its side, in points to the right or down.
    open var arrowOffset: CGFloat = 0 { didSet { if arrowOffset != oldValue { setNeedsLayout() } } }
    /// The direction of the arrow.
    open var arrowDirection = UIPopoverArrowDirection.unknown {
        didSet { if arrowDirection != oldValue { setNeedsLayout() } }
    }

    /// Whether the content has an inner shadow at its edges. False by default.
    open class var wantsDefaultContentAppearance: Bool { false }

    open class func arrowBase() -> CGFloat { 26 }
    open class func arrowHeight() -> CGFloat { 13 }
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
}

/// The system's background: a rounded bubble.
final class PopoverBubble: UIPopoverBackgroundView {
    private let shape = CAShapeLayer()
    /// The colour of the bubble; nil for the system's.
    var bubbleColor: UIColor? { didSet { showColor() } }
    /// The radius of the corners, in points.
    static let radius: CGFloat = 13

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        layer.addSublayer(shape)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 30, CGSize(width: 0, height: 8))
        showColor()
    }

    required init?(coder: NSCoder) { nil }

    private func showColor() {
        shape.fillColor = (bubbleColor ?? .systemBackground).resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColor()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.frame = bounds
        shape.path = outline
    }

    /// A rounded rectangle, with the arrow at or near the middle of its side.
    private var outline: CGPath {
        let (height, half) = (PopoverBubble.arrowHeight(), PopoverBubble.arrowBase() / 2)
        let path = CGMutablePath()
        let body = bounds.inset(by: arrowDirection.insets(height))
        let radius = min(PopoverBubble.radius, body.width / 2, body.height / 2)
        path.addRoundedRect(in: body, cornerWidth: radius, cornerHeight: radius)
        let tip: CGPoint
        switch arrowDirection {
        case .up: tip = CGPoint(x: body.midX + arrowOffset, y: bounds.minY)
        case .down: tip = CGPoint(x: body.midX + arrowOffset, y: bounds.maxY)
        case .left: tip = CGPoint(x: bounds.minX, y: body.midY + arrowOffset)
        case .right: tip = CGPoint(x: bounds.maxX, y: body.midY + arrowOffset)
        default: return path
        }
        // The arrow's flanks leave the side in a smooth curve and meet at the tip; it is traversed clockwise, like
        // the body.
        let isVertical = arrowDirection == .up || arrowDirection == .down
        let way: CGFloat = arrowDirection == .up || arrowDirection == .left ? 1 : -1
        func point(_ along: CGFloat, _ away: CGFloat) -> CGPoint {
            isVertical
                ? CGPoint(x: tip.x + along * way, y: tip.y + away * way)
                : CGPoint(x: tip.x + away * way, y: tip.y - along * way)
        }
        path.move(to: point(-half, height))
        path.addQuadCurve(to: point(-2, 1), control: point(-half / 2, height))
        path.addQuadCurve(to: point(2, 1), control: point(0, -0.5))
        path.addQuadCurve(to: point(half, height), control: point(half / 2, height))
        path.closeSubpath()
        return path
    }
}
