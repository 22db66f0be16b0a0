public import Foundation
package import Raster

/// A font without a size: glyphs and metrics, in units of which `unitsPerEm` make an em.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgfont)
public final class CGFont: Hashable, Sendable {
    /// The font's bytes, read by FreeType.
    package let face: FontFace

    package init(face: FontFace) { self.face = face }

    /// A font in a file's bytes: TrueType or OpenType, the first one of a collection.
    ///
    /// Nil when the bytes are something else, or are damaged.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let face = FontFace(FontSource(.memory(FontData(data)))) else { return nil }
        self.init(face: face)
        if let key = InMemory(face.source) { fontsInMemory.insert(self, for: key) }
    }

    /// An installed or registered font by its PostScript name or its full name; nil when there is none.
    public convenience init?(_ name: CFString) {
        guard let font = FontDatabase.shared.font(named: name), let face = CGFont.font(at: font.source)?.face else {
            return nil
        }
        self.init(face: face)
    }

    /// Returns a variation of the font: values by the axes' names, as in `variationAxes`.
    ///
    /// Other axes have their defaults; values are clamped to the axes' ranges. Nil for a font without axes.
    public func copy(withVariations variations: CFDictionary?) -> CGFont? {
        guard !face.axes.isEmpty else { return nil }
        var source = face.source
        source.variations = [:]
        for axis in face.axes {
            let value = variations?[face.name(of: axis)] ?? variations?[axis.tag.description]
            if let value = value.flatMap({ Double(attribute: $0) }) { source.variations[axis.tag] = value }
        }
        return CGFont.font(at: source)
    }

    /// True when both are the same face of the same file at the same place of its design space.
    public static func == (a: CGFont, b: CGFont) -> Bool { a.face.source == b.face.source }

    /// Hashes where the font's bytes are, and where in its design space it lies.
    public func hash(into hasher: inout Hasher) { hasher.combine(face.source) }

    // MARK: Names

    /// The font's PostScript name, such as "LiberationSans-Bold".
    public var postScriptName: CFString? { face.postScriptName }
    /// The font's full name, such as "Liberation Sans Bold".
    public var fullName: CFString? { face.name(.full) }

    // MARK: Measures

    /// The number of glyphs.
    public var numberOfGlyphs: Int { face.metrics.glyphCount }
    /// The number of units per em.
    public var unitsPerEm: Int32 { Int32(face.metrics.unitsPerEm) }
    /// The ascent above the baseline, in units.
    public var ascent: Int32 { Int32(face.metrics.ascent) }
    /// The descent below the baseline, in units: negative for most fonts.
    public var descent: Int32 { Int32(face.metrics.descent) }
    /// The leading between lines, in units.
    public var leading: Int32 { Int32(face.metrics.lineGap) }
    /// The height of capital letters, in units.
    public var capHeight: Int32 { Int32(clamping: Int(face.capHeight)) }
    /// The height of small letters without ascenders, in units.
    public var xHeight: Int32 { Int32(clamping: Int(face.xHeight)) }
    /// The bounding box of all glyphs, in units.
    public var fontBBox: CGRect { CGRect(face.metrics.boundingBox) }
    /// Degrees counterclockwise from the vertical: negative for letters that lean to the right.
    public var italicAngle: CGFloat { face.metrics.italicAngle }
    /// The thickness of upright stems, in units; zero where the font doesn't say, as OpenType fonts don't.
    public var stemV: CGFloat { 0 }
}

extension CGFont {
    /// The font at a place, which is read once for all who ask. Nil when it can't be read.
    package static func font(at source: FontSource) -> CGFont? {
        func open() -> CGFont? { FontFace(source).map { CGFont(face: $0) } }
        guard let key = InMemory(source) else { return openFiles.value(for: source, open) }
        return fontsInMemory.value(for: key, open)
    }

    /// A place in memory, which the key does not keep. While a font is read from it the memory stays, and so no other font
    /// has the same key.
    fileprivate struct InMemory: Hashable {
        private let data: ObjectIdentifier
        private let index: Int
        private let variations: [FontTag: Double]

        /// Nil for a place in a file.
        init?(_ source: FontSource) {
            guard case .memory(let data) = source.bytes else { return nil }
            (self.data, index, variations) = (ObjectIdentifier(data), source.index, source.variations)
        }
    }
}

/// Fonts of files that stay open for those who ask again, some eight megabytes of them. The files themselves are mapped; what
/// FreeType reads of them grows with the number of glyphs.
private let openFiles = GenerationalCache<FontSource, CGFont?>(limit: 1 << 22) { font in
    (1 << 15) + 8 * (font?.numberOfGlyphs ?? 0)
}

/// Fonts whose bytes are in memory go with the last who has them.
private let fontsInMemory = WeakCache<CGFont.InMemory, CGFont>()

extension FontFace {
    /// The height of capital letters: what the font says, else that of its H.
    package var capHeight: Double {
        metrics.capHeight > 0 ? metrics.capHeight : max(outline(of: glyph(for: "H")).extent.finite.maxY, 0)
    }

    /// The height of small letters: what the font says, else that of its x.
    package var xHeight: Double {
        metrics.xHeight > 0 ? metrics.xHeight : max(outline(of: glyph(for: "x")).extent.finite.maxY, 0)
    }

    /// An axis' name for people; its tag when the font has no name for it.
    package func name(of axis: FontAxis) -> String {
        localizedName(axis.nameIdentifier)?.text ?? axis.tag.description
    }
}

extension Box {
    /// This box, or one of no size at the origin in the place of the empty one.
    package var finite: Box { isEmpty ? Box(minX: 0, minY: 0, maxX: 0, maxY: 0) : self }
}
