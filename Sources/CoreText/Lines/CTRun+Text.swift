import CoreGraphics

extension CTRun {
    /// The characters of the glyphs, for documents with searchable text. Nil for part of the run, whose end in the text
    /// is unknown.
    func text(of glyphs: Range<Int>) -> GlyphText? {
        guard glyphs.count == indices.count else { return nil }
        var clusters = clusters
        // In text order, whatever the glyphs' order.
        if isRightToLeft { clusters.reverse() }
        var characters = ""
        var parts: [GlyphText.Cluster] = []
        for (i, cluster) in clusters.enumerated() {
            let end = i + 1 < clusters.count ? clusters[i + 1].unit : range.upperBound
            guard cluster.unit < end else { return nil }
            // Unpaired surrogates become the replacement character.
            let text = String(decoding: source.units[cluster.unit..<end], as: UTF16.self)
            characters += text
            parts.append(GlyphText.Cluster(bytes: text.utf8.count, glyphs: cluster.count))
        }
        return GlyphText(characters, clusters: parts, glyphCount: glyphs.count, isBackward: isRightToLeft)
    }

    /// Glyphs of the same text units, from left to right.
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
