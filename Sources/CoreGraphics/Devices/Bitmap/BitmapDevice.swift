import Foundation
import Raster

/// Draws into the pixels of a surface, synchronously.
final class BitmapDevice<Surface: PaintSurface>: GraphicsDevice {
    let surface: Surface
    /// From the context's initial space, in which shadows are measured, to device space.
    private let base: CGAffineTransform
    /// From device space, where y points up, to pixels.
    private let toPixels: Projection

    init(_ surface: Surface, base: CGAffineTransform) {
        self.surface = surface
        self.base = base
        toPixels = Projection(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(surface.bounds.height))
    }

    // MARK: Clipping

    var wholeClip: Clip { Clip(box: surface.bounds.box, pixels: surface.bounds, coverage: nil) }

    func clip(_ clip: Clip, to path: Path, rule: FillRule, antialiased: Bool) -> Clip {
        let box = clip.box.intersection(path.extent)
        let inPixels = path.rectangle.map { pixels(of: $0) }
        if let rectangle = inPixels, rectangle.isWhole {
            // Pixel-aligned rectangles need no coverage mask.
            let pixels = PixelRect(around: rectangle, within: clip.pixels)
            return Clip(box: box, pixels: pixels, coverage: clip.coverage?.offsetBy(x: 0, y: 0, clip: pixels))
        }
        var coverage = Coverage(path, rule: rule, through: toPixels, clip: clip.pixels, antialiased: antialiased)
        if let outer = clip.coverage { coverage = coverage.intersection(outer) }
        return Clip(box: box, pixels: coverage.bounds, coverage: coverage)
    }

    private func pixels(of box: Box) -> Box {
        let height = Double(surface.bounds.height)
        return Box(minX: box.minX, minY: height - box.maxY, maxX: box.maxX, maxY: height - box.minY)
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

    // MARK: Painting

    func fill(_ path: Path, rule: FillRule, with state: GraphicsState) {
        paint(surface.paint(state.fillColor), with: state) { [toPixels] pixels in
            Coverage(path, rule: rule, through: toPixels, clip: pixels, antialiased: state.shouldAntialias)
        }
    }

    func stroke(_ path: Path, with state: GraphicsState) {
        guard let outline = StrokeOutline(of: path, with: state) else { return }
        let projection = outline.toDevice.then(toPixels)
        paint(surface.paint(state.strokeColor), with: state) { pixels in
            Coverage(outline.path, through: projection, clip: pixels, antialiased: state.shouldAntialias)
        }
    }

    func paint(_ gradient: CGGradient, along shape: GradientShape, with state: GraphicsState) {
        guard let toUser = Projection(state.ctm).then(toPixels).inverse,
            let paint = surface.paint(gradient, along: shape, toUser: toUser)
        else { return }
        self.paint(paint, with: state) { Coverage($0) }
    }

    func draw(_ image: CGImage, in rect: CGRect, isTiled: Bool, with state: GraphicsState) {
        let toDevice = toPixels(image, in: rect, with: state)
        if image.isMask {
            return paint(surface.paint(state.fillColor), with: state) { pixels in
                self.coverage(of: image.bitmap, of: image, through: toDevice, isTiled: isTiled, pixels, state)
            }
        }
        let region = relevantRegion(to: state)
        let sampling = Sampling(image, state)
        guard let picture = surface.paint(image, through: toDevice, over: region, sampling, isTiled: isTiled) else {
            return
        }
        if isTiled { return paint(picture, with: state) { Coverage($0) } }
        let path = image.outline
        paint(picture, with: state) { pixels in
            Coverage(path, through: toDevice, clip: pixels, antialiased: state.shouldAntialias)
        }
    }

    /// From an image's pixels to the surface's, such that the image fills `rect` of user space.
    private func toPixels(_ image: CGImage, in rect: CGRect, with state: GraphicsState) -> Projection {
        Projection(image.toUser(in: rect)).then(Projection(state.ctm)).then(toPixels)
    }

    /// The coverage of `pixels` by the alpha of a mask placed like `image`.
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
            let levels = ByteSurface.alpha(of: .image(paint), on: inside, opacity: 1)
        else { return Coverage(.zero) }
        return Coverage(levels)
    }

    /// The pixels that paint can affect: those of the clip, and those that cast a shadow on them.
    private func relevantRegion(to state: GraphicsState) -> PixelRect {
        let pixels = state.clip.pixels.intersection(surface.limit)
        guard let cast = state.shadow.flatMap({ ShadowCast($0, from: base) }) else { return pixels }
        return pixels.union(cast.source(of: pixels))
    }

    // MARK: Layers

    func beginLayer(_ clip: Clip) -> Clip? {
        guard !clip.pixels.isEmpty, surface.beginLayer(clip.pixels) else { return nil }
        return Clip(box: clip.box, pixels: clip.pixels, coverage: nil)
    }

    func endLayer(with state: GraphicsState) {
        guard let layer = surface.endLayer() else { return }
        paint(layer.paint, with: state) { Coverage($0.intersection(layer.pixels)) }
    }

    // MARK: Drawing

    /// Paints through `coverage` with the state's alpha, blend mode, shadow and clip.
    func paint(_ paint: Surface.Paint, with state: GraphicsState, on coverage: (PixelRect) -> Coverage) {
        let pixels = state.clip.pixels.intersection(surface.limit)
        guard !pixels.isEmpty else { return }
        if let shadow = state.shadow, let cast = ShadowCast(shadow, from: base) {
            let shape = coverage(cast.source(of: pixels))
            if !shape.isEmpty, let levels = surface.alpha(of: paint, on: shape, opacity: state.alpha) {
                let blurred = Coverage(levels.blurred(deviation: cast.deviation))
                let moved = blurred.offsetBy(x: cast.dx, y: cast.dy, clip: pixels)
                draw(surface.paint(shadow.color), on: moved, opacity: 1, with: state)
            }
        }
        draw(paint, on: coverage(pixels), opacity: state.alpha, with: state)
    }

    private func draw(_ paint: Surface.Paint, on coverage: Coverage, opacity: CGFloat, with state: GraphicsState) {
        let coverage = state.clip.coverage.map { coverage.intersection($0) } ?? coverage
        guard !coverage.isEmpty else { return }
        surface.draw(paint, on: coverage, opacity: opacity, mode: BlendMode(state.blendMode))
    }
}

extension CGImage {
    /// The image's edge, in its pixels.
    fileprivate var outline: Path {
        var path = Path()
        path.addRect(CGRect(x: 0, y: 0, width: width, height: height), through: .identity)
        return path
    }

    /// From the image's pixels, y down, to user space, where it fills `rect` upright.
    func toUser(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(
            rect.width / CGFloat(width), 0, 0, -rect.height / CGFloat(height), rect.minX, rect.maxY)
    }
}

extension Box {
    /// True when all sides lie on pixel boundaries.
    fileprivate var isWhole: Bool {
        minX == minX.rounded() && minY == minY.rounded() && maxX == maxX.rounded() && maxY == maxY.rounded()
    }
}
