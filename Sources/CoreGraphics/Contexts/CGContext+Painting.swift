public import Foundation
import Raster

extension CGContext {
    // MARK: The current path

    /// Fills or strokes the current path, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = currentPath
        currentPath = Path()
        if let rule = mode.fillRule { fill(inside: path, rule: FillRule(rule)) }
        if mode.strokes { stroke(along: path) }
    }

    /// Fills the current path, open subpaths as if closed, and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Draws a line along the current path, and clears it.
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

    /// Draws a line along a rectangle's sides. Clears the current path.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Draws a line of the given width along a rectangle's sides. Clears the current path; the state's width stays.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let oldWidth = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = oldWidth
    }

    /// Fills the ellipse that fits into `rect`. Clears the current path.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Draws a line along the ellipse that fits into `rect`. Clears the current path.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Draws a line from each point at an even place to the one after it. Clears the current path.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for i in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[i])
            addLine(to: points[i + 1])
        }
        strokePath()
    }

    /// Makes the pixels of a rectangle transparent, or black where the context has no alpha. The clip holds; alpha, blend
    /// mode and shadow don't. The current path stays. On a document's page the rectangle becomes white.
    public func clear(_ rect: CGRect) {
        var path = Path()
        path.addRect(rect, through: state.ctm)
        device.clear(path, with: paintingState)
    }

    // MARK: Images

    /// Draws `image` to fill `rect`, upright where y points up. In a flipped context it stands on its head, as in Quartz.
    ///
    /// A stencil is painted with the fill's colour or pattern.
    public func draw(_ image: CGImage, in rect: CGRect) { draw(image, in: rect, byTiling: false) }

    /// Draws `image` to fill `rect`, or, tiled, to fill the clip with copies of which `rect` is one.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard !rect.isNull, rect.width > 0, rect.height > 0, Box(rect).isFinite else { return }
        guard image.isMask, state.fillColor.pattern != nil, !byTiling else {
            return device.draw(image, in: rect, isTiled: byTiling, with: paintingState)
        }
        isolated {
            clip(to: rect, mask: image)
            fill(rect)
        }
    }

    // MARK: Gradients

    /// Fills the clip with colours that change along the line from `start` to `end` and stay the same across it.
    ///
    /// `options` say whether the first and last colours go on beyond the ends. A line without length paints nothing.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        device.paint(gradient, along: .linear(start: startPoint, end: endPoint, options), with: paintingState)
    }

    /// Fills the clip with the circles between two circles, from the first colour's to the last one's; later circles lie
    /// on top.
    ///
    /// `options` say whether the circles go on beyond the two, smaller ones until they have no radius. Negative radii
    /// paint nothing.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let shape = GradientShape.radial(
            startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius, options)
        device.paint(gradient, along: shape, with: paintingState)
    }

    /// Fills the clip with colours that change around `center`, once round towards growing angles from `angle` radians.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        device.paint(gradient, along: .conic(center: center, angle: angle), with: paintingState)
    }

    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        device.paint(shading.gradient, along: shading.shape, with: paintingState)
    }
}
