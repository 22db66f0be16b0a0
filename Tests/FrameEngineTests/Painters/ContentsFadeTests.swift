import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// Contents fade from one image to the other: what is opaque in both stays opaque.
final class ContentsFadeTests: XCTestCase {
    private func render(_ from: CGImage?, _ to: CGImage?, at time: CFTimeInterval) -> Picture.Pixel {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 8, height: 8), nil)
        layer.contents = from ?? to
        let fade = CABasicAnimation(keyPath: "contents")
        fade.fromValue = from
        fade.toValue = to
        fade.beginTime = 1
        fade.duration = 4
        layer.add(fade, forKey: nil)
        return Picture(of: layer, size: CGSize(width: 8, height: 8), at: time)[4, 4]
    }

    func testPicturesAreSummed() {
        let (red, blue) = (CGImage.solid(1, 0, 0), CGImage.solid(0, 0, 1))
        XCTAssertPixel(render(red, blue, at: 1), 255, 0, 0)
        XCTAssertPixel(render(red, blue, at: 2), 191, 0, 64)
        XCTAssertPixel(render(red, blue, at: 4), 64, 0, 191)
    }
}
