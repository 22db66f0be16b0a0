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
        let toDevice = toPixels(image, in: rect, with: state)
        if image.isMask {
            return paint(.color(state.fillColor.paintColor), with: state) { pixels in
                self.coverage(of: image.bitmap, of: image, through: toDevice, isTiled: isTiled, pixels, state)
            }
        }
        let region = regionThatMatters(to: state)
        guard
            let picture = ImagePaint(
                image.bitmap, through: toDevice, over: region, Sampling(image, state), isTiled: isTiled)
        else { return }
        if isTiled { return paint(.image(picture), with: state) { Coverage($0) } }
        let path = image.outline
        paint(.image(picture), with: state) { pixels in
            Coverage(path, through: toDevice, clip: pixels, antialiased: state.shouldAntialias)
        }
    }

    func clip(_ clip: Clip, to mask: CGImage, in rect: CGRect, with state: GraphicsState) -> Clip {
        let box = clip.box.intersection(Box(rect.applying(state.ctm)))
        let toDevice = toPixels(mask, in: rect, with: state)
        var coverage = Coverage(.zero)
        if let levels = mask.asMask {
            coverage = self.coverage(of: levels, of: mask, through: toDevice, isTiled: false, clip.pixels, state)
        }
        if let outer = clip.coverage { coverage = coverage.intersection(outer) }
        return Clip(box: box, pixels: coverage.bounds, coverage: coverage)
    }

    /// From an image's pixels to the bitmap's, where it fills `rect` of user space.
    private func toPixels(_ image: CGImage, in rect: CGRect, with state: GraphicsState) -> Projection {
        // The picture's rows go down from the rectangle's top, which is at its greatest y.
        let toUser = Projection(
            a: rect.width / Double(image.width), b: 0, c: 0, d: -rect.height / Double(image.height), tx: rect.minX,
            ty: rect.maxY)
        return toUser.then(Projection(state.ctm)).then(toPixels)
    }

    /// What the alpha of a picture, drawn as `image` would be, covers of `pixels`.
    private func coverage(
        of levels: Bitmap, of image: CGImage, through toDevice: Projection, isTiled: Bool, _ pixels: PixelRect,
        _ state: GraphicsState
    ) -> Coverage {
        let path = image.outline
        let inside =
            isTiled
            ? Coverage(pixels)
            : Coverage(path, through: toDevice, clip: pixels, antialiased: state.shouldAntialias)
        guard !inside.isEmpty,
            let paint = ImagePaint(
                levels, through: toDevice, over: inside.bounds, Sampling(image, state), isTiled: isTiled),
            let buffer = PixelBuffer(width: inside.bounds.width, height: inside.bounds.height)
        else { return Coverage(.zero) }
        let origin = (inside.bounds.x, inside.bounds.y)
        Rasterizer(threads: Self.threadCount).draw(
            [.fill(Command.Fill(inside, .image(paint)))], into: buffer, origin: origin, region: inside.bounds)
        return Coverage(AlphaMask(alphaOf: buffer, x: origin.0, y: origin.1))
    }

    /// The pixels that paint may be asked for: those of the clip, and those that cast a shadow on them.
    private func regionThatMatters(to state: GraphicsState) -> PixelRect {
        let pixels = state.clip.pixels.intersection(layers.last?.pixels ?? memory.bounds)
        guard let cast = state.shadow.flatMap({ ShadowCast($0, from: base) }) else { return pixels }
        return pixels.union(cast.source(of: pixels))
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
    func paint(_ paint: Paint, with state: GraphicsState, on coverage: (PixelRect) -> Coverage) {
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
        guard let cast = ShadowCast(shadow, from: base) else { return nil }
        let shape = coverage(cast.source(of: pixels))
        guard !shape.isEmpty, let buffer = PixelBuffer(width: shape.bounds.width, height: shape.bounds.height) else {
            return nil
        }
        let origin = (shape.bounds.x, shape.bounds.y)
        Rasterizer(threads: Self.threadCount).draw(
            [.fill(Command.Fill(shape, paint, opacity: Float(state.alpha)))], into: buffer, origin: origin,
            region: shape.bounds)
        let mask = AlphaMask(alphaOf: buffer, x: origin.0, y: origin.1).blurred(deviation: cast.deviation)
        return Command.Fill(
            Coverage(mask).offsetBy(x: cast.dx, y: cast.dy, clip: pixels), .color(shadow.color.paintColor))
    }
}

/// Where a shadow falls, in pixels.
private struct ShadowCast {
    let dx: Int
    let dy: Int
    /// The standard deviation of the Gaussian that blurs it.
    let deviation: Double

    /// A wider blur of anything that fits a bitmap is as good as even.
    private static let greatestBlur = 1000.0
    /// A shadow further off would fall outside of any bitmap.
    private static let greatestOffset: UInt = 1 << 30

    /// `base` maps the space that shadows are measured in to pixels, but for the direction of y. Nil for one that can't be
    /// seen.
    init?(_ shadow: Shadow, from base: CGAffineTransform) {
        let offset = shadow.offset.applying(base)
        let scale = abs(base.a * base.d - base.b * base.c).squareRoot()
        let blur = min(max(Double(shadow.blur * scale), 0), Self.greatestBlur)
        guard shadow.color.paintColor.alpha > 0, blur.isFinite,
            let dx = Int(exactly: Double(offset.width).rounded()), dx.magnitude < Self.greatestOffset,
            let dy = Int(exactly: Double(-offset.height).rounded()), dy.magnitude < Self.greatestOffset
        else { return nil }
        (self.dx, self.dy) = (dx, dy)
        deviation = blur / 2
    }

    /// The pixels that cast a shadow on `pixels`: what lies further away than the blur reaches casts nothing on them.
    func source(of pixels: PixelRect) -> PixelRect {
        pixels.offsetBy(x: -dx, y: -dy).insetBy(-Int((deviation * 2).rounded(.up)) - 1)
    }
}

extension CGImage {
    /// The picture's edge, in its pixels.
    fileprivate var outline: Path {
        var path = Path()
        path.addRect(CGRect(x: 0, y: 0, width: width, height: height), through: .identity)
        return path
    }
}

extension Sampling {
    fileprivate init(_ image: CGImage, _ state: GraphicsState) {
        self.init(quality: state.interpolationQuality, shouldInterpolate: image.shouldInterpolate)
    }
}

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
