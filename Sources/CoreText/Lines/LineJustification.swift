import CoreGraphics

/// Widens a line with kashidas between Arabic letters and by its spaces, or narrows its spaces.
struct LineJustification {
    let line: CTLine

    private var source: TextSource { line.paragraphs.source }

    /// Returns the line itself when there is nothing to change.
    func justified(factor: CGFloat, width: CGFloat) -> CTLine {
        let missing = width - (line.width - line.trailingSpace)
        let extra = (factor.isNaN ? 0 : min(max(factor, 0), 1)) * missing
        guard extra != 0, extra.isFinite else { return line }
        let gaps = gaps
        let drawn = KashidaJustification(line: line).stretched(by: extra, isExact: gaps.isEmpty)
        return LineJustification(line: drawn).spaced(by: extra - (drawn.width - line.width), at: gaps)
    }

    private func spaced(by extra: CGFloat, at gaps: Set<Int>) -> CTLine {
        guard extra != 0, !gaps.isEmpty else { return line }
        let share = extra / CGFloat(gaps.count)
        var pen: CGFloat = 0
        let runs = line.runs.map { run in
            let wider = CTRun(run, start: pen, advances: advances(of: run, gaps: gaps, share: share))
            pen += wider.width
            return wider
        }
        return CTLine(
            line.paragraphs, range: line.range, offset: line.offset, baseLevel: line.baseLevel, runs: runs)
    }

    /// The first units of the characters after which space may be added: spaces, and ideographs where a line may break.
    /// None are at the line's ends.
    private var gaps: Set<Int> {
        let characters = line.characters
        guard let first = characters.firstIndex(where: { !source.isSpace($0.range.lowerBound) }),
            let last = characters.lastIndex(where: { !source.isSpace($0.range.lowerBound) })
        else { return [] }
        var gaps: Set<Int> = []
        for i in first..<last {
            let unit = characters[i].range.lowerBound
            let next = characters[i + 1].range.lowerBound
            if source.units[unit].isWordSpace {
                gaps.insert(unit)
            } else if !source.isSpace(next), isIdeographic(unit) || isIdeographic(next), canBreak(before: next) {
                gaps.insert(unit)
            }
        }
        return gaps
    }

    private func isIdeographic(_ unit: Int) -> Bool {
        let (scalar, _) = source.units.scalar(at: unit, before: source.units.count)
        return scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
    }

    private func canBreak(before unit: Int) -> Bool {
        let paragraph = line.paragraphs.paragraph(at: unit)
        return paragraph.boundaries.isLine(unit - paragraph.range.lowerBound)
    }

    private func advances(of run: CTRun, gaps: Set<Int>, share: CGFloat) -> [CGSize] {
        let indices = run.indices.values
        return run.advances.values.enumerated().map { i, advance in
            // The space follows the character's last glyph in visual order.
            let isLast = i + 1 == indices.count || indices[i + 1] != indices[i]
            guard isLast, gaps.contains(indices[i]) else { return advance }
            return CGSize(width: max(advance.width + share, 0), height: advance.height)
        }
    }
}

extension UInt16 {
    /// A space between words, which may be widened.
    fileprivate var isWordSpace: Bool { self == 0x20 || self == 0xA0 || self == 0x3000 }
}
