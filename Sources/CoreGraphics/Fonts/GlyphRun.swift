import Foundation
import Raster

/// Glyphs of one font and size, with their positions.
struct GlyphRun {
    var font: CGFont
    var glyphs: [CGGlyph]
    /// The origins of the glyphs in device space.
    var origins: [Point]
    /// Maps the font's em square, of size 1 with y up, to device space. The translation is in `origins`.
    var emToDevice: CGAffineTransform
    /// The characters that the glyphs represent, if known.
    var text: GlyphText?
}

/// The characters that glyphs represent, so that text on a document's page can be found and copied.
package struct GlyphText: Sendable {
    /// A cluster: characters that belong together with the glyphs that represent them, such as a letter, a ligature, or
    /// a letter with its accents.
    package struct Cluster: Sendable, Hashable {
        /// The number of UTF-8 bytes of the characters.
        package var bytes: Int
        package var glyphs: Int

        package init(bytes: Int, glyphs: Int) {
            self.bytes = bytes
            self.glyphs = glyphs
        }
    }

    package var characters: String
    /// In the characters' order.
    package var clusters: [Cluster]
    /// True when the first characters belong to the last glyphs, as in right-to-left text.
    package var isBackward: Bool

    /// Returns nil when the clusters don't add up to the characters and to `glyphCount` glyphs.
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
