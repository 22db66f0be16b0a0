import CoreGraphics

/// Widens a line with kashidas: tatweel strokes between the letters of its Arabic words.
struct KashidaJustification {
    let line: CTLine

    private var source: TextSource { line.paragraphs.source }

    /// A run whose letters may be elongated.
    private struct Run {
        /// Its index in the line.
        var index: Int
        /// The corresponding part of the paragraph's run, still without glyphs.
        var shaped: ShapedRun
        /// The units at which a letter has its own glyph.
        var starts: Set<Int>
        /// The width of a tatweel, in points.
        var stroke: CGFloat
    }

    private struct Place {
        var run: Run
        var place: KashidaPlace
        var count = 0
    }

    /// Returns the line, widened by as many strokes as fit in `extra` points; the line itself if none does.
    ///
    /// - Parameter isExact: whether one more stroke is added, and all overlap slightly, so that no space is left.
    func stretched(by extra: CGFloat, isExact: Bool) -> CTLine {
        var places = places
        guard extra > 0, !places.isEmpty else { return line }
        let left = distribute(extra, among: &places, isExact: isExact)
        let drawn = places.indices.filter { places[$0].count > 0 }
        guard let first = drawn.first else { return line }
        if isExact, left > 1e-6 { places[first].count += 1 }
        var runs = [ShapedRun?](repeating: nil, count: line.runs.count)
        for group in Dictionary(grouping: drawn.map { places[$0] }, by: \.run.index).values {
            var run = group[0].run.shaped
            let strokes = Dictionary(uniqueKeysWithValues: group.map { ($0.place.next, $0.count) })
            line.paragraphs.paragraph(at: run.range.lowerBound).shaper.shape(&run, strokes: strokes)
            runs[group[0].run.index] = run
        }
        if isExact {
            let gain = zip(runs, line.runs).reduce(0) { $0 + ($1.0.map { $0.width } ?? $1.1.width) - $1.1.width }
            overlap(&runs, by: gain - extra)
        }
        return line(with: runs)
    }

    // MARK: Kashida positions

    /// The best place in each word, the best ones in the line first.
    private var places: [Place] {
        let runs = line.runs.indices.compactMap { run(at: $0) }
        guard let first = runs.map(\.shaped.range.lowerBound).min(),
            let end = runs.map(\.shaped.range.upperBound).max()
        else { return [] }
        let best = KashidaPlace.words(of: source.units, in: first..<end).compactMap { word -> Place? in
            for place in word {
                let run = runs.first {
                    $0.shaped.range.contains(place.letter) && $0.shaped.range.contains(place.next)
                        && $0.starts.contains(place.next)
                }
                if let run { return Place(run: run, place: place) }
            }
            return nil
        }
        return best.enumerated().sorted { ($0.element.place.rank, $0.offset) < ($1.element.place.rank, $1.offset) }
            .map(\.element)
    }

    private func run(at index: Int) -> Run? {
        let run = line.runs[index]
        // A truncation token is not part of the text; the spaced bases of ruby are unchanged.
        guard run.source === source, run.isRightToLeft, run.attributes.ruby == nil, !run.range.isEmpty,
            let whole = line.paragraphs.paragraph(at: run.range.lowerBound).runs(in: run.range).first,
            whole.content == .text, whole.script == .arabic, whole.orientation == .along, whole.font === run.font
        else { return nil }
        let glyph = run.font.shaping.glyph(for: "\u{640}")
        let stroke = run.font.advance(of: glyph)
        guard glyph != 0, stroke > 0, stroke.isFinite else { return nil }
        var part = whole
        (part.range, part.level, part.glyphs) = (run.range, run.level, [])
        return Run(index: index, shaped: part, starts: Set(run.indices.values), stroke: stroke)
    }

    // MARK: Kashida strokes

    /// Distributes strokes among the places in turn, and returns the remaining width.
    private func distribute(_ extra: CGFloat, among places: inout [Place], isExact: Bool) -> CGFloat {
        var left = extra
        var isChanged = true
        while isChanged {
            isChanged = false
            for index in places.indices {
                let run = places[index].run
                // Beyond two ems, spaces take the rest.
                let limit = isExact ? maxStrokeCount : min(Int(2 * run.shaped.font.size / run.stroke), maxStrokeCount)
                guard run.stroke <= left + 1e-6, places[index].count < max(limit, 1) else { continue }
                places[index].count += 1
                left -= run.stroke
                isChanged = true
            }
        }
        return left
    }

    /// Overlaps strokes until the runs are narrower by the excess.
    private func overlap(_ runs: inout [ShapedRun?], by excess: CGFloat) {
        let strokes = runs.indices.flatMap { index -> [(run: Int, glyph: Int)] in
            guard let run = runs[index] else { return [] }
            let stroke = run.font.shaping.glyph(for: "\u{640}")
            return run.glyphs.indices.filter { run.glyphs[$0].glyph == stroke }.map { (index, $0) }
        }
        guard excess > 0, !strokes.isEmpty else { return }
        let share = excess / CGFloat(strokes.count)
        for place in strokes { runs[place.run]?.glyphs[place.glyph].advance -= share }
    }

    private func line(with shaped: [ShapedRun?]) -> CTLine {
        var pen: CGFloat = 0
        let runs = zip(line.runs, shaped).map { run, shaped -> CTRun in
            let placed =
                shaped.map {
                    CTRun($0, of: source, characters: run.characters, delegateBounds: run.delegateBounds, start: pen)
                } ?? CTRun(run, start: pen)
            pen += placed.width
            return placed
        }
        return CTLine(
            line.paragraphs, range: line.range, offset: line.offset, baseLevel: line.baseLevel, runs: runs)
    }
}

/// The maximum per place: more than can be visible.
private let maxStrokeCount = 1000
