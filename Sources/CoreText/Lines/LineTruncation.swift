import CoreGraphics

/// Truncates a line that is too wide.
struct LineTruncation {
    let line: CTLine
    let width: CGFloat
    /// Replaces the omitted text.
    let token: CTLine?

    private var source: TextSource { line.paragraphs.source }

    /// Returns nil when not even the token fits.
    func truncated(_ type: CTLineTruncationType) -> CTLine? {
        if line.width - line.trailingSpace <= width { return line }
        let room = width - (token?.width ?? 0)
        guard room >= 0 else { return nil }
        let widths = line.characters.map { $0.right - $0.left }
        var head = 0
        var tail = 0
        switch type {
        case .end: head = count(widths, fitting: room)
        case .start: tail = count(widths.reversed(), fitting: room)
        case .middle:
            head = count(widths, fitting: room / 2)
            let rest = room - widths.prefix(head).reduce(0, +)
            tail = count(widths.dropFirst(head).reversed(), fitting: rest)
        }
        // Characters at the cut may be wider than they were inside the text, for lack of a ligature or kerning, so the
        // sum is checked again.
        while true {
            let parts = (headRange(head), tailRange(tail))
            let runs = runs(parts.0, parts.1)
            let sum = runs.reduce(0) { $0 + $1.width } - (token?.width ?? 0)
            if sum <= room + 1e-6 || head + tail == 0 { return joined(runs) }
            if head >= tail { head -= 1 } else { tail -= 1 }
        }
    }

    /// Returns the number of leading widths whose sum is at most `room`.
    private func count(_ widths: some Sequence<CGFloat>, fitting room: CGFloat) -> Int {
        var sum: CGFloat = 0
        var count = 0
        for width in widths {
            sum += width
            guard sum <= room else { break }
            count += 1
        }
        return count
    }

    /// Returns the first characters of the line, without white space before the token.
    private func headRange(_ count: Int) -> Range<Int> {
        let end = count < line.characters.count ? line.characters[count].range.lowerBound : line.range.upperBound
        let whole = line.range.lowerBound..<max(end, line.range.lowerBound)
        guard count > 0, let last = whole.last(where: { !source.isSpace($0) }) else { return whole.prefix(0) }
        return whole.lowerBound..<last + 1
    }

    /// Returns the last characters of the line, without white space after the token.
    private func tailRange(_ count: Int) -> Range<Int> {
        let whole = line.characters.suffix(count).first.map { $0.range.lowerBound..<line.range.upperBound }
        let end = line.range.upperBound
        return (whole?.first { !source.isSpace($0) } ?? end)..<end
    }

    /// Returns the runs of both parts with the token's between them, each part in its own visual order.
    private func runs(_ head: Range<Int>, _ tail: Range<Int>) -> [CTRun] {
        let builder = LineBuilder(paragraphs: line.paragraphs)
        var parts = [
            head.isEmpty ? [] : builder.runs(head, offset: line.offset, start: 0), token?.runs ?? [],
            tail.isEmpty ? [] : builder.runs(tail, offset: line.offset, start: 0),
        ]
        if line.isRightToLeft { parts.reverse() }
        var pen: CGFloat = 0
        return parts.joined().map { run in
            defer { pen += run.width }
            return CTRun(run, start: pen)
        }
    }

    private func joined(_ runs: [CTRun]) -> CTLine {
        // The token's runs are recognized by their glyph buffers, which copies share.
        let foreign = Set((token?.runs ?? []).map { ObjectIdentifier($0.glyphs) })
        return CTLine(
            line.paragraphs, range: line.range, offset: line.offset, baseLevel: line.baseLevel, runs: runs,
            foreign: Set(runs.filter { foreign.contains(ObjectIdentifier($0.glyphs)) }))
    }
}
