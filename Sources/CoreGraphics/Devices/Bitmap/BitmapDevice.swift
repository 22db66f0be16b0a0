import Foundation
import Raster

/// Describes painting as fills of a surface, which draws them immediately or later.
final class BitmapDevice<Surface: PaintSurface>: GraphicsDevice {
    let surface: Surface
    /// Maps the context's initial space, in which shadows are measured, to device space.
    private let base: CGAffineTransform
    /// Maps device space, where y points up, to pixels.
    private let toPixels: Projection
    /// The fill being described: surfaces leave memory in it for reuse by the next one.
    // Each call completes its fill before another begins, so accesses never overlap.
    @exclusivity(unchecked) private var fill: SurfaceFill<Surface.Paint>

    init(_ surface: Surface, base: CGAffineTransform) {
        self.surface = surface
        self.base = base
        toPixels = Projection(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(surface.bounds.height))
        fill = SurfaceFill(surface.paint(.black))
    }

    func flush() { surface.flush() }

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
        // In shared scratch memory: a clip is usually released before much else has been drawn.
        var coverage = DrawScratch.borrow { memory in
            Coverage(
                path, rule: rule, through: toPixels, clip: clip.pixels, antialiased: antialiased,
                in: memory.arenas(threads: 1).first)
        }
        if let outer = clip.coverage { coverage = coverage.intersection(outer) }
        return Clip(box: box, pixels: coverage.bounds, coverage: coverage)
    }

    /// The layer has all pixels that the rectangle touches. Its edges are not composited, so they need no coverage.
    func layerClip(_ clip: Clip, in path: Path) -> Clip {
        let extent = path.extent
        // A rectangle that was rotated by right angles is not enlarged by rounding errors.
        let touched = PixelRect(around: pixels(of: extent).insetBy(1e-3), within: clip.pixels)
        return Clip(box: clip.box.intersection(extent), pixels: touched, coverage: nil)
    }

    private func pixels(of box: Box) -> Box {
        let height = Double(surface.bounds.height)
        return Box(minX: box.minX, minY: height - box.maxY, maxX: box.maxX, maxY: height - box.minY)
    }

    func clip(_ clip: Clip, to mask: CGImage, in rect: CGRect, with state: GraphicsState) -> Clip {
        let box = clip.box.intersection(Box(rect.applying(state.ctm)))
        var coverage = Coverage(.zero)
        if let levels = mask.asClip {
            coverage = stencil(levels, of: mask, in: rect, isTiled: false, with: state).coverage(of: clip.pixels)
        }
        if let outer = clip.coverage { coverage = coverage.intersection(outer) }
        return Clip(box: box, pixels: coverage.bounds, coverage: coverage)
    }

    // MARK: Painting

    @_specialize(where Surface == ByteSurface)
    func fill(taking path: inout Path, rule: FillRule, with state: UnsafePointer<GraphicsState>) {
        swap(&fill.shape.path, &path)
        fill.shape.kind = .inside(rule)
        fill.shape.toPixels = toPixels
        paint(surface.paint(state.pointee.fillColor), with: state)
        swap(&fill.shape.path, &path)
    }

    @_specialize(where Surface == ByteSurface)
    func stroke(taking path: inout Path, with state: UnsafePointer<GraphicsState>) {
        guard let pen = PenStroke(mapping: &path, with: state) else { return path.removeAll() }
        swap(&fill.shape.path, &path)
        fill.shape.kind = .line(pen.style, tolerance: pen.tolerance)
        fill.shape.toPixels = pen.toDevice.then(toPixels)
        paint(surface.paint(state.pointee.strokeColor), with: state)
        swap(&fill.shape.path, &path)
    }

    @_specialize(where Surface == ByteSurface)
    func paint(_ gradient: CGGradient, along shape: GradientShape, with state: GraphicsState) {
        guard let toUser = Projection(state.ctm).then(toPixels).inverse,
            let paint = surface.paint(gradient, along: shape, toUser: toUser)
        else { return }
        self.paint(paint, with: state)
    }

    @_specialize(where Surface == ByteSurface)
    func draw(_ image: CGImage, in rect: CGRect, isTiled: Bool, with state: GraphicsState) {
        if image.isMask {
            fill.shape = stencil(image.bitmap, of: image, in: rect, isTiled: isTiled, with: state)
            return paint(surface.paint(state.fillColor), with: state)
        }
        let toDevice = toPixels(image, in: rect, with: state)
        let region = relevantRegion(to: state)
        let sampling = Sampling(image, state)
        guard let picture = surface.paint(image, through: toDevice, over: region, sampling, isTiled: isTiled) else {
            return
        }
        if !isTiled {
            image.addOutline(to: &fill.shape.path)
            fill.shape.kind = .inside(.nonZero)
            fill.shape.toPixels = toDevice
        }
        paint(picture, with: state)
    }

    /// Draws small glyphs through cached masks; large ones are filled as outlines.
    @_specialize(where Surface == ByteSurface)
    func show(_ run: GlyphRun, with state: GraphicsState) -> Bool {
        guard let set = GlyphMaskSet.of(run, with: state) else { return false }
        set.addMasks(of: run, to: &fill.shape.glyphs, surfaceHeight: surface.bounds.height, with: state)
        fill.shape.kind = .glyphs
        fill.shape.glyphSet = set
        paint(surface.paint(state.fillColor), with: state)
        return true
    }

    private func stencil(
        _ levels: Bitmap, of image: CGImage, in rect: CGRect, isTiled: Bool, with state: GraphicsState
    ) -> FillShape {
        var shape = FillShape()
        image.addOutline(to: &shape.path)
        shape.kind = .stencil(levels, Sampling(image, state), isTiled: isTiled)
        shape.toPixels = toPixels(image, in: rect, with: state)
        shape.isAntialiased = state.shouldAntialias
        return shape
    }

    /// Maps an image's pixels to the surface's, so that the image fills `rect` of user space.
    private func toPixels(_ image: CGImage, in rect: CGRect, with state: GraphicsState) -> Projection {
        Projection(image.toUser(in: rect)).then(Projection(state.ctm)).then(toPixels)
    }

    /// The pixels that paint can affect: those of the clip, and those that cast a shadow on them.
    private func relevantRegion(to state: GraphicsState) -> PixelRect {
        let pixels = state.clip.pixels.intersection(surface.limit)
        guard let cast = state.shadow.flatMap({ ShadowGeometry($0, from: base) }) else { return pixels }
        return pixels.union(cast.source(of: pixels))
    }

    // MARK: Layers

    func beginLayer(_ clip: Clip) -> Clip? {
        guard !clip.pixels.isEmpty, surface.beginLayer(clip.pixels) else { return nil }
        return Clip(box: clip.box, pixels: clip.pixels, coverage: nil)
    }

    func endLayer(with state: GraphicsState) {
        withUnsafePointer(to: state) { complete(with: $0) }
        surface.endLayer(&fill)
        fill.shape.removeAll()
    }

    // MARK: Drawing

    /// Paints the fill's shape with the state's alpha, blend mode, shadow and clip, and leaves it empty.
    private func paint(_ paint: Surface.Paint, with state: UnsafePointer<GraphicsState>) {
        fill.paint = paint
        complete(with: state)
        surface.draw(&fill)
        fill.shape.removeAll()
    }

    private func paint(_ paint: Surface.Paint, with state: GraphicsState) {
        withUnsafePointer(to: state) { self.paint(paint, with: $0) }
    }

    private func complete(with state: UnsafePointer<GraphicsState>) {
        fill.shape.isAntialiased = state.pointee.shouldAntialias
        fill.opacity = state.pointee.alpha
        fill.mode = BlendMode(state.pointee.blendMode)
        fill.pixels = state.pointee.clip.pixels
        fill.clip = state.pointee.clip.coverage
        guard let shadow = state.pointee.shadow else {
            // Few fills cast a shadow.
            if fill.shadow != nil { fill.shadow = nil }
            return
        }
        fill.shadow = ShadowGeometry(shadow, from: base).map {
            ShadowFill(cast: $0, paint: surface.paint(shadow.color))
        }
    }
}

extension CGImage {
    /// Adds the image's edge, in its pixels.
    fileprivate func addOutline(to path: inout Path) {
        path.addRect(CGRect(x: 0, y: 0, width: width, height: height), through: .identity)
    }

    /// Maps the image's pixels, y down, to user space, where it fills `rect` upright.
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
