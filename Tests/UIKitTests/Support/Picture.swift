import QuartzCore
import UIKit
import XCTest

/// A layer tree drawn at its current state.
@MainActor
struct Picture {
    private let context: CGContext
    let width: Int
    let height: Int

    init(_ layer: CALayer, width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        let renderer = CARenderer(context: context)
        renderer.layer = layer
        renderer.bounds = CGRect(x: 0, y: 0, width: layer.bounds.width, height: layer.bounds.height)
        renderer.beginFrame(atTime: CACurrentMediaTime(), timeStamp: nil)
        renderer.render()
        renderer.endFrame()
    }

    /// Red, green, blue and alpha, row 0 at the top.
    subscript(x: Int, y: Int) -> [UInt8] {
        let pixel = context.data! + 4 * (y * width + x)
        return (0..<4).map { pixel.load(fromByteOffset: $0, as: UInt8.self) }
    }

    var image: CGImage { context.makeImage()! }
}
