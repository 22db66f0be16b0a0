import CCairo
import CCairoFonts
import CFontFaces
import Foundation

/// The fonts of a document. Each has its own FreeType face, as Cairo changes the size of the face it draws with.
final class PageFonts {
    private var fonts: [FontSource: OpaquePointer?] = [:]
    private var characters: [FontSource: [CGGlyph: Unicode.Scalar]] = [:]

    deinit {
        for case let font? in fonts.values { cairo_font_face_destroy(font) }
    }

    /// Returns the text of glyphs that come without it, from the font's character map. Nil when a glyph has no
    /// character.
    func text(of glyphs: [CGGlyph], _ font: CGFont) -> GlyphText? {
        let source = font.face.source
        let known = characters[source] ?? font.face.charactersByGlyph
        characters[source] = known
        let scalars = glyphs.compactMap { known[$0] }
        guard scalars.count == glyphs.count else { return nil }
        let clusters = scalars.map { GlyphText.Cluster(bytes: $0.utf8.count, glyphs: 1) }
        return GlyphText(
            String(String.UnicodeScalarView(scalars)), clusters: clusters, glyphCount: glyphs.count, isBackward: false)
    }

    /// Returns the Cairo font for a font; nil for one that can't be opened or has no outlines.
    func font(_ font: CGFont) -> OpaquePointer? {
        let face = font.face
        guard face.hasOutlines else { return nil }
        if let known = fonts[face.source] { return known }
        // Cairo embeds a font as it is and trusts its tables. That is acceptable for installed files, not for bytes of
        // unknown origin.
        let made =
            switch face.source.bytes {
            case .file: FontFace(face.source).flatMap { Self.make(of: $0) }
            case .memory: Type3Font.make(of: face)
            }
        fonts[face.source] = made
        return made
    }

    /// Creates a Cairo font from a face that nothing else uses. Cairo may keep it longer than the document does.
    private static func make(of face: FontFace) -> OpaquePointer? {
        guard let address = face.withFace({ $0 }) else { return nil }
        let font = cairo_fonts_create(address, Unmanaged.passRetained(face).toOpaque()) { face in
            guard let face else { return }
            Unmanaged<FontFace>.fromOpaque(face).release()
        }
        return font.map { OpaquePointer($0) }
    }
}

extension FontFace {
    /// The character of each glyph. Of several characters, one that is not a compatibility character is preferred: the
    /// ideograph rather than the radical that looks like it.
    fileprivate var charactersByGlyph: [CGGlyph: Unicode.Scalar] {
        withFace { face in
            var characters: [CGGlyph: Unicode.Scalar] = [:]
            var glyph: UInt32 = 0
            var code = font_face_first_character(face, &glyph)
            while glyph != 0 {
                if let scalar = Unicode.Scalar(code), code != 0 {
                    let index = CGGlyph(truncatingIfNeeded: glyph)
                    if characters[index]?.isForCompatibility ?? true { characters[index] = scalar }
                }
                code = font_face_next_character(face, code, &glyph)
            }
            return characters
        } ?? [:]
    }
}

extension Unicode.Scalar {
    fileprivate var isForCompatibility: Bool {
        let text = String(self)
        return text.precomposedStringWithCompatibilityMapping != text
    }
}

extension CairoCanvas {
    /// True when the run can be written as text.
    func canShow(_ run: GlyphRun) -> Bool { scaledFont(for: run) != nil }

    /// Draws glyphs as text, with their characters where they are known.
    func show(_ run: GlyphRun) {
        guard let font = scaledFont(for: run) else { return }
        cairo_set_scaled_font(cairo, font.pointer)
        var glyphs = zip(run.glyphs, run.origins).map { glyph, origin in
            let place = CGPoint(origin).applying(toCairo)
            return cairo_glyph_t(index: UInt(glyph), x: place.x, y: place.y)
        }
        guard let text = run.text ?? fonts.text(of: run.glyphs, run.font) else {
            cairo_show_glyphs(cairo, &glyphs, Int32(clamping: glyphs.count))
            return
        }
        var clusters = text.clusters.map {
            cairo_text_cluster_t(num_bytes: Int32(clamping: $0.bytes), num_glyphs: Int32(clamping: $0.glyphs))
        }
        let flags = text.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
        cairo_show_text_glyphs(
            cairo, text.characters, Int32(clamping: text.characters.utf8.count), &glyphs,
            Int32(clamping: glyphs.count), &clusters, Int32(clamping: clusters.count), flags)
    }

    /// Returns the run's font at its size; nil when Cairo can't use it.
    private func scaledFont(for run: GlyphRun) -> ScaledFont? {
        guard let face = fonts.font(run.font), run.origins.allSatisfy(Self.limit.contains) else { return nil }
        // In Cairo both the em square and the page have y down.
        let linear = CGAffineTransform(run.emToDevice.a, run.emToDevice.b, run.emToDevice.c, run.emToDevice.d, 0, 0)
        let flip = CGAffineTransform(scaleX: 1, y: -1)
        var matrix = cairo_matrix_t(flip.concatenating(linear).concatenating(flip))
        var identity = cairo_matrix_t(.identity)
        return ScaledFont(face, &matrix, &identity)
    }
}

/// A font at a size. Released when no longer referenced.
private final class ScaledFont {
    let pointer: OpaquePointer

    init?(_ face: OpaquePointer, _ matrix: inout cairo_matrix_t, _ toDevice: inout cairo_matrix_t) {
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        defer { cairo_font_options_destroy(options) }
        guard let pointer = cairo_scaled_font_create(face, &matrix, &toDevice, options) else { return nil }
        self.pointer = pointer
        guard cairo_scaled_font_status(pointer) == CAIRO_STATUS_SUCCESS else { return nil }
    }

    deinit { cairo_scaled_font_destroy(pointer) }
}
