import CoreGraphics
import Foundation
import QuartzCore
import Raster

/// Draws a layer tree into memory at successive times.
final class RecordingRenderer {
    /// The last drawing: premultiplied RGBA, rows from the top.
    let pixels: PixelBuffer
    private let renderer: CARenderer

    /// The drawn area, in the coordinates of the layer's superlayer.
    var canvas: CGRect { renderer.bounds }

    /// The default size of images of layers without one, in points.
    static let standardSize = CGSize(width: 640, height: 480)

    /// - Parameters:
    ///   - size: The size of the drawn area, in points, with the layer centred. Nil for only the layer.
    ///   - scale: Pixels per point.
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

    /// Draws the tree at a media time.
    func draw(at time: CFTimeInterval) {
        renderer.beginFrame(atTime: time, timeStamp: nil)
        renderer.render()
        renderer.endFrame()
    }

    /// Returns an image's size in pixels; throws if it is invalid.
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
