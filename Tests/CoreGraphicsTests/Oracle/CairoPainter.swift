import CCairo
import CoreGraphics
import Foundation

/// Draws scenes with Cairo, independently of Kasane.
enum CairoPainter {
    static func draw(_ scene: Scene) -> Picture {
        var picture = Picture(width: Scene.size, height: Scene.size)
        picture.withCairoSurface { surface in
            let cairo = cairo_create(surface)!
            defer { cairo_destroy(cairo) }
            cairo_set_antialias(cairo, CAIRO_ANTIALIAS_BEST)
            cairo_set_tolerance(cairo, 0.005)
            // Cairo's y axis points down.
            cairo_translate(cairo, 0, Double(Scene.size))
            cairo_scale(cairo, 1, -1)
            var painter = Painter(cairo: cairo)
            for step in scene.steps { painter.draw(step) }
        }
        return picture
    }

    private struct Painter {
        let cairo: OpaquePointer
        var fillColor = RGBA(0, 0, 0)
        var strokeColor = RGBA(0, 0, 0)
        var layerAlphas: [CGFloat] = []
        /// Quartz keeps colours in its graphics state, so this painter must too.
        var saved: [(RGBA, RGBA)] = []

        mutating func draw(_ step: Step) {
            switch step {
            case .save:
                saved.append((fillColor, strokeColor))
                cairo_save(cairo)
            case .restore:
                (fillColor, strokeColor) = saved.removeLast()
                cairo_restore(cairo)
            case .concat(let t):
                var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
                cairo_transform(cairo, &matrix)
            case .fillColor(let c): fillColor = c
            case .strokeColor(let c): strokeColor = c
            case .line(let width, let cap, let join, let miterLimit):
                cairo_set_line_width(cairo, width)
                cairo_set_line_cap(
                    cairo, [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE][Int(cap.rawValue)])
                cairo_set_line_join(
                    cairo, [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL][Int(join.rawValue)])
                cairo_set_miter_limit(cairo, miterLimit)
            case .dash(let phase, let lengths):
                cairo_set_dash(cairo, lengths.map { Double($0) }, Int32(lengths.count), phase)
            case .path(let steps):
                cairo_new_path(cairo)
                for step in steps { add(step) }
            case .fill(let rule):
                setSource(fillColor)
                cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_fill(cairo)
            case .stroke:
                setSource(strokeColor)
                cairo_stroke(cairo)
            case .clip(let rule):
                cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_clip(cairo)
            case .linear(let stops, let start, let end, let extends):
                paint(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, extends)
            case .radial(let stops, let a, let b, let extends):
                paint(cairo_pattern_create_radial(a.x, a.y, a.radius, b.x, b.y, b.radius), stops, extends)
            case .image(let rect, let quality): draw(rect, quality)
            case .stencil(let rect):
                setSource(fillColor)
                mask(rect)
            case .masked(let rect, let steps):
                cairo_save(cairo)
                cairo_push_group(cairo)
                // The clip applies once, when the group is composited.
                cairo_reset_clip(cairo)
                for step in steps { draw(step) }
                cairo_pop_group_to_source(cairo)
                mask(rect)
                cairo_restore(cairo)
            case .beginLayer(let alpha):
                layerAlphas.append(alpha)
                saved.append((fillColor, strokeColor))
                cairo_push_group(cairo)
                // The clip applies once, when the layer is composited.
                cairo_reset_clip(cairo)
            case .endLayer:
                (fillColor, strokeColor) = saved.removeLast()
                cairo_pop_group_to_source(cairo)
                cairo_paint_with_alpha(cairo, layerAlphas.removeLast())
            case .blend(let mode): cairo_set_operator(cairo, cairoOperator(mode))
            }
        }

        private func setSource(_ c: RGBA) { cairo_set_source_rgba(cairo, c.r, c.g, c.b, c.a) }

