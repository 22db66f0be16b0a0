import CCairo

/// The cuts that Cairo's clip is made of now; masks are no part of it.
///
/// Cairo can add to its clip, and forget all of it. Drawings change their clip by one cut most of the time, and go back.
struct PageClip {
    private var cuts: [PageClipShape] = []

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
