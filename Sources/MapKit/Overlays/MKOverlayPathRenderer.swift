public import UIKit

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
