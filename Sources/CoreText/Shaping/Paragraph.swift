import CoreGraphics

/// A paragraph of a text, ready to be broken into lines: its directions, its boundaries, its glyphs.
// `@unchecked Sendable`: nothing is written after it is made, and `TextSource` is read only.
final class Paragraph: @unchecked Sendable {
    let source: TextSource
    /// In units of the text, with what ends the paragraph.
    let range: Range<Int>
    let settings: ParagraphSettings
    /// BCP 47; nil where the text doesn't say.
    let language: String?
    private let shape: ShapedParagraph
    var levels: BidiLevels { shape.levels }
    var boundaries: TextBoundaries { shape.boundaries }
    /// In the order of the text, without gaps.
    var runs: [ShapedRun] { shape.runs }
    /// The width of what people see as a character, in points, for each unit that starts one; else 0.
    var advances: [CGFloat] { shape.advances }

    /// Shapes parts of it anew.
    let shaper: Shaper

    /// `level` is that of the paragraph, or nil for what its style or its letters say.
    ///
    /// - Parameter hyphenationFactor: where the style says none.
    init(_ source: TextSource, index: Int, level: UInt8? = nil, hyphenationFactor: CGFloat = 0) {
        self.source = source
        let range = source.paragraphs[index]
        self.range = range
        var settings = source.settings(ofParagraph: index)
        if settings.hyphenationFactor == 0 { settings.hyphenationFactor = hyphenationFactor }
        self.settings = settings
        let first = source.runs.isEmpty ? 0 : source.runIndex(at: range.lowerBound)
        let own = source.runs[first...].prefix { $0.range.lowerBound < range.upperBound }
        let language = own.lazy.compactMap { $0.attributes.language ?? $0.attributes.font.language }.first
        self.language = language
        let shaper = Shaper(source, paragraph: range)
        self.shaper = shaper
        let key = ShapedParagraph.Key(source, range, runs: own.indices, level: level, settings)
        shape = ShapedParagraph.shape(for: key) {
            Paragraph.shape(source, range, own, shaper, level: level, settings, language: language)
        }
    }

    private static func shape(
        _ source: TextSource, _ range: Range<Int>, _ own: ArraySlice<TextSource.AttributeRun>, _ shaper: Shaper,
        level: UInt8?, _ settings: ParagraphSettings, language: String?
    ) -> ShapedParagraph {
        let units = source.units[range]
        let levels = BidiLevels(
            units, direction: level.map { $0 & 1 == 1 ? .rightToLeft : .leftToRight } ?? settings.baseWritingDirection,
            overrides: own.filter { !$0.attributes.writingDirections.isEmpty }.map { run in
                let part = run.range.clamped(to: range)
                return BidiLevels.Override(
                    range: part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound,
                    directions: run.attributes.writingDirections)
            })
        var boundaries = TextBoundaries(units, language: language)
        if settings.lineBreakStrategy.contains(.hangulWordPriority) { boundaries.keepHangulWords(in: units) }
        var runs =
            ASCIIText(units)?.runs(of: source, range, levels)
            ?? RunItemizer(
                source, paragraph: range, PlacedScalar.all(in: source.units, range), levels, boundaries
            ).runs()
        for i in runs.indices { shaper.shape(&runs[i]) }
        if own.contains(where: { $0.attributes.ruby != nil }) {
            for base in RubySpacing(source: source, range: range).space(&runs) {
                boundaries.keepTogether(base.lowerBound - range.lowerBound..<base.upperBound - range.lowerBound)
            }
        }
        return ShapedParagraph(
            levels: levels, boundaries: boundaries, runs: runs, advances: advances(of: runs, range, boundaries))
    }

    /// Shares the width of each cluster of glyphs among the characters, as people see them, that it stands for.
    private static func advances(
        of runs: [ShapedRun], _ range: Range<Int>, _ boundaries: TextBoundaries
    ) -> [CGFloat] {
        var widths = [CGFloat](repeating: 0, count: range.count)
        var startsCluster = [Bool](repeating: false, count: range.count + 1)
        startsCluster[range.count] = true
        var clusterCount = 0
        for run in runs {
            startsCluster[run.range.lowerBound - range.lowerBound] = true
            run.glyphs.withUnsafeBufferPointer { glyphs in
                var (index, last) = (0, -1)
                while index < glyphs.count {
                    let place = glyphs[index].unit - range.lowerBound
                    widths[place] += glyphs[index].advance
                    startsCluster[place] = true
                    if place != last { clusterCount += 1 }
                    (index, last) = (index + 1, place)
                }
            }
        }
        // Most paragraphs have a glyph for each unit.
        if clusterCount == range.count { return widths }
        var start = 0
        while start < range.count {
            var end = start + 1
            while !startsCluster[end] { end += 1 }
            defer { start = end }
            // Most clusters are one unit.
            guard end > start + 1 else { continue }
            let characters = (start..<end).filter { boundaries.isCharacter($0) }
            guard characters.count > 1 else { continue }
            let share = widths[start] / CGFloat(characters.count)
            for place in characters { widths[place] = share }
        }
        return widths
    }

    /// The runs that a range of the text touches.
    func runs(in range: Range<Int>) -> ArraySlice<ShapedRun> {
        let first = runs.partitioningIndex { $0.range.upperBound > range.lowerBound }
        return runs[first...].prefix { $0.range.lowerBound < range.upperBound }
    }

    /// The width of a character, by the unit of the text that starts it.
    func advance(at unit: Int) -> CGFloat { shape.advances[unit - range.lowerBound] }
}
