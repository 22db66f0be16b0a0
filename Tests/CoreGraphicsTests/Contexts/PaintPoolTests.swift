import Raster
import XCTest

@testable import CoreGraphics

/// Paints created in the memory of released paints.
final class PaintPoolTests: XCTestCase {
    private var pool = PaintPool()

    private func image() throws -> ImagePaint {
        let buffer = try XCTUnwrap(PixelBuffer(width: 4, height: 4))
        return ImagePaint(bitmap: Bitmap(buffer), toPaint: .identity)
    }

    private func gradient(_ level: Float) -> LinearGradient {
        let color = PaintColor(red: level, green: 0, blue: 0, alpha: 1)
        return LinearGradient(stops: GradientStops([.init(location: 0, color: color)]), toPaint: .identity)
    }

    private func memory(of paint: Paint) -> ObjectIdentifier? {
        switch paint {
        case .color: nil
        case .image(let box): box.identity
        case .linear(let box): box.identity
        case .radial(let box): box.identity
        case .conic(let box): box.identity
        }
    }

    func testMemoryServesTheNextPaintOfItsKind() throws {
        let first = pool.paint(gradient(0.25))
        let block = memory(of: first)
        pool.recycle(consume first)
        XCTAssertNotEqual(memory(of: pool.paint(try image())), block)
        let second = pool.paint(gradient(0.5))
        XCTAssertEqual(memory(of: second), block)
        XCTAssertEqual(second, .linear(gradient(0.5)))
        XCTAssertNotEqual(memory(of: pool.paint(gradient(0.5))), block, "it serves one paint at a time")
    }

    func testSharedPaintsStayAsTheyAre() {
        let first = pool.paint(gradient(0.25))
        let kept = first
        pool.recycle(consume first)
        let second = pool.paint(gradient(0.5))
        XCTAssertEqual(kept, .linear(gradient(0.25)))
        XCTAssertNotEqual(memory(of: second), memory(of: kept))
    }

    func testPicturesAreReleased() throws {
        weak var pixels: PixelBuffer?
        do {
            let image = try image()
            pixels = image.bitmap.buffer
            pool.recycle(pool.paint(image))
        }
        XCTAssertNil(pixels)
    }
}
