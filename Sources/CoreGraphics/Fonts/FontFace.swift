import CFreeType
import Foundation
import Synchronization

/// A face of a font file at one place of its design space: outlines, bitmaps, tables and names, through FreeType.
// `@unchecked Sendable`: `lock` guards `face` and all that hangs on it; the rest is never written to.
package final class FontFace: @unchecked Sendable {
    /// Like no other face's in this process, for caches.
    package let identifier = lastIdentifier.add(1, ordering: .relaxed).newValue
    package let source: FontSource
    package let metrics: FontMetrics
    /// The axes along which the design may be varied; none for an ordinary font.
    package let axes: [FontAxis]
    /// Where on each of them the face lies.
    private let coordinates: [Double]
    /// True when glyphs may be pictures in colours of their own.
    package let hasColor: Bool
    /// True when glyphs have outlines.
    package let hasOutlines: Bool

    private let face: FT_Face
    private let lock = Mutex(Scale.none)

    /// What the face's size is set for.
    enum Scale { case none, outlines, bitmaps }

    /// Nil when the bytes are not those of a TrueType or OpenType font.
    package init?(_ source: FontSource) {
        guard let face = FreeTypeLibrary.shared.open(source) else { return nil }
        guard let metrics = FontMetrics(face) else {
            FreeTypeLibrary.shared.close(face)
            return nil
        }
        self.face = face
        self.source = source
        axes = FreeTypeLibrary.shared.axes(of: face)
        // Tables are read after the variation is set: their numbers vary too.
        self.metrics = axes.isEmpty ? metrics : FontFace.vary(face, axes, source.variations) ?? metrics
        coordinates = FontFace.coordinates(of: face, count: axes.count)
        hasColor = face.pointee.face_flags & FT_FACE_FLAG_COLOR != 0
        hasOutlines = face.pointee.face_flags & FT_FACE_FLAG_SCALABLE != 0
    }

    deinit { FreeTypeLibrary.shared.close(face) }

    private static func vary(_ face: FT_Face, _ axes: [FontAxis], _ variations: [FontTag: Double]) -> FontMetrics? {
        guard !variations.isEmpty else { return nil }
        var coordinates = axes.map { axis in
            FT_Fixed((axis.clamp(variations[axis.tag] ?? axis.defaultValue) * 65536).rounded())
        }
        guard FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates) == 0 else { return nil }
        return FontMetrics(face)
    }

    private static func coordinates(of face: FT_Face, count: Int) -> [Double] {
        guard count > 0 else { return [] }
        var coordinates = [FT_Fixed](repeating: 0, count: count)
        guard FT_Get_Var_Design_Coordinates(face, FT_UInt(count), &coordinates) == 0 else { return [] }
        return coordinates.map { Double($0) / 65536 }
    }

    /// Where the face lies on one of its axes.
    package func coordinate(of axis: FontAxis) -> Double {
        guard let index = axes.firstIndex(of: axis), index < coordinates.count else { return axis.defaultValue }
        return coordinates[index]
    }

    /// Lets `body` use the face, which is its alone meanwhile.
    func withFace<Result>(scaledFor scale: Scale = .none, _ body: (FT_Face) -> Result?) -> Result? {
        lock.withLock { current in
            if scale != .none, scale != current {
                current = .none
                guard set(scale) else { return nil }
                current = scale
            }
            // The region checker cannot see that what comes back holds no part of the face.
            nonisolated(unsafe) let result = body(face)
            return result
        }
    }

    private func set(_ scale: Scale) -> Bool {
        switch scale {
        case .none: return true
        // One pixel is one unit, so that outlines come in units, and fractions of them, of 1/64.
        case .outlines:
            let em = FT_F26Dot6(metrics.unitsPerEm * 64)
            return FT_Set_Char_Size(face, em, em, 72, 72) == 0
        case .bitmaps:
            let sizes = UnsafeBufferPointer(
                start: face.pointee.available_sizes, count: Int(max(face.pointee.num_fixed_sizes, 0)))
            guard let largest = sizes.indices.max(by: { sizes[$0].y_ppem < sizes[$1].y_ppem }) else { return false }
            return FT_Select_Size(face, FT_Int(largest)) == 0
        }
    }

    // MARK: Glyphs

    /// The glyph of a character, or 0 when the font has none.
    package func glyph(for scalar: Unicode.Scalar) -> UInt16 {
        withFace { UInt16(truncatingIfNeeded: FT_Get_Char_Index($0, FT_ULong(scalar.value))) } ?? 0
    }

    /// How far the pen moves on after a glyph, in units; nil when there is no such glyph.
    package func advance(of glyph: UInt16) -> Int? {
        guard Int(glyph) < metrics.glyphCount else { return nil }
        return withFace { face in
            var advance: FT_Fixed = 0
            let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)
            return FT_Get_Advance(face, FT_UInt(glyph), flags, &advance) == 0 ? advance : nil
        }
    }

    /// The glyph of that PostScript name, or 0.
    package func glyph(named name: String) -> UInt16 {
        withFace { face in
            guard face.pointee.face_flags & FT_FACE_FLAG_GLYPH_NAMES != 0 else { return 0 }
            return name.withCString { UInt16(truncatingIfNeeded: FT_Get_Name_Index(face, $0)) }
        } ?? 0
    }

    /// A glyph's PostScript name.
    package func name(of glyph: UInt16) -> String? {
        withFace { face in
            var name = [CChar](repeating: 0, count: 128)
            guard Int(glyph) < metrics.glyphCount, face.pointee.face_flags & FT_FACE_FLAG_GLYPH_NAMES != 0,
                FT_Get_Glyph_Name(face, FT_UInt(glyph), &name, FT_UInt(name.count)) == 0
            else { return nil }
            return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    // MARK: Tables

    /// The bytes of a table; nil when the font has no such table.
    package func table(_ tag: FontTag) -> Data? {
        // FreeType takes a tag of zero for the whole file.
        guard tag.rawValue != 0 else { return nil }
        return withFace { face in
            var length: FT_ULong = 0
            guard FT_Load_Sfnt_Table(face, FT_ULong(tag.rawValue), 0, nil, &length) == 0, length > 0,
                length <= greatestTableSize
            else { return nil }
            var data = Data(count: Int(length))
            let isRead = data.withUnsafeMutableBytes { bytes in
                FT_Load_Sfnt_Table(
                    face, FT_ULong(tag.rawValue), 0, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), &length)
                    == 0
            }
            return isRead ? data : nil
        }
    }

    /// The tags of the font's tables, in the file's order.
    package var tableTags: [FontTag] {
        withFace { face in
            var count: FT_ULong = 0
            guard FT_Sfnt_Table_Info(face, 0, nil, &count) == 0 else { return nil }
            return (0..<min(Int(count), 1 << 16)).compactMap { index in
                var tag: FT_ULong = 0
                var length: FT_ULong = 0
                guard FT_Sfnt_Table_Info(face, FT_UInt(index), &tag, &length) == 0 else { return nil }
                return FontTag(rawValue: UInt32(truncatingIfNeeded: tag))
            }
        } ?? []
    }
}

private let lastIdentifier = Atomic(0)

/// In bytes. The largest tables of real fonts have some ten million.
private let greatestTableSize = FT_ULong(1 << 28)
