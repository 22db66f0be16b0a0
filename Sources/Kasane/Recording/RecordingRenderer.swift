import CoreGraphics
import Foundation
import QuartzCore
import Raster

/// Draws a layer tree into memory, at one time after another.
final class RecordingRenderer {
    /// What was drawn last: premultiplied RGBA, rows from the top.
    let pixels: PixelBuffer
    private let renderer: CARenderer

    /// What is drawn, in the coordinates of the layer's surroundings.
    var canvas: CGRect { renderer.bounds }

    /// The size of images of layers that have none, in points.
    static let standardSize = CGSize(width: 640, height: 480)

    /// - Parameters:
    ///   - size: What of the layer's surroundings is drawn, in points, with the layer in the middle. Nil for just the
    ///     layer.
    ///   - scale: Pixels a point.
    init(_ layer: CALayer, size: CGSize?, scale: CGFloat) throws(MovieError) {
        let frame = layer.frame
        let isEmpty = frame.width <= 0 || frame.height <= 0
        let size = size ?? (isEmpty ? RecordingRenderer.standardSize : frame.size)
        let (width, height) = try RecordingRenderer.pixelSize(of: size, scale: scale)
        guard let pixels = PixelBuffer(width: width, height: height) else { throw .outOfMemory(width, height) }
        self.pixels = pixels
        renderer = CARenderer(context: CGContext(buffer: pixels))
        renderer.layer = layer
        // Whole pixels, so that a point has the same size in both directions.
        let canvas = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        let origin =
            isEmpty
            ? frame.origin : CGPoint(x: frame.midX - canvas.width / 2, y: frame.midY - canvas.height / 2)
        renderer.bounds = CGRect(origin: origin, size: canvas)
    }

    /// Draws the tree as it is at a media time.
    func draw(at time: CFTimeInterval) {
        renderer.beginFrame(atTime: time, timeStamp: nil)
        renderer.render()
        renderer.endFrame()
    }

    /// An image's size in pixels; throws where it is none.
    static func pixelSize(of size: CGSize, scale: CGFloat) throws(MovieError) -> (width: Int, height: Int) {
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        let sides = 1...CGFloat(MovieWriter.maxSide)
        guard scale > 0, sides.contains(width), sides.contains(height) else {
            throw .badSize(width: width, height: height)
        }
        try MovieWriter.checkSize(width: Int(width), height: Int(height))
        return (Int(width), Int(height))
    }
}
