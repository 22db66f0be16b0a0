import CoreGraphics
import Foundation

/// Finds the ends of lines of a given width.
struct LineBreaker {
    let paragraphs: ParagraphCache

    private var source: TextSource { paragraphs.source }

    /// The positions at which a line may break.
    enum BreakMode {
        /// At Unicode line break opportunities, or according to the paragraph's style. Trailing white space is ignored.
        case lines
        /// Between any characters.
        case characters
    }

    /// Returns the number of units from `start` that fit `width` points, at least one character.
    ///
    /// A first word that does not fit is broken between characters. `offset` is the line's distance from the margin
    /// from which tabs are measured.
    func length(from start: Int, width: Double, offset: Double, breakMode: BreakMode) -> Int {
        guard start >= 0, start < source.units.count else { return 0 }
        let paragraph = paragraphs.paragraph(at: start)
        let atLines = breakMode == .lines && paragraph.settings.lineBreakMode != .byCharWrapping
        var fit = Fit(width: width)
        var pen = LinePen(paragraph, offset: offset)
        var hyphens = HyphenWidths(paragraph)
        for unit in start..<paragraph.range.upperBound {
            if unit > start {
                let place = unit - paragraph.range.lowerBound
                if paragraph.boundaries.isLineEnd(place) { return unit - start }
                fit.pass(
                    unit,
                    isLine: atLines && paragraph.boundaries.isLine(place)
                        && (source.units[unit - 1] != .softHyphen || fit.fits(pen.x + hyphens.width(at: unit))),
                    isCharacter: paragraph.boundaries.isCharacter(place))
            }
            pen.move(past: unit)
            let counts = breakMode == .characters || !source.isSpace(unit)
            guard counts, !fit.fits(pen.x) else { continue }
            let parted = atLines ? partedEnd(from: start, before: unit, fit, paragraph, offset: offset) : nil
            let end = parted ?? fit.end(from: start, in: paragraph)
            guard atLines, end == fit.lastLine, paragraph.settings.lineBreakStrategy.contains(.pushOut) else {
                return end - start
            }
            return PushingOut(paragraph: paragraph, width: fit.width).end(end, from: start) - start
        }
        return paragraph.range.upperBound - start
    }

    /// Returns the last hyphenation point in the word that doesn't fit at which the line with a hyphen fits; nil if
    /// words are not hyphenated.
    ///
    /// - Parameter unit: The first unit that doesn't fit.
    private func partedEnd(
        from start: Int, before unit: Int, _ fit: Fit, _ paragraph: Paragraph, offset: Double
    ) -> Int? {
        guard let hyphenation = Hyphenation(paragraph) else { return nil }
        let end = fit.lastLine ?? start
        // The part that doesn't fit may follow a word.
        guard let letter = (end...unit).last(where: { paragraph.isLetter($0) }) else { return nil }
        var pen = LinePen(paragraph, offset: offset)
        var pens: [CGFloat] = []
        var widthOfWords: CGFloat = 0
        for place in start..<unit {
            pens.append(pen.x)
            pen.move(past: place)
            if place < end, !source.isSpace(place) { widthOfWords = pen.x }
        }
        pens.append(pen.x)
        guard Double(widthOfWords) < Double(paragraph.settings.hyphenationFactor) * fit.width else { return nil }
        var hyphens = HyphenWidths(paragraph)
        return hyphenation.places(around: letter).last { place in
            place > end && place <= unit && fit.fits(pens[place - start] + hyphens.width(at: place))
        }
    }
}

/// The last possible line ends so far.
private struct Fit {
    let width: Double
    private(set) var lastLine: Int?
    private var lastCharacter: Int?

    init(width: Double) { self.width = width.isNaN ? 0 : width }

    // The tolerance covers rounding: sums of widths depend on the order of addition.
    func fits(_ x: CGFloat) -> Bool { Double(x) <= width + 1e-6 }

    mutating func pass(_ unit: Int, isLine: Bool, isCharacter: Bool) {
        if isLine { lastLine = unit }
        if isCharacter { lastCharacter = unit }
    }

    /// Returns the line's end: a line break opportunity, else a character boundary, else after the first character.
    func end(from start: Int, in paragraph: Paragraph) -> Int {
        if let end = lastLine ?? lastCharacter { return end }
        var end = start + 1
        while end < paragraph.range.upperBound, !paragraph.boundaries.isCharacter(end - paragraph.range.lowerBound) {
            end += 1
        }
        return end
    }
}

/// Advances along a line in text order and measures tabs.
struct LinePen {
    private let paragraph: Paragraph
    private let offset: CGFloat
    /// The pen's distance from the line's start, in points.
    private(set) var x: CGFloat = 0

    init(_ paragraph: Paragraph, offset: Double) {
        self.paragraph = paragraph
        self.offset = offset.isFinite ? CGFloat(offset) : 0
    }

    mutating func move(past unit: Int) {
        x +=
            paragraph.source.units[unit] == .tab
            ? paragraph.tabWidth(at: unit, x: x, offset: offset) : paragraph.advance(at: unit)
    }
}

extension Paragraph {
    /// Returns the width of a tab that starts `x` points from the line's start, which is `offset` points from the
    /// margin.
    func tabWidth(at unit: Int, x: CGFloat, offset: CGFloat) -> CGFloat {
        let place = Double(x + offset)
        let stop = nextStop(after: place)
        let room = CGFloat(stop.location - place)
        switch (stop.alignment, levels.base == 1) {
        case (.left, false), (.right, true), (.natural, _), (.justified, _): return room
        case (.center, _): return max(room - columnWidth(after: unit, terminators: stop.terminators) / 2, 0)
        case (.right, false), (.left, true):
            return max(room - columnWidth(after: unit, terminators: stop.terminators), 0)
        }
    }

    private func nextStop(after place: Double) -> CTTextTab {
        // A stop at the pen's position is already used.
        if let stop = settings.tabStops.first(where: { $0.location > place + 1e-6 }) { return stop }
        let interval = Double(settings.defaultTabInterval)
        guard interval > 0 else {
            // After the last stop tabs advance to multiples of 28 points, the distance of Apple's default stops.
            return CTTextTab(alignment: .natural, location: ((place / 28).rounded(.down) + 1) * 28)
        }
        return CTTextTab(alignment: .natural, location: ((place / interval).rounded(.down) + 1) * interval)
    }

    /// Returns the width of the text from a tab to the end of its column.
    private func columnWidth(after tab: Int, terminators: CharacterSet?) -> CGFloat {
        var width: CGFloat = 0
        for unit in tab + 1..<max(range.upperBound, tab + 1) {
            if source.units[unit] == .tab || source.isLineEnd(unit) { break }
            if let terminators, let scalar = Unicode.Scalar(source.units[unit]), terminators.contains(scalar) { break }
            width += advance(at: unit)
        }
        return width
    }
}
