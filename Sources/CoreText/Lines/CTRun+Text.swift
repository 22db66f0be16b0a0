import CoreGraphics

extension CTRun {
    /// The characters that glyphs stand for, for documents whose text can be found. Nil for a part of the run: where it ends
    /// in the text is not known.
    func text(of glyphs: Range<Int>) -> GlyphText? {
        guard glyphs.count == indices.count else { return nil }
        var clusters = clusters
        // In the order of the text, whatever that of the glyphs.
        if isRightToLeft { clusters.reverse() }
        var characters = ""
        var parts: [GlyphText.Cluster] = []
        for (i, cluster) in clusters.enumerated() {
            let end = i + 1 < clusters.count ? clusters[i + 1].unit : range.upperBound
            guard cluster.unit < end else { return nil }
            // Halves of pairs become the character for what is none.
            let text = String(decoding: source.units[cluster.unit..<end], as: UTF16.self)
            characters += text
            parts.append(GlyphText.Cluster(bytes: text.utf8.count, glyphs: cluster.count))
        }
        return GlyphText(characters, clusters: parts, glyphCount: glyphs.count, isBackward: isRightToLeft)
    }

    /// Glyphs that stand for the same units, from left to right.
    private var clusters: [(unit: Int, count: Int)] {
        var clusters: [(unit: Int, count: Int)] = []
        for unit in indices.values {
            if let last = clusters.last, last.unit == unit {
                clusters[clusters.count - 1].count += 1
            } else {
                clusters.append((unit, 1))
            }
        }
        return clusters
    }
}
