public import Foundation
package import Raster

/// A font without a size. Metrics are in font units, `unitsPerEm` to the em.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgfont)
public final class CGFont: Hashable, Sendable {
    /// The font's face, read by FreeType.
    package let face: FontFace

    package init(face: FontFace) { self.face = face }

    /// Creates a font from the bytes of a TrueType or OpenType file; of a collection, the first font.
    ///
    /// Nil for other or damaged bytes.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let face = FontFace(FontSource(.memory(FontData(data)))) else { return nil }
        self.init(face: face)
        if let key = InMemory(face.source) { fontsInMemory.insert(self, for: key) }
    }

    /// Creates the installed or registered font with a PostScript name or full name, or the substitute for one of
    /// Apple's fonts, as Core Text does; returns nil when there is none.
    public convenience init?(_ name: CFString) {
        let database = FontDatabase.shared
        guard let font = database.font(named: name) ?? database.substitute(forAppleFont: name),
            let face = CGFont.font(at: font.source)?.face
        else { return nil }
        self.init(face: face)
    }

    /// Returns a variation of the font: values by the axes' names, as in `variationAxes`.
    ///
    /// Axes not given have their defaults; values are clamped to the axes' ranges. Nil for a font without axes.
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

    /// Returns whether both are the same face of the same file with the same variations.
    public static func == (a: CGFont, b: CGFont) -> Bool { a.face.source == b.face.source }

    /// Hashes the font's source and variations.
    public func hash(into hasher: inout Hasher) { hasher.combine(face.source) }

    // MARK: Names

    /// The font's PostScript name, such as "LiberationSans-Bold".
    public var postScriptName: CFString? { face.postScriptName }
    /// The font's full name, such as "Liberation Sans Bold".
    public var fullName: CFString? { face.name(.full) }

    // MARK: Metrics

    /// The number of glyphs.
    public var numberOfGlyphs: Int { face.metrics.glyphCount }
    /// The number of units per em.
    public var unitsPerEm: Int32 { Int32(face.metrics.unitsPerEm) }
    /// The ascent above the baseline, in units.
    public var ascent: Int32 { Int32(face.metrics.ascent) }
    /// The descent below the baseline, in units: negative for most fonts.
    public var descent: Int32 { Int32(face.metrics.descent) }
    /// The gap between lines, in units.
    public var leading: Int32 { Int32(face.metrics.lineGap) }
    /// The height of capital letters, in units.
    public var capHeight: Int32 { Int32(clamping: Int(face.capHeight)) }
    /// The height of lowercase letters without ascenders, in units.
    public var xHeight: Int32 { Int32(clamping: Int(face.xHeight)) }
    /// The bounding box of all glyphs, in units.
    public var fontBBox: CGRect { CGRect(face.metrics.boundingBox) }
    /// The slant in degrees counterclockwise from the vertical: negative for letters that lean to the right.
    public var italicAngle: CGFloat { face.metrics.italicAngle }
    /// The width of vertical stems, in units; zero when unknown, as in OpenType fonts.
    public var stemV: CGFloat { 0 }
}

extension CGFont: CustomStringConvertible, CustomDebugStringConvertible {
    /// The font's address and PostScript name, as `CFCopyDescription` prints them.
    public var description: String { "<\(referenceDescription("CGFont", self))>: \(postScriptName ?? "")" }

    /// The description.
    public var debugDescription: String { description }
}

extension CGFont {
    /// Returns the font at a source, shared by all callers. Nil when it can't be read.
    package static func font(at source: FontSource) -> CGFont? {
        func open() -> CGFont? { FontFace(source).map { CGFont(face: $0) } }
        guard let key = InMemory(source) else { return openFiles.value(for: source, open) }
        return fontsInMemory.value(for: key, open)
    }

    /// A location in memory, which the key does not retain. A font read from it keeps the memory alive, so no other
    /// font has the same key.
    fileprivate struct InMemory: Hashable {
        private let data: ObjectIdentifier
        private let index: Int
        private let variations: [FontTag: Double]

        /// Returns nil for a location in a file.
        init?(_ source: FontSource) {
            guard case .memory(let data) = source.bytes else { return nil }
            (self.data, index, variations) = (ObjectIdentifier(data), source.index, source.variations)
        }
    }
}

/// A cache of some eight megabytes of fonts from files. The files themselves are mapped; FreeType's memory grows with
/// the number of glyphs.
private let openFiles = GenerationalCache<FontSource, CGFont?>(limit: 1 << 22) { font in
    (1 << 15) + 8 * (font?.numberOfGlyphs ?? 0)
}

/// Fonts in memory, released with their last reference.
private let fontsInMemory = WeakCache<CGFont.InMemory, CGFont>()

extension FontFace {
    /// The height of capital letters: the font's value, or else measured on its H.
    package var capHeight: Double {
        metrics.capHeight > 0 ? metrics.capHeight : max(outline(of: glyph(for: "H")).extent.finite.maxY, 0)
    }

    /// The height of lowercase letters: the font's value, or else measured on its x.
    package var xHeight: Double {
        metrics.xHeight > 0 ? metrics.xHeight : max(outline(of: glyph(for: "x")).extent.finite.maxY, 0)
    }

    /// The display name of an axis; its tag when the font has no name for it.
    package func name(of axis: FontAxis) -> String {
        localizedName(axis.nameIdentifier)?.text ?? axis.tag.description
    }
}

extension Box {
    /// This box, or a zero-sized one at the origin instead of the empty box.
    package var finite: Box { isEmpty ? Box(minX: 0, minY: 0, maxX: 0, maxY: 0) : self }
}
