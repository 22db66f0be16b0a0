import CoreGraphics
import XCTest

final class CGLayerTests: XCTestCase {
    private func layer(for canvas: Canvas) throws -> CGLayer {
        let layer = try XCTUnwrap(CGLayer(canvas.context, size: CGSize(width: 4, height: 2), auxiliaryInfo: nil))
        let context = try XCTUnwrap(layer.context)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        return layer
    }

    func testALayerIsDrawnUprightAndMoreThanOnce() throws {
        let canvas = try Canvas()
        let layer = try layer(for: canvas)
        XCTAssertEqual(layer.size, CGSize(width: 4, height: 2))
        canvas.context.draw(layer, at: CGPoint(x: 1, y: 1))
        canvas.context.draw(layer, at: CGPoint(x: 10, y: 10))
        XCTAssertEqual([canvas[1, 1], canvas[2, 1], canvas[3, 1], canvas[1, 2]], [.red, .red, .clear, .clear])
        XCTAssertEqual(canvas[11, 10], .red)
        XCTAssertEqual(canvas.area, 4)
    }

    func testALayerIsStretched() throws {
        let canvas = try Canvas()
        canvas.context.interpolationQuality = .none
        canvas.context.draw(try layer(for: canvas), in: CGRect(x: 0, y: 0, width: 8, height: 8))
        XCTAssertEqual([canvas[3, 3], canvas[4, 3], canvas[3, 4]], [.red, .clear, .clear])
    }

    func testLayersOfInvalidSizeAreNil() throws {
        let canvas = try Canvas()
        for size in [CGSize.zero, CGSize(width: -1, height: 1), CGSize(width: CGFloat.nan, height: 1)] {
            XCTAssertNil(CGLayer(canvas.context, size: size, auxiliaryInfo: nil))
        }
        XCTAssertNil(CGLayer(canvas.context, size: CGSize(width: 1e9, height: 1e9), auxiliaryInfo: nil))
    }
}
