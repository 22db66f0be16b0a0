import Foundation
import Raster

/// Pixels of 8 bits in sRGB, drawn by the rasterizer.
///
/// Fills are recorded. Where only the context can access the pixels, fills are drawn when the pixels are requested, and
/// otherwise immediately, except for fills in transparency layers, which show when the layer ends.
final class ByteSurface: PaintSurface {
    private let memory: BitmapMemory
    // Nothing called while the recording changes accesses it or the open layers.
    @exclusivity(unchecked) private var recording = FillRecording()
    /// The pixels of all open layers, innermost last.
    @exclusivity(unchecked) private var limits: [PixelRect] = []
    /// The images of the outermost open layers: of those that were open when the recording was drawn. The other layers
    /// are recorded.
    private var images: [Image] = []
    /// The rasterizer uses a single thread for small amounts of work.
    private static let threadCount = ThreadPool.processorCount

    /// A transparent image of a layer's pixels, to be composited later; nil when memory is short.
    private struct Image {
        let buffer: PixelBuffer?
        let pixels: PixelRect

        init(_ pixels: PixelRect) {
            buffer = PixelBuffer(width: pixels.width, height: pixels.height)
            self.pixels = pixels
        }

        var paint: ImagePaint? {
            let toImage = Projection.translation(Double(-pixels.x), Double(-pixels.y))
            return buffer.map { ImagePaint(bitmap: Bitmap($0), toPaint: toImage, filter: .nearest) }
        }
    }

    init(_ memory: BitmapMemory) { self.memory = memory }

    var bounds: PixelRect { memory.bounds }
    var limit: PixelRect { limits.last ?? memory.bounds }

    // MARK: Paint

    func paint(_ color: CGColor) -> Paint { .color(color.paintColor) }

    func paint(_ gradient: CGGradient, along shape: GradientShape, toUser: Projection) -> Paint? {
        Paint(gradient.stops, along: shape, toUser: toUser, from: &recording.paints)
    }

    func paint(
        _ image: CGImage, through toDevice: Projection, over region: PixelRect, _ sampling: Sampling, isTiled: Bool
    ) -> Paint? {
        ImagePaint(image.bitmap, through: toDevice, over: region, sampling, isTiled: isTiled)
            .map { recording.paints.paint($0) }
    }

    // MARK: Drawing

    func draw(_ fill: inout SurfaceFill<Paint>) {
        fill.pixels = fill.pixels.intersection(limit)
        guard !fill.pixels.isEmpty else { return }
        let uncovers = self.uncovers(fill.mode)
        if uncovers { flush() }
        recording.add(&fill)
        if uncovers { flush(makingOpaque: true) } else { flushIfNeeded() }
    }

    /// Whether a mode could leave pixels transparent that must be opaque. They are made opaque immediately, because
    /// later fills blend with them.
    private func uncovers(_ mode: BlendMode) -> Bool {
        limits.isEmpty && mode.lowersAlpha && !memory.layout.alpha.hasAlpha
    }

    private func flushIfNeeded() {
        if recording.isFull || (limits.isEmpty && !memory.isPrivate) { flush() }
    }

    func flush() { flush(makingOpaque: false) }

    private func flush(makingOpaque: Bool) {
        guard !recording.isEmpty else { return }
        draw(recording.outermostPart, makingOpaque: makingOpaque)
        // Parts of open layers are drawn to images: their pixels show when the layers end.
        for depth in 0..<recording.openLayerCount {
            images.append(Image(limits[images.count]))
            draw(recording.part(ofOpenLayer: depth))
        }
        recording.removeAll()
    }

    /// Draws a part of the recording into the innermost image, or the memory.
    private func draw(_ part: Range<Int>, makingOpaque: Bool = false) {
        if let image = images.last { return draw(part, into: image) }
        recording.draw(part, at: memory.bounds, threads: Self.threadCount) { damage, body in
            memory.draw(in: damage) { buffer in
                body(buffer)
                if makingOpaque { memory.makeOpaque(damage) }
            }
        }
    }

    private func draw(_ part: Range<Int>, into image: Image) {
        guard let buffer = image.buffer else { return }
        recording.draw(part, at: image.pixels, threads: Self.threadCount) { $1(buffer) }
    }

    // MARK: Layers

    func beginLayer(_ pixels: PixelRect) -> Bool {
        limits.append(pixels)
        recording.beginLayer(pixels)
        return true
    }

    func endLayer(_ fill: inout SurfaceFill<Paint>) {
        guard let pixels = limits.popLast() else { return }
        let image: Image
        if let part = recording.innermostLayer {
            if fill.shadow == nil, !uncovers(fill.mode) {
                recording.endLayer(fill)
                return flushIfNeeded()
            }
            // A shadow is cast by the layer's image.
            image = Image(pixels)
            draw(part, into: image)
            recording.removeInnermostLayer()
        } else {
            flush()
            guard let last = images.popLast() else { return }
            image = last
        }
        guard let picture = image.paint else { return }
        fill.paint = recording.paints.paint(picture)
        fill.shape.kind = .pixels(pixels)
        draw(&fill)
    }
}