        private func paint(_ pattern: OpaquePointer!, _ stops: [Stop], _ extends: Bool) {
            for stop in stops {
                cairo_pattern_add_color_stop_rgba(
                    pattern, stop.at, stop.color.r, stop.color.g, stop.color.b, stop.color.a)
            }
            cairo_pattern_set_extend(pattern, extends ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
            cairo_pattern_destroy(pattern)
        }

        private func draw(_ rect: CGRect, _ quality: CGInterpolationQuality) {
            var picture = Picture.test
            let (width, height) = (Double(picture.width), Double(picture.height))
            picture.withCairoSurface { surface in
                cairo_save(cairo)
                // The image's rows go down from the top of the rectangle.
                cairo_translate(cairo, rect.minX, rect.maxY)
                cairo_scale(cairo, rect.width / width, -rect.height / height)
                cairo_set_source_surface(cairo, surface, 0, 0)
                let pattern = cairo_get_source(cairo)
                cairo_pattern_set_filter(pattern, filter(quality))
                cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
                cairo_rectangle(cairo, 0, 0, width, height)
                cairo_fill(cairo)
                cairo_restore(cairo)
            }
        }

        private func filter(_ quality: CGInterpolationQuality) -> cairo_filter_t {
            switch quality {
            case .none: CAIRO_FILTER_NEAREST
            case .default, .low: CAIRO_FILTER_BILINEAR
            case .medium: CAIRO_FILTER_GOOD
            case .high: CAIRO_FILTER_BEST
            }
        }

        /// Paints the source through the test mask, and nothing outside it.
        private func mask(_ rect: CGRect) {
            let (width, height) = (TestMask.width, TestMask.height)
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
            let stride = Int(cairo_image_surface_get_stride(surface))
            let rows = cairo_image_surface_get_data(surface)!
            for (i, level) in TestMask.levels.enumerated() { rows[i / width * stride + i % width] = level }
            cairo_surface_mark_dirty(surface)
            let pattern = cairo_pattern_create_for_surface(surface)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_save(cairo)
            cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
            cairo_clip(cairo)
            cairo_translate(cairo, rect.minX, rect.maxY)
            cairo_scale(cairo, rect.width / CGFloat(width), -rect.height / CGFloat(height))
            cairo_mask(cairo, pattern)
            cairo_restore(cairo)
            cairo_pattern_destroy(pattern)
            cairo_surface_destroy(surface)
        }

        private func cairoOperator(_ mode: CGBlendMode) -> cairo_operator_t {
            switch mode {
            case .clear: CAIRO_OPERATOR_CLEAR
            case .copy: CAIRO_OPERATOR_SOURCE
            case .sourceIn: CAIRO_OPERATOR_IN
            case .sourceOut: CAIRO_OPERATOR_OUT
            case .sourceAtop: CAIRO_OPERATOR_ATOP
            case .destinationOver: CAIRO_OPERATOR_DEST_OVER
            case .destinationIn: CAIRO_OPERATOR_DEST_IN
            case .destinationOut: CAIRO_OPERATOR_DEST_OUT
            case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
            case .xor: CAIRO_OPERATOR_XOR
            case .plusLighter: CAIRO_OPERATOR_ADD
            case .multiply: CAIRO_OPERATOR_MULTIPLY
            case .screen: CAIRO_OPERATOR_SCREEN
            case .overlay: CAIRO_OPERATOR_OVERLAY
            case .darken: CAIRO_OPERATOR_DARKEN
            case .lighten: CAIRO_OPERATOR_LIGHTEN
            case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
            case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
            case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
            case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
            case .difference: CAIRO_OPERATOR_DIFFERENCE
            case .exclusion: CAIRO_OPERATOR_EXCLUSION
            case .hue: CAIRO_OPERATOR_HSL_HUE
            case .saturation: CAIRO_OPERATOR_HSL_SATURATION
            case .color: CAIRO_OPERATOR_HSL_COLOR
            case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
            case .normal: CAIRO_OPERATOR_OVER
            // Cairo has no equivalent.
            case .plusDarker: CAIRO_OPERATOR_OVER
            }
        }

        private func add(_ step: PathStep) {
            switch step {
            case .move(let x, let y): cairo_move_to(cairo, x, y)
            case .line(let x, let y): cairo_line_to(cairo, x, y)
            case .quad(let cx, let cy, let x, let y):
                var (sx, sy) = (0.0, 0.0)
                cairo_get_current_point(cairo, &sx, &sy)
                cairo_curve_to(
                    cairo, sx + (cx - sx) * 2 / 3, sy + (cy - sy) * 2 / 3, x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3,
                    x, y)
            case .curve(let ax, let ay, let bx, let by, let x, let y): cairo_curve_to(cairo, ax, ay, bx, by, x, y)
            case .close: cairo_close_path(cairo)
            case .rect(let x, let y, let w, let h): cairo_rectangle(cairo, x, y, w, h)
            case .ellipse(let x, let y, let w, let h):
                cairo_save(cairo)
                cairo_translate(cairo, x + w / 2, y + h / 2)
                cairo_scale(cairo, w / 2, h / 2)
                cairo_new_sub_path(cairo)
                cairo_arc(cairo, 0, 0, 1, 0, 2 * .pi)
                cairo_close_path(cairo)
                cairo_restore(cairo)
            case .roundedRect(let x, let y, let w, let h, let r):
                cairo_new_sub_path(cairo)
                cairo_arc(cairo, x + w - r, y + h - r, r, 0, .pi / 2)
                cairo_arc(cairo, x + r, y + h - r, r, .pi / 2, .pi)
                cairo_arc(cairo, x + r, y + r, r, .pi, 3 * .pi / 2)
                cairo_arc(cairo, x + w - r, y + r, r, 3 * .pi / 2, 2 * .pi)
                cairo_close_path(cairo)
            case .arc(let x, let y, let radius, let from, let to, let clockwise):
                if clockwise {
                    cairo_arc_negative(cairo, x, y, radius, from, to)
                } else {
                    cairo_arc(cairo, x, y, radius, from, to)
                }
            }
        }
    }
}

extension Picture {
    /// Lets Cairo draw in the picture, or read it: Cairo's pixels are 32-bit numbers with alpha in the highest byte.
    mutating func withCairoSurface(_ body: (OpaquePointer?) -> Void) {
        swapRedAndBlue()
        let (columns, rows) = (Int32(width), Int32(height))
        bytes.withUnsafeMutableBufferPointer { memory in
            let surface = cairo_image_surface_create_for_data(
                memory.baseAddress, CAIRO_FORMAT_ARGB32, columns, rows, columns * 4)
            body(surface)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        swapRedAndBlue()
    }

    private mutating func swapRedAndBlue() {
        for i in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(i, i + 2) }
    }

    /// Writes the picture as a PNG, over white.
    func write(to path: String) {
        var opaque = self
        for i in stride(from: 0, to: bytes.count, by: 4) {
            let rest = 255 - bytes[i + 3]
            for c in 0..<3 { opaque.bytes[i + c] = UInt8(min(255, Int(bytes[i + c]) + Int(rest))) }
            opaque.bytes[i + 3] = 255
        }
        opaque.withCairoSurface { _ = cairo_surface_write_to_png($0, path) }
    }
}
