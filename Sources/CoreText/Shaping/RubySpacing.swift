import CoreGraphics

/// Makes room for ruby that is longer than its base text.
struct RubySpacing {
    let source: TextSource
    let range: Range<Int>

    /// Spaces the glyphs of each base whose ruby is longer, and returns the bases, inside which lines are not broken.
    func space(_ runs: inout [ShapedRun]) -> [Range<Int>] {
        var bases: [Range<Int>] = []
        var index = 0
        while index < runs.count {
            let first = index
            index += 1
            guard let ruby = attributes(of: runs[first]).ruby else { continue }
            while index < runs.count, attributes(of: runs[index]).ruby === ruby { index += 1 }
            let base = runs[first].range.lowerBound..<runs[index - 1].range.upperBound
            bases.append(base)
            let width = runs[first..<index].reduce(0) { $0 + $1.width }
            let texts = RubyPlace.allCases.compactMap { place in
                ruby.styledText(at: place, base: attributes(of: runs[first]), width: width).map { (place, $0) }
            }
            let along = texts.filter { !$0.0.isBehind }
            let needed = along.map { $0.1.width - overhang($0.1, of: ruby, over: base) }.max() ?? 0
            widen(&runs, first..<index, by: needed - width)
            leave(
                texts.reduce(0) { $0 + $1.0.space(size: font(of: $1.1).size, width: $1.1.width) },
                behind: &runs[index - 1])
        }
        return bases
    }

    private func attributes(of run: ShapedRun) -> TextAttributes { source.runs[run.attributes].attributes }

    private func overhang(_ text: StyledText, of ruby: CTRubyAnnotation, over base: Range<Int>) -> CGFloat {
        // Half of a ruby letter.
        let letter = font(of: text).size / 2
        let before = ruby.overhang == .auto || ruby.overhang == .start
        let after = ruby.overhang == .auto || ruby.overhang == .end
        // Longer ruby is centred, or at one end: it overhangs both sides by as much as each allows.
        if ruby.overhang == .auto {
            return isFree(base.lowerBound - 1) && isFree(base.upperBound) ? 2 * letter : 0
        }
        return before && isFree(base.lowerBound - 1) || after && isFree(base.upperBound) ? letter : 0
    }

    private func font(of text: StyledText) -> CTFont { text.attributes(at: 0)[.font] as? CTFont ?? .standard }

    /// Returns whether a unit is kana without ruby of its own.
    private func isFree(_ unit: Int) -> Bool {
        range.contains(unit) && (0x3041...0x30FF).contains(source.units[unit])
            && source.runs[source.runIndex(at: unit)].attributes.ruby == nil
    }

    /// Adds the same space around each glyph.
    private func widen(_ runs: inout [ShapedRun], _ indices: Range<Int>, by extra: CGFloat) {
        let count = runs[indices].reduce(0) { $0 + $1.glyphs.lazy.filter { $0.advance > 0 }.count }
        guard extra > 0, extra.isFinite, count > 0 else { return }
        let share = extra / CGFloat(count)
        for index in indices {
            for i in runs[index].glyphs.indices where runs[index].glyphs[i].advance > 0 {
                runs[index].glyphs[i].advance += share
                runs[index].glyphs[i].offset.x += share / 2
            }
        }
    }

    /// Adds space after the last glyph of a base.
    private func leave(_ space: CGFloat, behind run: inout ShapedRun) {
        guard space > 0, space.isFinite else { return }
        if run.isRightToLeft {
            guard let last = run.glyphs.firstIndex(where: { $0.advance > 0 }) else { return }
            run.glyphs[last].advance += space
            run.glyphs[last].offset.x += space
        } else if let last = run.glyphs.lastIndex(where: { $0.advance > 0 }) {
            run.glyphs[last].advance += space
        }
    }
}

extension StyledText {
    /// The length of the text in one line, in points.
    var width: CGFloat {
        let source = TextSource(self)
        return source.paragraphs.indices.flatMap { Paragraph(source, index: $0).runs }.reduce(0) { $0 + $1.width }
    }
}
