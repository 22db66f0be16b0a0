import CFontFaces
package import Raster

extension FontFace {
    /// Returns a glyph's outline in units, y up, to be filled by the winding rule; empty for a blank glyph, or one that
    /// the font lacks.
    package func outline(of glyph: UInt16) -> Path {
        glyphs.outlines.value(for: GlyphKey(face: identifier, glyph: glyph)) { loadOutline(of: glyph) }
    }

    private func loadOutline(of glyph: UInt16) -> Path {
        guard hasOutlines, Int(glyph) < metrics.glyphCount else { return Path() }
        return withFace(scaledFor: .outlines) { face in
            var path = Path()
            let isTraced = withUnsafeMutablePointer(to: &path) { pen in
                withUnsafePointer(to: penFunctions) { font_face_trace(face, UInt32(glyph), $0, pen) }
            }
            guard isTraced else { return nil }
            path.close()
            return path
        } ?? Path()
    }
}

/// Receives a glyph's lines and curves from FreeType: the pen is a path.
private let penFunctions = font_face_pen(
    move: { pen, x, y in
        draw(pen) {
            $0.close()
            $0.move(to: Point(x, y))
        }
    },
    line: { pen, x, y in draw(pen) { $0.addLine(to: Point(x, y)) } },
    quad: { pen, controlX, controlY, x, y in
        draw(pen) { $0.addQuad(control: Point(controlX, controlY), to: Point(x, y)) }
    },
    cubic: { pen, x1, y1, x2, y2, x, y in
        draw(pen) { $0.addCubic(control1: Point(x1, y1), control2: Point(x2, y2), to: Point(x, y)) }
    })

private func draw(_ pen: UnsafeMutableRawPointer?, _ body: (inout Path) -> Void) {
    guard let pen else { return }
    body(&pen.assumingMemoryBound(to: Path.self).pointee)
}
