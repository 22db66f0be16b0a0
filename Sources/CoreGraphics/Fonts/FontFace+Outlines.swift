import CFreeType
package import Raster

extension FontFace {
    /// A glyph's outline in units, y up, to be filled by the winding rule; empty for a glyph that shows nothing, or that
    /// the font lacks.
    package func outline(of glyph: UInt16) -> Path {
        outlines.value(for: GlyphKey(face: identifier, glyph: glyph)) { loadOutline(of: glyph) }
    }

    private func loadOutline(of glyph: UInt16) -> Path {
        guard hasOutlines, Int(glyph) < metrics.glyphCount else { return Path() }
        return withFace(scaledFor: .outlines) { face in
            let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
            guard FT_Load_Glyph(face, FT_UInt(glyph), flags) == 0,
                face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
            else { return nil }
            return Path(&face.pointee.glyph.pointee.outline)
        } ?? Path()
    }
}

/// A glyph of a face, for caches.
struct GlyphKey: Hashable {
    var face: Int
    var glyph: UInt16
}

/// The outlines of all faces: at most some sixteen megabytes.
private let outlines = GenerationalCache<GlyphKey, Path>(limit: 1 << 23) { 100 + $0.points.count * 17 }

extension Path {
    /// FreeType's contours, which are closed, with points in 1/64 of a unit.
    fileprivate init?(_ outline: inout FT_Outline) {
        var pen = OutlinePen()
        var functions = FT_Outline_Funcs()
        functions.move_to = { point, pen in OutlinePen.use(pen, point) { $0.move(to: $1) } }
        functions.line_to = { point, pen in OutlinePen.use(pen, point) { $0.path.addLine(to: $1) } }
        functions.conic_to = { control, point, pen in
            OutlinePen.use(pen, point) { pen, end in
                guard let control else { return }
                pen.path.addQuad(control: Point(control.pointee), to: end)
            }
        }
        functions.cubic_to = { control1, control2, point, pen in
            OutlinePen.use(pen, point) { pen, end in
                guard let control1, let control2 else { return }
                pen.path.addCubic(control1: Point(control1.pointee), control2: Point(control2.pointee), to: end)
            }
        }
        let status = withUnsafeMutablePointer(to: &pen) { FT_Outline_Decompose(&outline, &functions, $0) }
        guard status == 0 else { return nil }
        pen.path.close()
        self = pen.path
    }
}

private struct OutlinePen {
    var path = Path()

    mutating func move(to point: Point) {
        path.close()
        path.move(to: point)
    }

    /// What FreeType calls back with, as values; zero tells it to go on.
    static func use(
        _ pen: UnsafeMutableRawPointer?, _ point: UnsafePointer<FT_Vector>?, _ body: (inout OutlinePen, Point) -> Void
    ) -> Int32 {
        guard let pen, let point else { return 1 }
        body(&pen.assumingMemoryBound(to: OutlinePen.self).pointee, Point(point.pointee))
        return 0
    }
}

extension Point {
    fileprivate init(_ vector: FT_Vector) { self.init(Double(vector.x) / 64, Double(vector.y) / 64) }
}
