import CCairo
import Foundation
import Raster

/// One shape that a page's clip is cut to. A class, so that two clips see at once which cuts they share.
final class PageCut: Sendable {
    /// In device space.
    let path: Path
    let rule: FillRule

    init(path: Path, rule: FillRule) {
        self.path = path
        self.rule = rule
    }
}

/// The cuts that Cairo's clip is made of now.
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
            canvas.add(cut.path, rule: cut.rule)
            cairo_clip(canvas.cairo)
        }
        cuts = wanted
    }
}
