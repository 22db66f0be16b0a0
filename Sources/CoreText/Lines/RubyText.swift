import CoreGraphics
import Foundation

/// The ruby on one side of a base text, as a line of its own.
struct RubyText {
    let line: CTLine
    private let font: CTFont
    private let isAfter: Bool

    /// Nil where the annotation has no ruby on that side.
    init?(_ annotation: CTRubyAnnotation, after isAfter: Bool, base: TextAttributes) {
        guard let text = annotation.styledText(after: isAfter, base: base) else { return nil }
        line = CTLine.whole(text)
        font = text.attributes(at: 0)[.font] as? CTFont ?? base.font
        self.isAfter = isAfter
    }

    static func both(_ annotation: CTRubyAnnotation, base: TextAttributes) -> [RubyText] {
        [false, true].compactMap { RubyText(annotation, after: $0, base: base) }
    }

    /// The height of its baseline above that of the base: the two em boxes touch.
    func rise(on base: CTFont) -> CGFloat {
        isAfter
            ? base.ideographicBottom - font.ideographicBottom - font.size : base.ideographicTop - font.ideographicBottom
    }

    /// What it needs around the base's baseline.
    func bounds(on base: CTFont) -> TypographicBounds {
        let bottom = rise(on: base) + font.ideographicBottom
        return TypographicBounds(ascent: bottom + font.size, descent: -bottom, leading: 0)
    }

    /// The ruby along a base of a width: its line, and the distance from the base's start.
    func placed(_ alignment: CTRubyAlignment, along width: CGFloat, overhang: CTRubyOverhang) -> (CTLine, CGFloat) {
        let free = width - line.width
        guard free > 0 else {
            switch overhang {
            case .start: return (line, free)
            case .end: return (line, 0)
            case .auto, .none, .invalid: return (line, free / 2)
            }
        }
        let count = CGFloat(max(line.characters.count, 1))
        switch alignment {
        case .start: return (line, 0)
        case .center: return (line, free / 2)
        case .end: return (line, free)
        case .distributeLetter where count > 1: return (spread(by: free / (count - 1)), 0)
        case .auto, .distributeSpace, .distributeLetter, .lineEdge, .invalid:
            return (spread(by: free / count), free / count / 2)
        }
    }

    /// The line with space after each character.
    private func spread(by space: CGFloat) -> CTLine {
        let starts = Set(line.characters.map(\.range.lowerBound))
        var pen: CGFloat = 0
        let runs = line.runs.map { run in
            let wider = CTRun(
                run, start: pen,
                advances: zip(run.advances.values, run.indices.values).map { advance, unit in
                    CGSize(width: advance.width + (starts.contains(unit) ? space : 0), height: 0)
                })
            pen += wider.width
            return wider
        }
        return CTLine(
            line.paragraphs, range: line.range, offset: line.offset, baseLevel: line.baseLevel, runs: runs)
    }
}

/// Ruby in a line, and where its own line begins.
struct PlacedRuby: Sendable {
    var line: CTLine
    /// Relative to the line's origin, in points.
    var origin: CGPoint
    var bounds: TypographicBounds

    /// The ruby of a line's runs, which are in visual order.
    static func all(of runs: [CTRun]) -> [PlacedRuby] {
        guard runs.contains(where: { $0.attributes.ruby != nil }) else { return [] }
        let end = runs.last.map { $0.start + $0.width } ?? 0
        var placed: [PlacedRuby] = []
        var index = 0
        while index < runs.count {
            let first = index
            index += 1
            guard let ruby = runs[first].attributes.ruby else { continue }
            while index < runs.count, runs[index].attributes.ruby === ruby { index += 1 }
            let group = runs[first..<index]
            // Of a base that is broken all the same, the first part has the ruby.
            guard group.contains(where: \.startsRuby) else { continue }
            let (start, width) = (runs[first].start, group.reduce(0) { $0 + $1.width })
            for text in RubyText.both(ruby, base: runs[first].attributes) {
                let (line, x) = text.placed(ruby.alignment, along: width, overhang: ruby.overhang)
                // Inside of the line, where it is long enough.
                let place = max(min(start + x, end - line.width), 0)
                let base = runs[first].font
                placed.append(
                    PlacedRuby(
                        line: line, origin: CGPoint(x: place, y: text.rise(on: base)), bounds: text.bounds(on: base)))
            }
        }
        return placed
    }

    func draw(in context: CGContext) {
        let matrix = context.textMatrix
        context.textMatrix = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(matrix)
        CTLineDraw(line, context)
        context.textMatrix = matrix
    }
}

extension CTRun {
    fileprivate var startsRuby: Bool {
        let before = range.lowerBound - 1
        return before < 0 || source.runs[source.runIndex(at: before)].attributes.ruby !== attributes.ruby
    }
}

extension CTFont {
    /// The bottom of an ideograph's em box above the baseline, in points: usually negative.
    fileprivate var ideographicBottom: CGFloat { CGFloat(shaping.ideographicMiddle - 0.5) * size }
    fileprivate var ideographicTop: CGFloat { ideographicBottom + size }
}
