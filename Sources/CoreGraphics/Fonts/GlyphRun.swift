import Foundation
import Raster

/// Glyphs of one font and size, each at its place.
struct GlyphRun {
    var font: CGFont
    var glyphs: [CGGlyph]
    /// Where in device space each glyph stands.
    var origins: [Point]
    /// From the font's em, of size 1 and y up, to device space. What it adds to a point stands in `origins`.
    var emToDevice: CGAffineTransform
    /// What the glyphs stand for, where that is known.
    var text: GlyphText?
}

/// The characters that glyphs stand for, so that text on a document's page can be found and copied.
package struct GlyphText: Sendable {
    /// Characters that belong together with the glyphs that show them: a letter, or a ligature, or a letter with its
    /// accents.
    package struct Cluster: Sendable, Hashable {
        /// How many bytes of UTF-8 the characters take.
        package var bytes: Int
        package var glyphs: Int

        package init(bytes: Int, glyphs: Int) {
            self.bytes = bytes
            self.glyphs = glyphs
        }
    }

    package var characters: String
    /// In the order of the characters.
    package var clusters: [Cluster]
    /// True when the first characters belong to the last glyphs, as where text runs from right to left.
    package var isBackward: Bool

    /// Nil when the clusters don't add up to the characters and to `glyphCount` glyphs.
    package init?(_ characters: String, clusters: [Cluster], glyphCount: Int, isBackward: Bool) {
        let isWhole =
            clusters.reduce(0) { $0 + $1.bytes } == characters.utf8.count
            && clusters.reduce(0) { $0 + $1.glyphs } == glyphCount
            && clusters.allSatisfy { $0.bytes >= 0 && $0.glyphs >= 0 && $0.bytes + $0.glyphs > 0 }
        guard isWhole, !characters.utf8.contains(0) else { return nil }
        self.characters = characters
        self.clusters = clusters
        self.isBackward = isBackward
    }
}
