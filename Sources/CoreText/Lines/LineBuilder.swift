import CoreGraphics

/// Creates lines from a text, with the glyphs in visual order.
struct LineBuilder {
    let paragraphs: ParagraphCache

    /// Returns the line of a range of the text, `offset` points from the margin from which tabs are measured.
    func line(_ range: Range<Int>, offset: Double = 0) -> CTLine {
        let baseLevel = paragraphs.paragraph(at: range.lowerBound).levels.base
        let runs = hyphenated(runs(range, offset: offset, start: 0), range, isRightToLeft: baseLevel & 1 == 1)
        return CTLine(paragraphs, range: range, offset: offset, baseLevel: baseLevel, runs: runs)
    }

    /// Adds a hyphen after the runs of a line that ends within a word.
    private func hyphenated(_ runs: [CTRun], _ range: Range<Int>, isRightToLeft: Bool) -> [CTRun] {
        guard !range.isEmpty else { return runs }
        let paragraph = paragraphs.paragraph(at: range.upperBound - 1)
        guard let shaped = paragraph.hyphen(at: range.upperBound) else { return runs }
        let hyphen = { start in
            CTRun(shaped, of: paragraph.source, characters: [], delegateBounds: nil, start: start)
        }
        guard isRightToLeft else { return runs + [hyphen(runs.reduce(0) { $0 + $1.width })] }
        var pen = shaped.width
        return [hyphen(0)]
            + runs.map { run in
                defer { pen += run.width }
                return CTRun(run, start: pen)
            }
    }

    /// Returns the runs of a range from left to right; the first one starts at `start`.
    func runs(_ range: Range<Int>, offset: Double, start: CGFloat) -> [CTRun] {
        let base = paragraphs.paragraph(at: range.lowerBound).levels.base
        let pieces = level(pieces(range, offset: offset), range, base: base)
        var pen = start
        return visualOrder(pieces.map(\.run.level)).map { index in
            let piece = pieces[index]
            defer { pen += piece.run.width }
            return piece.finished(start: pen)
        }
    }

    /// The part of a paragraph's run that belongs to the line.
    private struct Piece {
        var paragraph: Paragraph
        var run: ShapedRun

        func finished(start: CGFloat) -> CTRun {
            let characters = run.range.filter {
                paragraph.boundaries.isCharacter($0 - paragraph.range.lowerBound)
            }
            let attributes = paragraph.source.runs[run.attributes].attributes
            let delegate = run.content == .delegate ? attributes.runDelegate : nil
            return CTRun(
                run, of: paragraph.source, characters: characters,
                delegateBounds: delegate.map { TypographicBounds(ascent: $0.ascent, descent: $0.descent) },
                start: start)
        }
    }

    // MARK: Run pieces

    private func pieces(_ range: Range<Int>, offset: Double) -> [Piece] {
        guard !range.isEmpty else { return [] }
        var pieces: [Piece] = []
        var pen: CGFloat = 0
        for paragraph in paragraphs.paragraphs(in: range) {
            for run in paragraph.runs(in: range) {
                var part = part(of: run, run.range.clamped(to: range), paragraph)
                if part.content == .tab, !part.glyphs.isEmpty {
                    part.glyphs[0].advance = paragraph.tabWidth(
                        at: part.range.lowerBound, x: pen, offset: offset.isFinite ? CGFloat(offset) : 0)
                }
                pen += part.width
                pieces.append(Piece(paragraph: paragraph, run: part))
            }
        }
        return pieces
    }

    /// Returns a part of a run. Its glyphs are reused if both ends are safe to break, otherwise it is reshaped.
    private func part(of run: ShapedRun, _ range: Range<Int>, _ paragraph: Paragraph) -> ShapedRun {
        guard range != run.range else { return run }
        var part = run
        part.range = range
        let slice = run.glyphs(for: range)
        let isSafe = [range.lowerBound, range.upperBound].allSatisfy { run.canBreak(at: $0) }
        if isSafe { part.glyphs = Array(run.glyphs[slice]) } else { paragraph.shaper.shape(&part) }
        return part
    }

    // MARK: Visual order

    /// Sets trailing white space to the paragraph's level: rule L1 of the Unicode bidirectional algorithm.
    private func level(_ pieces: [Piece], _ range: Range<Int>, base: UInt8) -> [Piece] {
        let source = paragraphs.source
        let end = range.last { !source.isSpace($0) }.map { $0 + 1 } ?? range.lowerBound
        return pieces.flatMap { piece -> [Piece] in
            guard piece.run.range.upperBound > end, piece.run.level != base else { return [piece] }
            var space = piece
            space.run = part(
                of: piece.run, max(end, piece.run.range.lowerBound)..<piece.run.range.upperBound, piece.paragraph)
            space.run.level = base
            // Glyphs are in visual order, so a change of direction reverses them.
            if space.run.level & 1 != piece.run.level & 1 { space.run.glyphs.reverse() }
            guard piece.run.range.lowerBound < end else { return [space] }
            var text = piece
            text.run = part(of: piece.run, piece.run.range.lowerBound..<end, piece.paragraph)
            return [text, space]
        }
    }

    /// Returns the indices of runs in visual order, from left to right: rule L2 of the Unicode bidirectional algorithm.
    private func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var i = 0
            while i < order.count {
                guard levels[order[i]] >= level else {
                    i += 1
                    continue
                }
                var end = i
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[i..<end].reverse()
                i = end
            }
        }
        return order
    }
}
