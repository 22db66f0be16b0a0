import CoreGraphics

/// Parts a paragraph where the attributes, the direction, the script or the font change.
struct RunItemizer {
    private let source: TextSource
    private let range: Range<Int>
    private let scalars: [PlacedScalar]
    private let levels: BidiLevels
    private let boundaries: TextBoundaries
    private let hanLanguage: HanLanguage?
    /// By the place of the attributes.
    private var fallbacks: [Int: FontFallback] = [:]

    init(
        _ source: TextSource, paragraph range: Range<Int>, _ scalars: [PlacedScalar], _ levels: BidiLevels,
        _ boundaries: TextBoundaries
    ) {
        self.source = source
        self.range = range
        self.scalars = scalars
        self.levels = levels
        self.boundaries = boundaries
        hanLanguage = HanLanguage(evidenceIn: scalars)
    }

    /// The runs in the order of the text, without gaps, still without glyphs.
    mutating func runs() -> [ShapedRun] {
        var runs: [ShapedRun] = []
        var attributes = source.runs.isEmpty ? 0 : source.runIndex(at: range.lowerBound)
        var next = 0
        while next < scalars.count {
            let cluster = cluster(from: next)
            next = cluster.endIndex
            let unit = scalars[cluster.startIndex].unit
            let end = next < scalars.count ? scalars[next].unit : range.upperBound
            while source.runs[attributes].range.upperBound <= unit { attributes += 1 }
            let values = source.runs[attributes].attributes
            let kind: ShapedRun.Kind =
                source.units[unit] == .tab ? .tab : values.runDelegate != nil ? .delegate : .text
            let run = ShapedRun(
                range: unit..<end, level: levels[unit - range.lowerBound],
                font: kind == .text ? font(for: cluster, attributes) : values.font,
                script: scalars[cluster.startIndex].script, attributes: attributes, kind: kind, glyphs: [])
            append(run, to: &runs)
        }
        return runs
    }

    /// What people see as a character.
    private func cluster(from first: Int) -> ArraySlice<PlacedScalar> {
        var end = first + 1
        while end < scalars.count, !boundaries.isCharacter(scalars[end].unit - range.lowerBound) { end += 1 }
        return scalars[first..<end]
    }

    private mutating func font(for cluster: ArraySlice<PlacedScalar>, _ attributes: Int) -> CTFont {
        let values = source.runs[attributes].attributes
        let han = values.language.flatMap { HanLanguage(code: $0) } ?? hanLanguage ?? .usual
        return fallbacks[
            attributes, default: FontFallback(base: values.font, language: values.language, hanLanguage: han)
        ].font(for: cluster)
    }

    private func append(_ run: ShapedRun, to runs: inout [ShapedRun]) {
        guard let last = runs.last else { return runs.append(run) }
        if last.takes(run), last.font === run.font {
            runs[runs.count - 1].range = last.range.lowerBound..<run.range.upperBound
            return
        }
        // Spaces between words that another font stands in for are that font's: the words are one run. Spaces of fonts of
        // emoji are as wide as those.
        if runs.count > 1, isSpace(last), case let before = runs[runs.count - 2], before.takes(last), last.takes(run),
            before.font === run.font, !run.font.face.hasColor, run.font.shaping.glyph(for: " ") != 0
        {
            runs.removeLast()
            runs[runs.count - 1].range = before.range.lowerBound..<run.range.upperBound
            return
        }
        runs.append(run)
    }

    private func isSpace(_ run: ShapedRun) -> Bool {
        run.range.allSatisfy { source.isSpace($0) && !source.isLineEnd($0) }
    }
}

extension ShapedRun {
    /// True when what follows this run belongs to it, but for the font.
    fileprivate func takes(_ next: ShapedRun) -> Bool {
        kind == .text && next.kind == .text && attributes == next.attributes && level == next.level
            && script == next.script
    }
}
