public import Foundation
import Raster

extension CGContext {
    /// Cuts the clip to the inside of the current path, and clears the path.
    ///
    /// With no current path nothing changes, which is reported.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard !currentPath.isEmpty else { return reportOnce("CGContext.clip(using:): no current path") }
        state.clip = device.clip(
            state.clip, to: currentPath, rule: FillRule(rule), antialiased: paintingState.shouldAntialias)
        currentPath = Path()
    }

    /// Cuts the clip to a rectangle. Clears the current path.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Cuts the clip to what lies in any of `rects`. Clears the current path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        state.clip = device.clip(
            state.clip, to: currentPath, rule: .nonZero, antialiased: paintingState.shouldAntialias)
        beginPath()
    }

    /// Cuts the clip to what `mask` lets through, stretched over `rect` and upright where y points up.
    ///
    /// A stencil lets through where it would paint; another image where it is light. Beyond `rect` nothing is let through. The
    /// current path stays.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard !rect.isNull, rect.width > 0, rect.height > 0, Box(rect).isFinite else {
            state.clip = device.clip(state.clip, to: Path(), rule: .nonZero, antialiased: false)
            return
        }
        state.clip = device.clip(state.clip, to: mask, in: rect, with: paintingState)
    }

    /// Lets everything through again: the whole context, or the whole of the innermost transparency layer.
    public func resetClip() { state.clip = widestClip }

    /// The box in user space around all that the clip lets through; null when that is nothing.
    public var boundingBoxOfClipPath: CGRect {
        CGRect(state.clip.box).applying(state.ctm.inverted())
    }
}
