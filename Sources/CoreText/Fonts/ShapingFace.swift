import CHarfBuzz
import CoreGraphics
import Foundation

/// A HarfBuzz face: maps characters to glyphs, and provides advances and layout tables.
// `@unchecked Sendable`: the font is immutable before it is shared, and HarfBuzz allows threads to share it.
final class ShapingFace: @unchecked Sendable {
    let face: FontFace
    /// Scaled to 1/64 of a font unit, so that a variable font's fractions are not lost.
    let font: OpaquePointer
    /// The size of one scaled unit in ems.
    let emsPerMeasure: Double

    private init(_ face: FontFace) {
        self.face = face
        let source = Unmanaged.passRetained(face)
        let tables = hb_face_create_for_tables(
            { _, tag, source in
                guard let source,
                    let table = Unmanaged<FontFace>.fromOpaque(source).takeUnretainedValue().table(
                        FontTag(rawValue: tag))
                else { return hb_blob_get_empty() }
                return table.withUnsafeBytes { bytes in
                    hb_blob_create(
                        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
                        HB_MEMORY_MODE_DUPLICATE, nil, nil)
                }
            },
            source.toOpaque(),
            { source in source.map { Unmanaged<FontFace>.fromOpaque($0).release() } })
        hb_face_set_upem(tables, UInt32(face.metrics.unitsPerEm))
        font = hb_font_create(tables)
        hb_face_destroy(tables)
        let scale = Int32(face.metrics.unitsPerEm * 64)
        hb_font_set_scale(font, scale, scale)
        emsPerMeasure = 1 / Double(scale)
        let variations = face.axes.map { axis in
            hb_variation_t(tag: axis.tag.rawValue, value: Float(face.coordinate(of: axis)))
        }
        if !variations.isEmpty { hb_font_set_variations(font, variations, UInt32(variations.count)) }
        hb_font_make_immutable(font)
    }

    deinit { hb_font_destroy(font) }

    /// Returns the face of a font, shared by all callers.
    static func of(_ font: CGFont) -> ShapingFace {
        func make() -> ShapingFace { ShapingFace(font.face) }
        guard font.face.source.isInMemory else { return cache.value(for: font.face.identifier, make) }
        return facesInMemory.value(for: font.face.identifier, make) ?? make()
    }

    /// A cache of some sixteen megabytes of faces from files.
    private static let cache = GenerationalCache<Int, ShapingFace>(limit: 1 << 23) { $0.size }
    /// Faces in memory, released with the last font that uses them.
    private static let facesInMemory = WeakCache<Int, ShapingFace>()

    /// In bytes: an upper bound of HarfBuzz's copies of tables.
    private var size: Int {
        let tables: [FontTag] = ["GDEF", "GSUB", "GPOS", "cmap", "hmtx", "kern", "morx", "kerx", "HVAR", "avar"]
        return tables.reduce(1 << 12) { $0 + face.size(of: $1) }
    }

    /// Returns the glyph of a character, or 0.
    func glyph(for scalar: Unicode.Scalar) -> CGGlyph {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else { return 0 }
        return CGGlyph(truncatingIfNeeded: glyph)
    }

    /// Returns the caret positions inside a ligature, in ems from its origin; empty if the font has none.
    func caretPositions(in ligature: CGGlyph) -> [Double] {
        var count: UInt32 = 0
        let all = hb_ot_layout_get_ligature_carets(
            font, HB_DIRECTION_LTR, hb_codepoint_t(ligature), 0, &count, nil)
        guard all > 0 else { return [] }
        count = min(all, 256)
        var positions = [hb_position_t](repeating: 0, count: Int(count))
        hb_ot_layout_get_ligature_carets(
            font, HB_DIRECTION_LTR, hb_codepoint_t(ligature), 0, &count, &positions)
        return positions.prefix(Int(count)).map { Double($0) * emsPerMeasure }
    }

    /// Returns the advance of a glyph in vertical text, in ems.
    func verticalAdvance(of glyph: CGGlyph) -> Double {
        -Double(hb_font_get_glyph_v_advance(font, hb_codepoint_t(glyph))) * emsPerMeasure
    }

    /// Returns the origin of a glyph in vertical text, in ems from the horizontal one, y up.
    func verticalOrigin(of glyph: CGGlyph) -> CGPoint {
        var (x, y) = (hb_position_t(0), hb_position_t(0))
        hb_font_get_glyph_v_origin(font, hb_codepoint_t(glyph), &x, &y)
        return CGPoint(x: Double(x) * emsPerMeasure, y: Double(y) * emsPerMeasure)
    }

    /// The height of an ideograph's middle above the baseline, in ems.
    var ideographicMiddle: Double {
        var middle: hb_position_t = 0
        // OpenType tags of the script and the language: "hani", "dflt".
        hb_ot_layout_get_baseline_with_fallback(
            font, HB_OT_LAYOUT_BASELINE_TAG_IDEO_EMBOX_CENTRAL, HB_DIRECTION_LTR, 0x6861_6E69, 0x6466_6C74, &middle)
        return Double(middle) * emsPerMeasure
    }

    /// Returns the advance of a glyph, in ems.
    func advance(of glyph: CGGlyph) -> Double {
        Double(hb_font_get_glyph_h_advance(font, hb_codepoint_t(glyph))) * emsPerMeasure
    }
}
