import CTextBoundaries
import CoreGraphics

/// Divides a paragraph where the attributes, the direction, the script or the font change.
struct RunItemizer {
    private let source: TextSource
    private let range: Range<Int>
    private let scalars: [PlacedScalar]
    private let levels: BidiLevels
    private let boundaries: TextBoundaries
    private let hanLanguage: HanLanguage?

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

    /// Returns the runs in text order, without gaps, still without glyphs.
    func runs() -> [ShapedRun] {
        var runs: [ShapedRun] = []
        var index = source.runs.isEmpty ? 0 : source.runIndex(at: range.lowerBound)
        while index < source.runs.count, source.runs[index].range.lowerBound < range.upperBound {
            append(source.runs[index], at: index, to: &runs)
            index += 1
        }
        return runs
    }

    /// Appends the runs of a range of text with the same attributes.
    private func append(_ stretch: TextSource.AttributeRun, at index: Int, to runs: inout [ShapedRun]) {
        let attributes = stretch.attributes
        let language = attributes.language ?? attributes.font.language
        let han = language.flatMap { HanLanguage(code: $0) } ?? hanLanguage ?? .usual
        var fallback = FontFallback(base: attributes.font, language: language, hanLanguage: han)
        let isDelegate = attributes.runDelegate != nil
        let whole = stretch.range.clamped(to: range)
        if let content = content(ofAll: whole, attributes) {
            // The group includes a character that began before it.
            let start = runs.last?.range.upperBound ?? range.lowerBound
            guard start < whole.upperBound else { return }
            var run = ShapedRun(
                range: start..<whole.upperBound, level: levels[start - range.lowerBound], font: attributes.font,
                script: scalars[firstScalar(at: start)].script, attributes: index, content: content, glyphs: [])
            if content == .text { run.orientation = .sideBySide }
            runs.append(run)
            return
        }
        var next = firstScalar(at: max(stretch.range.lowerBound, range.lowerBound))
        while next < scalars.count, scalars[next].unit < stretch.range.upperBound {
            let first = next
            // A user-perceived character, although attributes may change within it.
            repeat {
                next += 1
            } while next < scalars.count
                && !boundaries.isCharacter(scalars[next].unit - range.lowerBound)
            let unit = scalars[first].unit
            let end = next < scalars.count ? scalars[next].unit : range.upperBound
            let content: ShapedRun.Content = source.units[unit] == .tab ? .tab : isDelegate ? .delegate : .text
            let font = content == .text ? fallback.font(for: scalars[first..<next]) : attributes.font
            let level = levels[unit - range.lowerBound]
            let script = scalars[first].script
            let isUpright = attributes.isVertical && level & 1 == 0 && content == .text && scalars[first].isUpright
            let orientation = isUpright ? ShapedRun.Orientation.upright : .along
            if let last = runs.last, last.font === font, last.orientation == orientation,
                last.takes(content, index, level, script)
            {
                runs[runs.count - 1].range = last.range.lowerBound..<end
            } else {
                append(
                    ShapedRun(
                        range: unit..<end, level: level, font: font, script: script, attributes: index,
                        content: content, glyphs: [], orientation: orientation), to: &runs)
            }
        }
    }

    /// Returns the content of a whole range of text, if it is a single item: an explicitly chosen glyph, or letters
    /// side by side.
    private func content(ofAll part: Range<Int>, _ attributes: TextAttributes) -> ShapedRun.Content? {
        if let info = attributes.glyphInfo, info.glyph(in: attributes.font) != nil,
            source.units[part].elementsEqual(info.baseString.utf16)
        {
            return .chosenGlyph
        }
        let isPlace = attributes.sideBySideCount > 0 && part.count <= maxSideBySideLength
        return isPlace && !part.contains { source.isSpace($0) } ? .text : nil
    }

    /// Returns the first character that does not start before a unit, and does not belong to one that does.
    private func firstScalar(at unit: Int) -> Int {
        var first = scalars.partitioningIndex { $0.unit >= unit }
        while first < scalars.count, !boundaries.isCharacter(scalars[first].unit - range.lowerBound) { first += 1 }
        return first
    }

    private func append(_ run: ShapedRun, to runs: inout [ShapedRun]) {
        // Spaces between words in a fallback font take that font: the words are one run. Spaces in emoji fonts are as
        // wide as emoji.
        if runs.count > 1, runs[runs.count - 2].orientation == run.orientation,
            case let (before, space) = (runs[runs.count - 2], runs[runs.count - 1]), isSpace(space),
            before.font === run.font, !run.font.face.hasColor, run.font.shaping.glyph(for: " ") != 0,
            [before, space].allSatisfy({ $0.takes(run.content, run.attributes, run.level, run.script) })
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

/// In UTF-16 units. Longer groups are ordinary vertical text.
private let maxSideBySideLength = 16

extension PlacedScalar {
    /// Whether the character is upright in vertical text, or has special forms for it.
    fileprivate var isUpright: Bool { text_is_upright(scalar.value) }
}

extension ShapedRun {
    /// Returns whether text with this content belongs to this run, if it has the same font.
    fileprivate func takes(_ content: Content, _ attributes: Int, _ level: UInt8, _ script: Script) -> Bool {
        self.content == .text && content == .text && self.attributes == attributes && self.level == level
            && self.script == script
    }
}
