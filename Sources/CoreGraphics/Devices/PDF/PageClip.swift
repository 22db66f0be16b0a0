import CCairo

/// The paths that make up Cairo's current clip, excluding masks.
///
/// Cairo can only intersect its clip or reset it: added paths are intersected, and any other change starts over.
struct PageClip {
    private var cuts: [PageClipShape] = []

    /// Updates Cairo's clip to `clip`.
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
