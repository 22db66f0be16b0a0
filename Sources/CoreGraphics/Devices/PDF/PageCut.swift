import CCairo
import Foundation
import Raster

/// One of the shapes that a page's clip is cut to. A class, so that two clips see at once which cuts they share.
final class PageCut: Sendable {
    enum Shape: Sendable {
        /// In device space.
        case path(Path, FillRule)
        case mask(PageMask)
    }

    let shape: Shape

    init(_ shape: Shape) { self.shape = shape }

    var mask: PageMask? {
        guard case .mask(let mask) = shape else { return nil }
        return mask
    }
}

/// A picture whose alpha says how much is let through; beyond it nothing is.
struct PageMask: Sendable {
    let levels: Bitmap
    /// From its pixels, y down, to device space.
    let toDevice: CGAffineTransform
    let isSmooth: Bool
    var isTiled = false

    /// Nil when memory is short.
    init?(_ image: CGImage, in rect: CGRect, with state: GraphicsState) {
        guard let levels = image.asMask else { return nil }
        self.levels = levels
        toDevice = image.toUser(in: rect).concatenating(state.ctm)
        isSmooth = state.interpolationQuality != .none && image.shouldInterpolate
    }
}

/// The cuts that Cairo's clip is made of now; masks are no part of it.
///
/// Cairo can add to its clip, and forget all of it. Drawings change their clip by one cut most of the time, and go back.
struct PageClip {
    private var cuts: [PageCut] = []

    /// Makes Cairo's clip that of `clip`.
    mutating func set(_ clip: Clip, on canvas: CairoCanvas) {
        let wanted = clip.cuts
        var kept = 0
        while kept < min(cuts.count, wanted.count), cuts[kept] === wanted[kept] { kept += 1 }
        if kept < cuts.count {
            cairo_reset_clip(canvas.cairo)
            kept = 0
        }
        for cut in wanted.dropFirst(kept) {
            guard case .path(let path, let rule) = cut.shape else { continue }
            canvas.add(path, rule: rule)
            cairo_clip(canvas.cairo)
        }
        cuts = wanted
    }
}
