import CoreGraphics

/// A paragraph of a text, ready for line breaking: its directions, its boundaries, its glyphs.
// `@unchecked Sendable`: immutable after creation, as is `TextSource`.
final class Paragraph: @unchecked Sendable {
    let source: TextSource
    /// In units of the text, including the paragraph's terminator.
    let range: Range<Int>
    let settings: ParagraphSettings
    /// BCP 47; nil if the text doesn't specify it.
    let language: String?
    private let shape: ShapedParagraph
    var levels: BidiLevels { shape.levels }
    var boundaries: TextBoundaries { shape.boundaries }
    /// In text order, without gaps.
    var runs: [ShapedRun] { shape.runs }
    /// The width of each user-perceived character, in points, at the unit that starts it; 0 for other units.
    var advances: [CGFloat] { shape.advances }

    /// Reshapes parts of the paragraph.
    let shaper: Shaper

    /// Creates a paragraph. `level` is its level, or nil to determine it from its style or its characters.
    ///
    /// - Parameter hyphenationFactor: the factor if the style specifies none.
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

    /// Divides the width of each glyph cluster among the user-perceived characters that it represents.
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
        // Most paragraphs have one glyph for each unit.
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

    /// Returns the runs that a range of the text intersects.
    func runs(in range: Range<Int>) -> ArraySlice<ShapedRun> {
        let first = runs.partitioningIndex { $0.range.upperBound > range.lowerBound }
        return runs[first...].prefix { $0.range.lowerBound < range.upperBound }
    }

    /// Returns the width of a character, by the unit of the text that starts it.
    func advance(at unit: Int) -> CGFloat { shape.advances[unit - range.lowerBound] }
}
