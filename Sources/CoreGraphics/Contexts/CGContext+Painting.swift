public import Foundation
import Raster

extension CGContext {
    // MARK: Path painting

    /// Fills or strokes the current path, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        // Moved out and back, as a pattern's cells have paths of their own; its memory is reused for the next path.
        var path = Path()
        swap(&path, &currentPath)
        if let rule = mode.fillRule {
            if mode.strokes {
                var inside = path
                fill(inside: &inside, rule: FillRule(rule))
            } else {
                fill(inside: &path, rule: FillRule(rule))
            }
        }
        if mode.strokes { stroke(along: &path) }
        path.removeAll()
        swap(&path, &currentPath)
    }

    /// Fills the current path, open subpaths as if closed, and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Strokes the current path, and clears it.
    public func strokePath() { drawPath(using: .stroke) }

    // MARK: Shapes

    // Each of these clears the current path, as Quartz does.

    /// Fills a rectangle. Clears the current path.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills rectangles, as one path by the winding rule. Clears the current path.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Strokes a rectangle. Clears the current path.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with the given line width, without changing the state's. Clears the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let oldWidth = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = oldWidth
    }

    /// Fills the ellipse inscribed in `rect`. Clears the current path.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes the ellipse inscribed in `rect`. Clears the current path.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes lines between consecutive pairs of points. Clears the current path.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for i in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[i])
            addLine(to: points[i + 1])
        }
        strokePath()
    }

    /// Makes the pixels of a rectangle transparent, or black when the context has no alpha. The clip applies; alpha,
    /// blend mode and shadow don't. The current path stays. On a PDF page the rectangle becomes white.
    public func clear(_ rect: CGRect) {
        var path = Path()
        path.addRect(rect, through: state.ctm)
        device.clear(path, with: paintingState)
    }

    // MARK: Images

    /// Draws `image` to fill `rect`, upright where y points up. In a flipped context it is upside down, as in Quartz.
    ///
    /// An image mask is painted with the fill colour or pattern.
    public func draw(_ image: CGImage, in rect: CGRect) { draw(image, in: rect, byTiling: false) }

    /// Draws `image` in `rect`, or, if tiled, fills the clip with copies aligned to `rect`.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard !rect.isNull, rect.width > 0, rect.height > 0, Box(rect).isFinite else { return }
        guard image.isMask, state.fillColor.pattern != nil, !byTiling else {
            let image = image.rendered(with: memory == nil ? .defaultIntent : state.renderingIntent)
            return device.draw(image, in: rect, isTiled: byTiling, with: paintingState)
        }
        isolated {
            clip(to: rect, mask: image)
            fill(rect)
        }
    }

    // MARK: Gradients

    /// Fills the clip with a gradient along the line from `start` to `end`.
    ///
    /// `options` determine whether the first and last colours extend beyond the ends. A line of zero length paints
    /// nothing.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        device.paint(gradient, along: .linear(start: startPoint, end: endPoint, options), with: paintingState)
    }

    /// Fills the clip with a radial gradient between two circles; circles nearer the end are painted on top.
    ///
    /// `options` determine whether the gradient extends beyond the two circles, down to a radius of zero. Negative
    /// radii paint nothing.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let shape = GradientShape.radial(
            startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius, options)
        device.paint(gradient, along: shape, with: paintingState)
    }

    /// Fills the clip with a conic gradient around `center`, for one full turn towards increasing angles from `angle`,
    /// in radians.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        device.paint(gradient, along: .conic(center: center, angle: angle), with: paintingState)
    }

    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        device.paint(shading.gradient, along: shading.shape, with: paintingState)
    }
}

/// Fills a context's clip with a conic gradient, as `CGContext.drawConicGradient(_:center:angle:)` does; draws nothing
/// if there is no gradient.
public func CGContextDrawConicGradient(_ c: CGContext, _ gradient: CGGradient?, _ center: CGPoint, _ angle: CGFloat) {
    if let gradient { c.drawConicGradient(gradient, center: center, angle: angle) }
}
