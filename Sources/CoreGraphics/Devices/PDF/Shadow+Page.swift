import CCairo
import Foundation
import Raster

extension Shadow {
    /// Returns a shadow as an element to paint. It is an image, as PDF has no blur. Nil when it falls outside the clip.
    ///
    /// The resolution is 288 pixels per inch for sharp shadows, and falls with the blur to 72: six pixels per standard
    /// deviation are enough. A shadow without blur of a single-coloured shape is the shape itself in the shadow's
    /// colour.
    func cast(by element: PageElement, on canvas: CairoCanvas, with state: GraphicsState) -> PageElement? {
        let blur = min(max(Double(self.blur), 0), maxBlur)
        guard color.paintColor.alpha > 0, blur.isFinite, offset.width.isFinite, offset.height.isFinite else {
            return nil
        }
        if blur == 0, let shape = element.recolored(color.paintColor, movedBy: offset) { return shape }
        guard
            let drawing = CairoSurface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil))
        else { return nil }
        drawing.draw { element.draw(on: canvas.on($0), with: state) }
        let inked = Box(inkOf: drawing)
        // Content farther from the clip than the blur's extent casts no shadow on it.
        let lit = CGRect(state.clip.box).offsetBy(dx: -offset.width, dy: -offset.height)
            .insetBy(dx: -blur - 1, dy: -blur - 1).applying(canvas.toCairo)
        let part = inked.intersection(Box(lit))
        guard part.minX < part.maxX, part.minY < part.maxY else { return nil }
        var scale = min(max(12 / max(blur, 1e-3), 1), 4)
        // At most 16 million pixels per shadow.
        scale = min(scale, (16e6 / (part.width * part.height)).squareRoot())
        guard let mask = alpha(of: drawing, part, scale: scale) else { return nil }
        let toPage = CGAffineTransform(
            1 / scale, 0, 0, 1 / scale, part.minX + Double(offset.width), part.minY - Double(offset.height))
        return .levels(mask.blurred(deviation: blur / 2 * scale), toPage, color.paintColor)
    }

    /// Returns the alpha of part of a drawing; nil when memory is short.
    private func alpha(of drawing: CairoSurface, _ part: Box, scale: Double) -> AlphaMask? {
        let (width, height) = (Int((part.width * scale).rounded(.up)), Int((part.height * scale).rounded(.up)))
        let created = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height))
        guard let picture = CairoSurface(created) else { return nil }
        picture.draw { cairo in
            cairo_scale(cairo, scale, scale)
            cairo_set_source_surface(cairo, drawing.pointer, -part.minX, -part.minY)
            cairo_paint(cairo)
        }
        var levels: [UInt8] = []
        levels.reserveCapacity(width * height)
        picture.withRows(height) { _, row in levels.append(contentsOf: UnsafeBufferPointer(start: row, count: width)) }
        guard levels.count == width * height else { return nil }
        return AlphaMask(bounds: PixelRect(x: 0, y: 0, width: width, height: height), levels: levels)
    }
}

/// The maximum blur, in points. It makes anything on a page practically uniform.
private let maxBlur = 1000.0

extension PageElement {
    /// Returns the same shape in another colour, whose alpha is multiplied by the shape's; nil for elements that have
    /// their own colours.
    fileprivate func recolored(_ color: PaintColor, movedBy offset: CGSize) -> PageElement? {
        let move = Point(Double(offset.width), Double(offset.height))
        func mixed(_ own: PaintColor) -> PaintColor {
            PaintColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * own.alpha)
        }
        switch self {
        case .fill(let path, let rule, let own): return .fill(path.mapped { $0 + move }, rule, mixed(own))
        case .stroke(let path, let own): return .stroke(path.mapped { $0 + move }, mixed(own))
        case .glyphs(var run, let own):
            run.origins = run.origins.map { $0 + move }
            run.text = nil
            return .glyphs(run, mixed(own))
        case .gradient, .image, .stencil, .layer, .levels: return nil
        }
    }
}

extension Box {
    /// The bounds of what a recorded drawing paints.
    fileprivate init(inkOf drawing: CairoSurface) {
        var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
        cairo_recording_surface_ink_extents(drawing.pointer, &x, &y, &width, &height)
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }
}
