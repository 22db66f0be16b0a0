public import Foundation
package import Raster

/// A glyph's index in its font; zero is the glyph of missing characters.
public typealias CGGlyph = UInt16
/// A glyph's index in its font.
public typealias CGFontIndex = UInt16

extension CGFont {
    /// Stores how far the pen moves on after each of `count` glyphs, in units; false when one is not in the font.
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

    /// Stores the box around each of `count` glyphs, in units; false when one is not in the font.
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

    /// The glyph of a PostScript name; 0 when the font has none.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { face.glyph(named: name) }

    /// The PostScript name of a glyph; nil when there is no such glyph, or it has no name.
    public func name(for glyph: CGGlyph) -> CFString? { face.name(of: glyph) }

    // MARK: Tables

    /// The tags of the font's tables, each a `UInt32` of four letters.
    public var tableTags: CFArray? { face.tableTags.map(\.rawValue) }

    /// The bytes of a table, by its tag; nil when the font has none.
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

    /// The key of an axis' name.
    public static let variationAxisName: CFString = "kCGFontVariationAxisName"
    /// The key of an axis' minimum.
    public static let variationAxisMinValue: CFString = "kCGFontVariationAxisMinValue"
    /// The key of an axis' maximum.
    public static let variationAxisMaxValue: CFString = "kCGFontVariationAxisMaxValue"
    /// The key of an axis' default.
    public static let variationAxisDefaultValue: CFString = "kCGFontVariationAxisDefaultValue"
}

extension FontFace {
    /// The box around a glyph's outline or image, in units; of no size for a glyph that shows nothing.
    package func boundingBox(of glyph: UInt16) -> Box {
        let outline = outline(of: glyph)
        if !outline.isEmpty { return outline.extent.finite }
        return picture(of: glyph)?.box ?? Box.empty.finite
    }
}
