import CFontFaces
import Foundation
import Synchronization

/// A face of a font file at one position in its design space: outlines, bitmaps, tables and names, through FreeType.
// `@unchecked Sendable`: `lock` guards `face` and everything reached from it; the rest is immutable.
package final class FontFace: @unchecked Sendable {
    /// A unique identifier within this process, for caches.
    package let identifier = lastIdentifier.add(1, ordering: .relaxed).newValue
    package let source: FontSource
    package let metrics: FontMetrics
    /// The variation axes; empty for a static font.
    package let axes: [FontAxis]
    /// The face's coordinate on each of the axes.
    private let coordinates: [Double]
    /// True when the font has colour glyphs.
    package let hasColor: Bool
    /// True when glyphs have outlines.
    package let hasOutlines: Bool

    /// The caches of the face's glyphs.
    let glyphs: GlyphCaches

    /// The face's description, once it has been requested.
    let described = Mutex<InstalledFont?>(nil)

    private let face: font_face
    private let lock = Mutex(Scale.none)

    /// The purpose that the face's size is set for.
    enum Scale { case none, outlines, bitmaps }

    /// Returns nil when the bytes are not those of a TrueType or OpenType font.
    package init?(_ source: FontSource) {
        guard let face = FreeTypeLibrary.shared.open(source) else { return nil }
        guard let metrics = FontMetrics(face) else {
            FreeTypeLibrary.shared.close(face)
            return nil
        }
        self.face = face
        self.source = source
        glyphs = .forFace(of: source)
        axes = FreeTypeLibrary.shared.axes(of: face)
        // Tables are read after the variation is set: their values vary too.
        self.metrics = axes.isEmpty ? metrics : FontFace.vary(face, axes, source.variations) ?? metrics
        coordinates = FontFace.coordinates(of: face, count: axes.count)
        hasColor = font_face_has_color(face)
        hasOutlines = font_face_has_outlines(face)
    }

    deinit { FreeTypeLibrary.shared.close(face) }

    private static func vary(_ face: font_face, _ axes: [FontAxis], _ variations: [FontTag: Double]) -> FontMetrics? {
        guard !variations.isEmpty else { return nil }
        let coordinates = axes.map { $0.clamp(variations[$0.tag] ?? $0.defaultValue) }
        guard font_face_set_coordinates(face, coordinates, Int32(coordinates.count)) else { return nil }
        return FontMetrics(face)
    }

    private static func coordinates(of face: font_face, count: Int) -> [Double] {
        guard count > 0 else { return [] }
        var coordinates = [Double](repeating: 0, count: count)
        return font_face_read_coordinates(face, &coordinates, Int32(count)) ? coordinates : []
    }

    /// Returns the face's coordinate on one of its axes.
    package func coordinate(of axis: FontAxis) -> Double {
        guard let index = axes.firstIndex(of: axis), index < coordinates.count else { return axis.defaultValue }
        return coordinates[index]
    }

    /// Calls `body` with exclusive access to the face.
    func withFace<Result>(scaledFor scale: Scale = .none, _ body: (font_face) -> Result?) -> Result? {
        lock.withLock { current in
            if scale != .none, scale != current {
                current = .none
                guard set(scale) else { return nil }
                current = scale
            }
            // The region checker can't see that the result contains no part of the face.
            nonisolated(unsafe) let result = body(face)
            return result
        }
    }

    private func set(_ scale: Scale) -> Bool {
        switch scale {
        case .none: return true
        case .outlines: return font_face_scale_for_outlines(face, Int32(metrics.unitsPerEm))
        case .bitmaps: return font_face_scale_for_pictures(face)
        }
    }

    // MARK: Glyphs

    /// Returns the glyph of a character, or 0 when the font has none.
    package func glyph(for scalar: Unicode.Scalar) -> UInt16 {
        withFace { UInt16(truncatingIfNeeded: font_face_glyph($0, scalar.value)) } ?? 0
    }

    /// Returns the advance of a glyph, in units; nil when there is no such glyph.
    package func advance(of glyph: UInt16) -> Int? {
        guard Int(glyph) < metrics.glyphCount else { return nil }
        return withFace { face in
            var advance = 0
            return font_face_read_advance(face, UInt32(glyph), &advance) ? advance : nil
        }
    }

    /// Returns the glyph with a PostScript name, or 0.
    package func glyph(named name: String) -> UInt16 {
        withFace { UInt16(truncatingIfNeeded: font_face_glyph_named($0, name)) } ?? 0
    }

    /// Returns the glyph of a code in one of the font's own encodings, or 0; nil for a font without that encoding.
    func glyph(of code: UInt32, in codes: font_face_codes) -> UInt16? {
        withFace { face in
            var glyph: UInt32 = 0
            guard font_face_read_coded_glyph(face, codes, code, &glyph) else { return nil }
            return UInt16(truncatingIfNeeded: glyph)
        }
    }

    /// Returns a glyph's PostScript name.
    package func name(of glyph: UInt16) -> String? {
        withFace { face in
            var name = [CChar](repeating: 0, count: 128)
            guard Int(glyph) < metrics.glyphCount,
                font_face_read_glyph_name(face, UInt32(glyph), &name, UInt32(name.count))
            else { return nil }
            return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    // MARK: Tables

    /// Returns the size of a table in bytes; 0 when the font has no such table.
    package func size(of tag: FontTag) -> Int {
        withFace { face in
            var length: UInt = 0
            return font_face_read_table(face, tag.rawValue, nil, &length) ? Int(min(length, maxTableSize)) : 0
        } ?? 0
    }

    /// Returns the bytes of a table; nil when the font has no such table.
    package func table(_ tag: FontTag) -> Data? {
        withFace { face in
            var length: UInt = 0
            guard font_face_read_table(face, tag.rawValue, nil, &length), length > 0, length <= maxTableSize else {
                return nil
            }
            var data = Data(count: Int(length))
            let isRead = data.withUnsafeMutableBytes { bytes in
                font_face_read_table(face, tag.rawValue, bytes.bindMemory(to: UInt8.self).baseAddress, &length)
            }
            return isRead ? data : nil
        }
    }

    /// The tags of the font's tables, in the file's order.
    package var tableTags: [FontTag] {
        withFace { face in
            (0..<UInt32(min(font_face_table_count(face), 1 << 16))).compactMap { index in
                var tag: UInt32 = 0
                return font_face_read_table_tag(face, index, &tag) ? FontTag(rawValue: tag) : nil
            }
        } ?? []
    }
}

private let lastIdentifier = Atomic(0)

/// In bytes. The largest tables of real fonts have some ten million.
private let maxTableSize = UInt(1 << 28)
