import Foundation
public import UIKit

/// Draws an overlay. A subclass overrides `draw(_:zoomScale:in:)`, whose context has the units of map points; its
/// origin is that of the overlay's bounding rectangle.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkoverlayrenderer)
open class MKOverlayRenderer: NSObject {
    /// The overlay.
    public let overlay: any MKOverlay
    /// The opacity of the overlay.
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { setNeedsDisplay() } } }
    /// The pixels per point.
    open internal(set) var contentScaleFactor: CGFloat = 1

    /// Called when the overlay is to be drawn again.
    final var needsDisplay: (() -> Void)?

    /// Creates a renderer for an overlay.
    public init(overlay: any MKOverlay) { self.overlay = overlay }

    private var origin: MKMapPoint {
        let rect = overlay.boundingMapRect
        return rect.isNull ? MKMapPoint() : rect.origin
    }

    /// Returns the place of a map point in the context.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }

    /// Returns the map point of a place in the context.
    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = origin
        return MKMapPoint(x: origin.x + Double(point.x), y: origin.y + Double(point.y))
    }

    /// Returns a rectangle of the map in the context.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }

    /// Returns the rectangle of the map for one in the context.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(
            origin: mapPoint(for: rect.origin),
            size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
    }

    /// Returns whether the overlay can be drawn at a scale. If not, the renderer calls `setNeedsDisplay()` when it can.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

    /// Draws the overlay, as far as it is in a rectangle. Nothing is drawn by default.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// Has the overlay drawn again.
    open func setNeedsDisplay() { needsDisplay?() }

    /// Has a part of the overlay drawn again.
    open func setNeedsDisplay(_ mapRect: MKMapRect) { needsDisplay?() }

    /// Has a part of the overlay drawn again, for a scale.
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { needsDisplay?() }
}
