public import Foundation
package import Raster

/// A glyph index in a font; 0 is the glyph of missing characters.
public typealias CGGlyph = UInt16
/// A glyph index in a font.
public typealias CGFontIndex = UInt16

extension CGFont {
    /// Stores the advance of each of `count` glyphs, in font units; false when one is not in the font.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        guard count >= 0 else { return false }
        for i in 0..<count {
            guard let advance = face.advance(of: glyphs[i]) else { return false }
            advances[i] = Int32(clamping: advance)
        }
        return true
    }

    /// Stores the bounding box of each of `count` glyphs, in font units; false when one is not in the font.
    public func getGlyphBBoxes(
        glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
    ) -> Bool {
        guard count >= 0 else { return false }
        for i in 0..<count {
            guard Int(glyphs[i]) < numberOfGlyphs else { return false }
            bboxes[i] = CGRect(face.boundingBox(of: glyphs[i]))
        }
        return true
    }

    /// Returns the glyph with a PostScript name; 0 when the font has none.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { face.glyph(named: name) }

    /// Returns the PostScript name of a glyph; nil when there is no such glyph, or it has no name.
    public func name(for glyph: CGGlyph) -> CFString? { face.name(of: glyph) }

    // MARK: Tables

    /// The tags of the font's tables, each a four-character `UInt32`.
    public var tableTags: CFArray? { face.tableTags.map(\.rawValue) }

    /// Returns the bytes of the table with a tag; nil when the font has none.
    public func table(for tag: UInt32) -> CFData? { face.table(FontTag(rawValue: tag)) }

    // MARK: Variations

    /// The font's variation axes: dictionaries with name, minimum, default and maximum. Nil for a static font.
    public var variationAxes: CFArray? {
        guard !face.axes.isEmpty else { return nil }
        return face.axes.map { axis in
            [
                CGFont.variationAxisName: face.name(of: axis), CGFont.variationAxisMinValue: axis.minimum,
                CGFont.variationAxisDefaultValue: axis.defaultValue, CGFont.variationAxisMaxValue: axis.maximum,
            ] as CFDictionary
        }
    }

    /// The font's variation values by the axes' names. Nil for a static font.
    public var variations: CFDictionary? {
        guard !face.axes.isEmpty else { return nil }
        return CFDictionary(
            face.axes.map { (face.name(of: $0), face.coordinate(of: $0)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The key of an axis's name.
    public static let variationAxisName: CFString = "kCGFontVariationAxisName"
    /// The key of an axis's minimum.
    public static let variationAxisMinValue: CFString = "kCGFontVariationAxisMinValue"
    /// The key of an axis's maximum.
    public static let variationAxisMaxValue: CFString = "kCGFontVariationAxisMaxValue"
    /// The key of an axis's default.
    public static let variationAxisDefaultValue: CFString = "kCGFontVariationAxisDefaultValue"
}

extension FontFace {
    /// The bounding box of a glyph's outline or image, in font units; of zero size for a blank glyph.
    package func boundingBox(of glyph: UInt16) -> Box {
        let outline = outline(of: glyph)
        if !outline.isEmpty { return outline.extent.finite }
        return picture(of: glyph)?.box ?? Box.empty.finite
    }
}
