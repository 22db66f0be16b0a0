import CCairo
import Foundation
import Raster

/// Something painted on a page. It is drawn with the graphics state except for its clip, blend mode and shadow.
enum PageElement {
    case fill(Path, FillRule, PaintColor)
    case stroke(Path, PaintColor)
    case gradient(CGGradient, GradientShape)
    case image(CGImage, CGRect, isTiled: Bool)
    /// A colour painted through a mask.
    case stencil(PageMask, PaintColor)
    case glyphs(GlyphRun, PaintColor)
    /// A transparency layer, as Cairo's pattern.
    case layer(CairoPattern)
    /// A colour painted through coverage levels, whose pixels the transform maps to the page.
    case levels(AlphaMask, CGAffineTransform, PaintColor)

    func draw(on canvas: CairoCanvas, with state: GraphicsState) {
        let cairo = canvas.cairo
        switch self {
        case .fill(let path, let rule, let color):
            canvas.setSource(color, alpha: state.alpha)
            canvas.add(path, rule: rule)
            cairo_fill(cairo)
        case .stroke(let path, let color):
            canvas.setSource(color, alpha: state.alpha)
            stroke(path, on: canvas, with: state)
        case .gradient(let gradient, let shape):
            canvas.draw(through: state.ctm) {
                let visible = Box(CGRect(state.clip.box).applying(state.ctm.inverted()))
                guard let pattern = CairoPattern(gradient.stops, along: shape, over: visible, alpha: state.alpha) else {
                    return
                }
                cairo_set_source(cairo, pattern.pointer)
                cairo_paint(cairo)
            }
        case .image(let image, let rect, let isTiled):
            canvas.draw(image, in: rect, isTiled: isTiled, with: state)
        case .stencil(let mask, let color):
            canvas.setSource(color, alpha: state.alpha)
            canvas.paint(through: mask)
        case .glyphs(let run, let color):
            canvas.setSource(color, alpha: state.alpha)
            canvas.show(run)
        case .layer(let pattern):
            cairo_set_source(cairo, pattern.pointer)
            cairo_paint_with_alpha(cairo, Double(state.alpha))
        case .levels(let mask, let toPage, let color):
            guard let surface = CairoSurface(mask) else { return }
            canvas.setSource(color, alpha: 1)
            cairo_save(cairo)
            var matrix = cairo_matrix_t(toPage)
            cairo_transform(cairo, &matrix)
            cairo_mask_surface(cairo, surface.pointer, Double(mask.bounds.x), Double(mask.bounds.y))
            cairo_restore(cairo)
        }
    }

    // MARK: Lines

    private func stroke(_ path: Path, on canvas: CairoCanvas, with state: GraphicsState) {
        guard let pen = PagePen(state, along: path), canvas.addLine(path, startsWhereItDoes: pen.isDashed) else {
            guard let outline = StrokeOutline(of: path, with: state) else { return }
            canvas.add(outline.path.mapped { outline.toDevice.apply($0) }, rule: .nonZero)
            cairo_fill(canvas.cairo)
            return
        }
        cairo_save(canvas.cairo)
        pen.set(on: canvas)
        cairo_stroke(canvas.cairo)
        cairo_restore(canvas.cairo)
    }
}

/// A PDF pen: a circle that the CTM distorts. Its space is scaled so that it is about as wide there as on the page.
private struct PagePen {
    private let state: GraphicsState
    private let scale: Double
    private let width: Double
    private let dashes: [Double]
    /// Maps the pen's space to device space, without a translation; nil if circles stay round.
    private let bend: CGAffineTransform?

    /// The width of a line of width 0, in points. Quartz and PDF draw the device's thinnest line, which Cairo does not
    /// offer.
    private static let hairline = 0.25
    /// The limits of a pen's aspect ratio, and of its width in points, beyond which the stroke is drawn as an outline.
    private static let flattest = 1e-3
    private static let widest = 1e6
    /// The shortest dash pattern, in points. Shorter ones look like a solid line, and exceed the precision of PDF's
    /// numbers.
    private static let shortestDashes = 1e-2

    var isDashed: Bool { !dashes.isEmpty }

    /// Nil for a pen that a PDF's numbers can't describe, or that PDF viewers draw differently.
    init?(_ state: GraphicsState, along path: Path) {
        let ctm = state.ctm
        scale = ctm.maxScale
        guard scale > 0, scale.isFinite else { return nil }
        let (a, b, c, d) = (ctm.a / scale, ctm.b / scale, ctm.c / scale, ctm.d / scale)
        guard abs(a * d - b * c) > Self.flattest else { return nil }
        let slack = 1e-9
        let isRound = (abs(a - d) < slack && abs(b + c) < slack) || (abs(a + d) < slack && abs(b - c) < slack)
        bend = isRound ? nil : CGAffineTransform(a, b, c, d, 0, 0)
        width = state.lineWidth > 0 ? state.lineWidth * scale : Self.hairline
        guard width < Self.widest else { return nil }
        let lengths = state.dashes.lengths.map { $0 * ctm.maxScale }
        let sum = lengths.reduce(0, +)
        let areDrawn =
            sum > Self.shortestDashes && sum < Self.widest && path.canDash(lengths, tolerance: 0.25)
        dashes = areDrawn ? lengths : []
        // Poppler omits the squares of dashes of length 0.
        guard state.lineCap != .square || !dashes.contains(0) else { return nil }
        self.state = state
    }

    func set(on canvas: CairoCanvas) {
        let cairo = canvas.cairo
        if let bend {
            let flip = CGAffineTransform(scaleX: 1, y: -1)
            var matrix = cairo_matrix_t(bend.concatenating(flip))
            cairo_transform(cairo, &matrix)
        }
        cairo_set_line_width(cairo, width)
        cairo_set_line_cap(cairo, cap)
        cairo_set_line_join(cairo, join)
        cairo_set_miter_limit(cairo, max(1, Double(state.miterLimit)))
        let phase = dashes.isEmpty ? 0 : state.dashes.phase * scale
        cairo_set_dash(cairo, dashes, Int32(dashes.count), phase.isFinite ? phase : 0)
    }

    private var cap: cairo_line_cap_t {
        switch state.lineCap {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }

    private var join: cairo_line_join_t {
        switch state.lineJoin {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
