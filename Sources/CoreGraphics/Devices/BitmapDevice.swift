import Foundation
import Raster

/// Draws by the rasterizer into a bitmap. Every call is done when it returns.
final class BitmapDevice: GraphicsDevice {
    let memory: BitmapMemory
    /// From the space that the context starts with to device space: shadows are measured in it.
    let base: CGAffineTransform
    /// From device space, where y points up, to pixels.
    let toPixels: Projection
    /// The transparency layers that are open, the innermost last.
    private var layers: [Layer] = []
    /// The rasterizer keeps to one of them where there is little to do.
    private static let threadCount = ProcessInfo.processInfo.activeProcessorCount

    /// A transparent picture of a part of the bitmap, to be joined with it later.
    private struct Layer {
        var buffer: PixelBuffer
        var pixels: PixelRect
    }

    init(_ memory: BitmapMemory, base: CGAffineTransform) {
        self.memory = memory
        self.base = base
        toPixels = Projection(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(memory.bounds.height))
    }

    // MARK: Clipping

    var wholeClip: Clip { Clip(box: memory.bounds.box, pixels: memory.bounds, coverage: nil) }

    func clip(_ clip: Clip, to path: Path, rule: FillRule, antialiased: Bool) -> Clip {
        let box = clip.box.intersection(path.extent)
        let inPixels = path.rectangle.map { pixels(of: $0) }
        if let rectangle = inPixels, rectangle.isWhole {
            // Whole pixels need no levels.
            let pixels = PixelRect(around: rectangle, within: clip.pixels)
            return Clip(box: box, pixels: pixels, coverage: clip.coverage?.offsetBy(x: 0, y: 0, clip: pixels))
        }
        var coverage = Coverage(path, rule: rule, through: toPixels, clip: clip.pixels, antialiased: antialiased)
        if let outer = clip.coverage { coverage = coverage.intersection(outer) }
        return Clip(box: box, pixels: coverage.bounds, coverage: coverage)
    }

    private func pixels(of box: Box) -> Box {
        let height = Double(memory.bounds.height)
        return Box(minX: box.minX, minY: height - box.maxY, maxX: box.maxX, maxY: height - box.minY)
    }

    // MARK: Painting

    func fill(_ path: Path, rule: FillRule, with state: GraphicsState) {
        paint(.color(state.fillColor.paintColor), with: state) { [toPixels] pixels in
            Coverage(path, rule: rule, through: toPixels, clip: pixels, antialiased: state.shouldAntialias)
        }
    }

    func stroke(_ path: Path, with state: GraphicsState) {
        guard let outline = StrokeOutline(of: path, with: state) else { return }
        let projection = outline.toDevice.then(toPixels)
        paint(.color(state.strokeColor.paintColor), with: state) { pixels in
            Coverage(outline.path, through: projection, clip: pixels, antialiased: state.shouldAntialias)
        }
    }

    func paint(_ gradient: CGGradient, along shape: GradientShape, with state: GraphicsState) {
        guard let toUser = Projection(state.ctm).then(toPixels).inverse,
            let paint = Paint(gradient.stops, along: shape, toUser: toUser)
        else { return }
        self.paint(paint, with: state) { Coverage($0) }
    }

    func draw(_ image: CGImage, in rect: CGRect, isTiled: Bool, with state: GraphicsState) {
        let (width, height) = (Double(image.width), Double(image.height))
        // The picture's rows go down from the rectangle's top, which is at its greatest y.
        let toUser = Projection(
            a: rect.width / width, b: 0, c: 0, d: -rect.height / height, tx: rect.minX, ty: rect.maxY)
        let toDevice = toUser.then(Projection(state.ctm)).then(toPixels)
        guard let toImage = toDevice.inverse else { return }
        let paint = Paint.image(
            ImagePaint(
                bitmap: image.bitmap, toPaint: toImage, filter: filter(for: image, through: toDevice, with: state),
                edge: isTiled ? .tile : .clamp))
        if isTiled { return self.paint(paint, with: state) { Coverage($0) } }
        var path = Path()
        path.addRect(CGRect(x: 0, y: 0, width: width, height: height), through: .identity)
        self.paint(paint, with: state) { pixels in
            Coverage(path, through: toDevice, clip: pixels, antialiased: state.shouldAntialias)
        }
    }

    /// Glyphs are outlines to the rasterizer.
    func show(_ run: GlyphRun, with state: GraphicsState) -> Bool { false }

    private func filter(
        for image: CGImage, through toDevice: Projection, with state: GraphicsState
    ) -> ImagePaint.Filter {
        switch state.interpolationQuality {
        case .none: .nearest
        case .low, .medium, .high: .linear
        // An image that asks not to be interpolated shows its pixels when it is drawn larger than it is.
        case .default: image.shouldInterpolate || abs(toDevice.determinant) <= 1 ? .linear : .nearest
        }
    }

