import CoreGraphics
import Foundation

/// The ruby at one position of a base text, as a separate line.
struct RubyText {
    let line: CTLine
    let place: RubyPlace
    private let font: CTFont

    /// Returns nil if the annotation has no ruby there.
    /// - Parameter width: the base's width, to which ruby may be scaled.
    init?(_ annotation: CTRubyAnnotation, at place: RubyPlace, base: TextAttributes, width: CGFloat) {
        guard let text = annotation.styledText(at: place, base: base, width: width) else { return nil }
        line = CTLine.whole(text)
        font = text.attributes(at: 0)[.font] as? CTFont ?? base.font
        self.place = place
    }

    /// The space that `RubySpacing` reserves for it after the base.
    var space: CGFloat { place.space(size: font.size, width: line.width) }

    /// Returns the height of its baseline above that of the base: the two em boxes touch. A column is centred
    /// vertically on the base.
    func rise(on base: CTFont) -> CGFloat {
        switch place {
        case .before: base.ideographicTop - font.ideographicBottom
        case .after: base.ideographicBottom - font.ideographicBottom - font.size
        case .right: base.ideographicBottom + (base.size + line.width) / 2
        case .inline: 0
        }
    }

    /// Returns its extent around the base's baseline.
    func bounds(on base: CTFont) -> TypographicBounds {
        let rise = rise(on: base)
        switch place {
        case .inline: return line.bounds
        case .right: return TypographicBounds(ascent: rise, descent: line.width - rise, leading: 0)
        case .before, .after:
            let bottom = rise + font.ideographicBottom
            return TypographicBounds(ascent: bottom + font.size, descent: -bottom, leading: 0)
        }
    }

    /// Returns the ruby placed after a base, `x` from the line's origin.
    func placed(behind x: CGFloat, base: CTFont) -> PlacedRuby {
        let isColumn = place == .right
        return PlacedRuby(
            line: line, origin: CGPoint(x: isColumn ? x - font.ideographicBottom : x, y: rise(on: base)),
            bounds: bounds(on: base), runsDown: isColumn)
    }

    /// Returns the ruby along a base of a width: its line, and the distance from the base's start.
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

    /// Returns the line with space after each character.
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

/// Ruby in a line, with the origin of its own line.
struct PlacedRuby: Sendable {
    var line: CTLine
    /// Relative to the line's origin, in points.
    var origin: CGPoint
    var bounds: TypographicBounds
    /// Whether its own line runs down instead of along.
    var runsDown = false

    /// Returns the ruby of a line's runs, which are in visual order.
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
            // If a base is broken nevertheless, its first part has the ruby.
            guard group.contains(where: \.startsRuby) else { continue }
            let base = runs[first].font
            // Ruby after the base is not part of the base's width.
            var width = group.reduce(0) { $0 + $1.width }
            var texts: [RubyText] = []
            for place in RubyPlace.allCases.filter(\.isBehind) + RubyPlace.allCases.filter({ !$0.isBehind }) {
                guard let text = RubyText(ruby, at: place, base: runs[first].attributes, width: width) else { continue }
                width -= text.space
                texts.append(text)
            }
            let space = texts.reduce(0) { $0 + $1.space }
            let isRightToLeft = runs[first].isRightToLeft
            let start = runs[first].start + (isRightToLeft ? space : 0)
            var behind = isRightToLeft ? start : start + width
            for text in texts {
                guard !text.place.isBehind else {
                    if isRightToLeft { behind -= text.space }
                    placed.append(text.placed(behind: behind, base: base))
                    if !isRightToLeft { behind += text.space }
                    continue
                }
                let (line, x) = text.placed(ruby.alignment, along: width, overhang: ruby.overhang)
                // Inside the line, if it is long enough.
                let place = max(min(start + x, end - line.width), 0)
                placed.append(
                    PlacedRuby(
                        line: line, origin: CGPoint(x: place, y: text.rise(on: base)), bounds: text.bounds(on: base)))
            }
        }
        return placed
    }

    /// Maps the ruby's own line to the line that contains it.
    private var placement: CGAffineTransform {
        runsDown
            ? CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: origin.x, ty: origin.y)
            : CGAffineTransform(translationX: origin.x, y: origin.y)
    }

    /// The bounding box of its glyph outlines.
    var imageBounds: CGRect {
        let box = line.imageBounds
        return box.isNull ? box : box.applying(placement)
    }

    func draw(in context: CGContext) {
        let matrix = context.textMatrix
        context.textMatrix = placement.concatenating(matrix)
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
