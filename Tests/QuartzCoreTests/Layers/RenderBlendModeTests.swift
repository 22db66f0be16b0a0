import CoreGraphics
import LayerTestSupport
import QuartzCore
import XCTest

/// The context's blend mode in [render(in:)](https://developer.apple.com/documentation/quartzcore/calayer/render(in:)):
/// the layer and its sublayers are composited with it as one image.
final class RenderBlendModeTests: ManualClockTestCase {
    /// Returns a layer half covered on its left, and by a sublayer wholly on its right.
    private func layer() -> CALayer {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 4, height: 4), nil)
        let half = CALayer(CGRect(x: 0, y: 0, width: 2, height: 4), CGColor.white)
        half.opacity = 0.5
        layer.addSublayer(half)
        layer.addSublayer(CALayer(CGRect(x: 2, y: 0, width: 1, height: 4), CGColor.white))
        return layer
    }

    private func draw(_ mode: CGBlendMode, bits: Int) throws -> [CGFloat] {
        let info = bits == 8 ? 0 : CGBitmapInfo.floatComponents.rawValue
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: bits, bytesPerRow: 0,
                space: try XCTUnwrap(CGColorSpace(name: CGColorSpace.sRGB)),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | info))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setBlendMode(mode)
        layer().render(in: context)
        let data = try XCTUnwrap(context.data)
        return (0..<4).map { x in
            bits == 8
                ? CGFloat(data.load(fromByteOffset: x * 4 + 3, as: UInt8.self)) / 255
                : CGFloat(data.load(fromByteOffset: x * 16 + 12, as: Float.self))
        }
    }

    /// The way to make an inverted matte: the layer cuts itself out.
    func testALayerCutsItselfOut() throws {
        for bits in [8, 32] {
            let alphas = try draw(.destinationOut, bits: bits)
            for (alpha, expected) in zip(alphas, [0.5, 0.5, 0, 1]) {
                XCTAssertEqual(alpha, expected, accuracy: 0.01, "\(bits) bits: \(alphas)")
            }
        }
    }

    func testALayerKeepsWhatItCovers() throws {
        for (alpha, expected) in zip(try draw(.normal, bits: 8), [1, 1, 1, 1]) {
            XCTAssertEqual(alpha, CGFloat(expected), accuracy: 0.01)
        }
    }
}