    // MARK: Layers

    func beginLayer(_ clip: Clip) -> Clip? {
        guard !clip.pixels.isEmpty, let buffer = PixelBuffer(width: clip.pixels.width, height: clip.pixels.height)
        else { return nil }
        layers.append(Layer(buffer: buffer, pixels: clip.pixels))
        return Clip(box: clip.box, pixels: clip.pixels, coverage: nil)
    }

    func endLayer(with state: GraphicsState) {
        guard let layer = layers.popLast() else { return }
        let image = ImagePaint(
            bitmap: Bitmap(layer.buffer),
            toPaint: .translation(Double(-layer.pixels.x), Double(-layer.pixels.y)), filter: .nearest)
        paint(.image(image), with: state) { Coverage($0.intersection(layer.pixels)) }
    }

    // MARK: Commands

    /// Paints what `coverage` makes of the pixels it is asked for, with the state's alpha, blend mode, shadow and clip.
    private func paint(_ paint: Paint, with state: GraphicsState, on coverage: (PixelRect) -> Coverage) {
        let pixels = state.clip.pixels.intersection(layers.last?.pixels ?? memory.bounds)
        guard !pixels.isEmpty else { return }
        let mode = BlendMode(state.blendMode)
        if let shadow = state.shadow, let fill = castShadow(shadow, of: paint, with: state, onto: pixels, coverage) {
            draw(fill, clip: state.clip, mode: mode)
        }
        draw(Command.Fill(coverage(pixels), paint, opacity: Float(state.alpha)), clip: state.clip, mode: mode)
    }

    private func draw(_ fill: Command.Fill, clip: Clip, mode: BlendMode) {
        var fill = fill
        fill.blendMode = mode
        if let levels = clip.coverage { fill.coverage = fill.coverage.intersection(levels) }
        let pixels = fill.coverage.bounds
        guard !pixels.isEmpty else { return }
        let rasterizer = Rasterizer(threads: Self.threadCount)
        if let layer = layers.last {
            return rasterizer.draw(
                [.fill(fill)], into: layer.buffer, origin: (layer.pixels.x, layer.pixels.y), region: pixels)
        }
        memory.draw(in: pixels) { buffer in
            rasterizer.draw([.fill(fill)], into: buffer, region: pixels)
            if !memory.layout.alpha.hasAlpha, mode.lowersAlpha { memory.makeOpaque(pixels) }
        }
    }

    /// The shadow of what is painted, as a fill; nil when there is none on `pixels`.
    private func castShadow(
        _ shadow: Shadow, of paint: Paint, with state: GraphicsState, onto pixels: PixelRect,
        _ coverage: (PixelRect) -> Coverage
    ) -> Command.Fill? {
        let offset = shadow.offset.applying(base)
        let scale = abs(base.a * base.d - base.b * base.c).squareRoot()
        let blur = min(max(Double(shadow.blur * scale), 0), greatestBlur)
        guard shadow.color.paintColor.alpha > 0, blur.isFinite,
            let dx = Int(exactly: Double(offset.width).rounded()), dx.magnitude < greatestOffset,
            let dy = Int(exactly: Double(-offset.height).rounded()), dy.magnitude < greatestOffset
        else { return nil }
        // What lies further from the pixels than the blur reaches casts nothing on them.
        let reach = Int(blur.rounded(.up)) + 1
        let shape = coverage(pixels.offsetBy(x: -dx, y: -dy).insetBy(-reach))
        guard !shape.isEmpty, let buffer = PixelBuffer(width: shape.bounds.width, height: shape.bounds.height) else {
            return nil
        }
        let origin = (shape.bounds.x, shape.bounds.y)
        Rasterizer(threads: Self.threadCount).draw(
            [.fill(Command.Fill(shape, paint, opacity: Float(state.alpha)))], into: buffer, origin: origin,
            region: shape.bounds)
        let mask = AlphaMask(alphaOf: buffer, x: origin.0, y: origin.1).blurred(deviation: blur / 2)
        return Command.Fill(
            Coverage(mask).offsetBy(x: dx, y: dy, clip: pixels), .color(shadow.color.paintColor))
    }
}

/// In pixels. A wider blur of anything that fits a bitmap is as good as even.
private let greatestBlur = 1000.0
/// In pixels. A shadow further off would fall outside of any bitmap.
private let greatestOffset: UInt = 1 << 30

extension Box {
    /// True when all sides lie between pixels.
    fileprivate var isWhole: Bool {
        minX == minX.rounded() && minY == minY.rounded() && maxX == maxX.rounded() && maxY == maxY.rounded()
    }
}

extension BlendMode {
    /// True when an opaque pixel may become less so.
    fileprivate var lowersAlpha: Bool {
        switch self {
        case .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor: true
        default: false
        }
    }
}
