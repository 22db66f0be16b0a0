import Foundation
import Raster

/// Pixels of 8 bits in sRGB, drawn by the rasterizer.
final class ByteSurface: PaintSurface {
    private let memory: BitmapMemory
    /// The open transparency layers, innermost last.
    private var layers: [Layer] = []
    /// The rasterizer uses a single thread for small amounts of work.
    private static let threadCount = ThreadPool.processorCount

    /// A transparent image of a part of the bitmap, to be composited later.
    private struct Layer {
        var buffer: PixelBuffer
        var pixels: PixelRect
    }

    init(_ memory: BitmapMemory) { self.memory = memory }

    var bounds: PixelRect { memory.bounds }
    var limit: PixelRect { layers.last?.pixels ?? memory.bounds }

    // MARK: Paint

    func paint(_ color: CGColor) -> Paint { .color(color.paintColor) }

    func paint(_ gradient: CGGradient, along shape: GradientShape, toUser: Projection) -> Paint? {
        Paint(gradient.stops, along: shape, toUser: toUser)
    }

    func paint(
        _ image: CGImage, through toDevice: Projection, over region: PixelRect, _ sampling: Sampling, isTiled: Bool
    ) -> Paint? {
        ImagePaint(image.bitmap, through: toDevice, over: region, sampling, isTiled: isTiled).map { .image($0) }
    }

    // MARK: Drawing

    func draw(_ paint: Paint, on coverage: Coverage, opacity: CGFloat, mode: BlendMode) {
        let pixels = coverage.bounds
        let fill = Command.Fill(coverage, paint, opacity: Float(opacity), blendMode: mode)
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

    func alpha(of paint: Paint, on coverage: Coverage, opacity: CGFloat) -> AlphaMask? {
        Self.alpha(of: paint, on: coverage, opacity: opacity)
    }

    static func alpha(of paint: Paint, on coverage: Coverage, opacity: CGFloat) -> AlphaMask? {
        let bounds = coverage.bounds
        guard let buffer = PixelBuffer(width: bounds.width, height: bounds.height) else { return nil }
        Rasterizer(threads: threadCount).draw(
            [.fill(Command.Fill(coverage, paint, opacity: Float(opacity)))], into: buffer,
            origin: (bounds.x, bounds.y), region: bounds)
        return AlphaMask(alphaOf: buffer, x: bounds.x, y: bounds.y)
    }

    // MARK: Layers

    func beginLayer(_ pixels: PixelRect) -> Bool {
        guard let buffer = PixelBuffer(width: pixels.width, height: pixels.height) else { return false }
        layers.append(Layer(buffer: buffer, pixels: pixels))
        return true
    }

    func endLayer() -> (paint: Paint, pixels: PixelRect)? {
        guard let layer = layers.popLast() else { return nil }
        let toLayer = Projection.translation(Double(-layer.pixels.x), Double(-layer.pixels.y))
        let picture = ImagePaint(bitmap: Bitmap(layer.buffer), toPaint: toLayer, filter: .nearest)
        return (.image(picture), layer.pixels)
    }
}
