import CCairo
import Foundation
import Raster

/// The target of a page's elements: the page itself, or an image of it from which a shadow is made.
struct CairoCanvas {
    /// The Cairo context; its matrix maps points of the page, y down from the top left corner, to the target.
    let cairo: OpaquePointer
    /// Maps device space, where y points up, to the page.
    let toCairo: CGAffineTransform
    /// The page's bounds, in points.
    let page: Box
    let fonts: PageFonts
    let images: PageImages

    /// Returns the same page on another target.
    func on(_ cairo: OpaquePointer) -> CairoCanvas {
        CairoCanvas(cairo: cairo, toCairo: toCairo, page: page, fonts: fonts, images: images)
    }

    /// Calls `body` in the space that `transform` maps to device space; a singular transform draws nothing.
    func draw(through transform: CGAffineTransform, _ body: () -> Void) {
        let toPage = transform.concatenating(toCairo)
        guard toPage.inverse != nil else { return }
        cairo_save(cairo)
        var matrix = cairo_matrix_t(toPage)
        cairo_transform(cairo, &matrix)
        body()
        cairo_restore(cairo)
    }

    /// Makes Cairo emit the blend mode again.
    ///
    /// Cairo writes a mode once and assumes that it holds until the next one, but restores the page's default state
    /// where the clip changes (Cairo 1.16 to 1.18). After an invisible speck in the default mode it writes the next
    /// mode again.
    func endBlending() { drawSpeck { cairo_set_source_rgba($0, 0, 0, 0, 1.0 / 128) } }

    /// Draws a square of 1/256 of a point in a corner, whatever the clip.
    func drawSpeck(_ setSource: (OpaquePointer) -> Void) {
        cairo_save(cairo)
        cairo_reset_clip(cairo)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        setSource(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        cairo_rectangle(cairo, left, top, 1.0 / 256, 1.0 / 256)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }

    func setSource(_ color: PaintColor, alpha: CGFloat) {
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * Double(alpha))
    }

    // MARK: Paths

    /// The usable coordinates: Cairo's have 24 integer bits, and this leaves a margin.
    static let limit = Box(minX: -4e6, minY: -4e6, maxX: 4e6, maxY: 4e6)

    /// Makes `path`, in device space, Cairo's current path for filling or clipping.
    func add(_ path: Path, rule: FillRule) {
        cairo_new_path(cairo)
        cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        add(path.mapped { $0.applying(toCairo) }.cut(to: Self.limit, on: page))
    }

    /// Adds a path to stroke, like `add(_:rule:)`. False when it exceeds Cairo's coordinate range.
    ///
    /// Cairo writes a rectangle as such and loses its starting corner and direction. Where dashes depend on them, the
    /// lines are written as curves.
    func addLine(_ path: Path, startsWhereItDoes: Bool) -> Bool {
        let onPage = path.mapped { $0.applying(toCairo) }
        guard onPage.points.allSatisfy(Self.limit.contains) else { return false }
        cairo_new_path(cairo)
        add(startsWhereItDoes && onPage.rectangle != nil ? onPage.withCurves : onPage)
        return true
    }

    private func add(_ path: Path) { Self.add(path, to: cairo) }

    /// Adds a path, within Cairo's coordinate range, to a context's current path.
    static func add(_ path: Path, to cairo: OpaquePointer) {
        var next = 0
        var current = Point.zero
        for verb in path.verbs {
            // A path holds `pointCount` points per verb.
            let points = path.points[next..<next + verb.pointCount]
            next += verb.pointCount
            switch verb {
            case .move:
                current = points[points.startIndex]
                cairo_move_to(cairo, current.x, current.y)
            case .line:
                current = points[points.startIndex]
                cairo_line_to(cairo, current.x, current.y)
            case .quad:
                let (control, end) = (points[points.startIndex], points[points.startIndex + 1])
                let (a, b) = (current.mixed(with: control, 2.0 / 3), end.mixed(with: control, 2.0 / 3))
                cairo_curve_to(cairo, a.x, a.y, b.x, b.y, end.x, end.y)
                current = end
            case .cubic:
                let (a, b, end) = (points[next - 3], points[next - 2], points[next - 1])
                cairo_curve_to(cairo, a.x, a.y, b.x, b.y, end.x, end.y)
                current = end
            case .close:
                cairo_close_path(cairo)
            }
        }
    }
}

extension Path {
    /// The same path with its lines written as curves.
    fileprivate var withCurves: Path {
        var path = Path()
        for (verb, point) in zip(verbs.filter { $0 != .close }, points) {
            guard verb == .line, let start = path.currentPoint else {
                path.move(to: point)
                continue
            }
            path.addCubic(
                control1: start.mixed(with: point, 1.0 / 3), control2: start.mixed(with: point, 2.0 / 3), to: point)
        }
        if verbs.last == .close { path.close() }
        return path
    }
}

extension cairo_matrix_t {
    init(_ t: CGAffineTransform) { self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty) }
}

extension Box {
    func contains(_ p: Point) -> Bool { p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY }
}
