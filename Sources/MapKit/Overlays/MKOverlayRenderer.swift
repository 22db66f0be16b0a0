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

/// Draws a path. Widths and lengths of lines are points on the screen, at each scale.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkoverlaypathrenderer)
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The colour of the inside; none by default.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the line; none by default.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The width of the line; 0, the default, is the width of a road at the scale.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The corners of the line; round by default.
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    /// The ends of the line; round by default.
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    /// The longest miter, in widths of the line. 10 by default.
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    /// Where the pattern of dashes begins.
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The lengths of dashes and gaps; no gaps by default.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// The path, in the context's units. `createPath()` sets it when it is first read.
    open var path: CGPath! {
        get {
            if ownPath == nil { createPath() }
            return ownPath
        }
        set {
            ownPath = newValue
            setNeedsDisplay()
        }
    }

    private var ownPath: CGPath?

    /// Called when the path is needed: a subclass sets `path`.
    open func createPath() {}

    /// Has the path created again.
    open func invalidatePath() {
        ownPath = nil
        setNeedsDisplay()
    }

    /// Sets the context's attributes of lines.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        guard zoomScale > 0 else { return }
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        if let dashes = lineDashPattern, !dashes.isEmpty {
            context.setLineDash(
                phase: lineDashPhase / zoomScale, lengths: dashes.map { CGFloat($0.doubleValue) / zoomScale })
        }
    }

    /// Sets the context's colour of areas.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }

    /// Strokes a path with the context's attributes.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }

    /// Fills a path with the context's colour.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    /// Fills and strokes the path.
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(path, in: context)
        }
    }
}
