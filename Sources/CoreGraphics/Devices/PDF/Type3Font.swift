import CCairo
import Raster

/// Cairo user fonts whose glyphs are drawn as outlines by Kasane. In a document each becomes a Type 3 font.
enum Type3Font {
    /// Nil when memory is short.
    static func make(of face: FontFace) -> OpaquePointer? {
        guard let font = cairo_user_font_face_create() else { return nil }
        let owner = Unmanaged.passRetained(face)
        let status = cairo_font_face_set_user_data(font, faceKey, owner.toOpaque()) { face in
            face.map { Unmanaged<FontFace>.fromOpaque($0).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            owner.release()
            cairo_font_face_destroy(font)
            return nil
        }
        cairo_user_font_face_set_render_glyph_func(font) { font, glyph, cairo, extents in
            guard let cairo, let owner = cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(font), faceKey)
            else { return CAIRO_STATUS_USER_FONT_ERROR }
            let face = Unmanaged<FontFace>.fromOpaque(owner).takeUnretainedValue()
            Type3Font.draw(UInt16(truncatingIfNeeded: glyph), of: face, with: cairo, extents)
            return CAIRO_STATUS_SUCCESS
        }
        return font
    }

    /// Draws a glyph in an em of one unit, y down.
    private static func draw(
        _ glyph: UInt16, of face: FontFace, with cairo: OpaquePointer,
        _ extents: UnsafeMutablePointer<cairo_text_extents_t>?
    ) {
        let em = Double(face.metrics.unitsPerEm)
        extents?.pointee.x_advance = Double(face.advance(of: glyph) ?? 0) / em
        cairo_scale(cairo, 1 / em, -1 / em)
        CairoCanvas.add(face.outline(of: glyph), to: cairo)
        cairo_fill(cairo)
    }
}

/// Only its address is used.
nonisolated(unsafe) private let faceKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
