import Foundation
public import UIKit

/// A bar that shows the length of a round distance on a map.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkscaleview)
@preconcurrency @MainActor
open class MKScaleView: UIView {
    /// The edge at which the bar is.
    public enum Alignment: Int, Sendable {
        /// The edge at which lines of text begin, or end.
        case leading, trailing
    }

    /// The map.
    open weak var mapView: MKMapView? {
        didSet {
            oldValue?.ornaments.remove(self)
            mapView?.ornaments.add(self)
            setNeedsDisplay()
        }
    }
    /// Whether the scale is visible. `visible` by default.
    open var scaleVisibility = MKFeatureVisibility.visible {
        didSet { alpha = scaleVisibility == .hidden ? 0 : 1 }
    }
    /// The edge at which the bar is. `leading` by default.
    open var legendAlignment = Alignment.leading { didSet { setNeedsDisplay() } }

    private static let size = CGSize(width: 120, height: 22)

    /// Creates a scale for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(origin: .zero, size: MKScaleView.size))
        self.mapView = mapView
    }

    /// Creates a scale.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    /// Creates a scale from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// 120 by 22 points.
    open override var intrinsicContentSize: CGSize { MKScaleView.size }

    /// The longest round distance that a width has room for, in metres, and its length in points.
    static func legend(metersPerPoint: Double, width: CGFloat) -> (meters: Double, length: CGFloat)? {
        let most = Double(width) * metersPerPoint
        guard most.isFinite, most > 0 else { return nil }
        let power = pow(10, log10(most).rounded(.down))
        let meters = [5.0, 2.5, 2, 1].map { $0 * power }.first { $0 <= most } ?? power
        return (meters, CGFloat(meters / metersPerPoint))
    }

    /// Draws the bar, with its distance below.
    open override func draw(_ rect: CGRect) {
        guard let mapView, let context = UIGraphicsGetCurrentContext() else { return }
        let viewport = mapView.viewport
        let meters = MKMetersPerMapPointAtLatitude(viewport.center.coordinate.latitude) * viewport.scale
        guard let legend = MKScaleView.legend(metersPerPoint: meters, width: bounds.width - 8) else { return }
        let isRight = (legendAlignment == .trailing) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let left = isRight ? bounds.maxX - 4 - legend.length : bounds.minX + 4
        let bar = CGRect(x: left, y: bounds.minY + 3, width: legend.length, height: 4)
        context.setFillColor(UIColor.secondaryLabel.cgColor)
        context.fill(bar)
        context.setFillColor(UIColor.systemBackground.cgColor)
        context.fill(CGRect(x: bar.midX, y: bar.minY + 1, width: bar.width / 2 - 1, height: 2))
        let text = NSAttributedString(
            string: MKDistanceFormatter().string(fromDistance: legend.meters),
            attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.label])
        let size = text.size()
        text.draw(at: CGPoint(x: isRight ? bar.minX : bar.maxX - size.width, y: bar.maxY + 1))
    }
}
