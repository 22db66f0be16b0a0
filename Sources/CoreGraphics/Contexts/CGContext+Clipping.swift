public import Foundation
import Raster

extension CGContext {
    /// Intersects the clip with the current path, and clears the path.
    ///
    /// Without a current path nothing changes, which is reported.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard !currentPath.isEmpty else { return reportOnce("CGContext.clip(using:): no current path") }
        state.clip = device.clip(
            state.clip, to: currentPath, rule: FillRule(rule), antialiased: paintingState.shouldAntialias)
        beginPath()
    }

    /// Intersects the clip with a rectangle. Clears the current path.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Intersects the clip with the union of `rects`. Clears the current path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        state.clip = device.clip(
            state.clip, to: currentPath, rule: .nonZero, antialiased: paintingState.shouldAntialias)
        beginPath()
    }

    /// Intersects the clip with `mask`, stretched to `rect` and upright where y points up.
    ///
    /// An image mask admits drawing where it would paint; an image with alpha, in proportion to its alpha; any other
    /// image, in proportion to its luminance. Everything outside `rect` is clipped. The current path stays.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard !rect.isNull, rect.width > 0, rect.height > 0, Box(rect).isFinite else {
            state.clip = device.clip(state.clip, to: Path(), rule: .nonZero, antialiased: false)
            return
        }
        state.clip = device.clip(state.clip, to: mask, in: rect, with: paintingState)
    }

    /// Resets the clip to the whole context, or to the whole innermost transparency layer.
    public func resetClip() { state.clip = widestClip }

    /// The bounding box of the clip in user space; null when it is empty.
    public var boundingBoxOfClipPath: CGRect {
        CGRect(state.clip.box).applying(state.ctm.inverted())
    }
}
