import CoreGraphics
import XCTest

final class ClippingTests: XCTestCase {
    private let all = CGRect(x: 0, y: 0, width: 20, height: 20)

    func testClipsIntersect() throws {
        let canvas = try Canvas()
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
        canvas.context.clip(to: CGRect(x: 5, y: 5, width: 15, height: 5))
        XCTAssertEqual(canvas.context.boundingBoxOfClipPath, CGRect(x: 5, y: 5, width: 5, height: 5))
        canvas.context.fill(all)
        XCTAssertEqual(canvas.area, 25)
        XCTAssertEqual(canvas[5, 5], .black)
        XCTAssertEqual(canvas[9, 9], .black)
    }

    func testClippingByPathsOfBothRules() throws {
        for (rule, area) in [(CGPathFillRule.winding, 256.0), (.evenOdd, 256 - 64)] {
            let canvas = try Canvas()
            canvas.context.addRect(CGRect(x: 2, y: 2, width: 16, height: 16))
            canvas.context.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
            canvas.context.clip(using: rule)
            canvas.context.fill(all)
            XCTAssertEqual(canvas.area, area)
        }
    }

    func testClipsHaveSmoothEdges() throws {
        let canvas = try Canvas(40, 40)
        canvas.context.addEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
        canvas.context.clip()
        canvas.context.clip(to: CGRect(x: 0.5, y: 0, width: 20, height: 40))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        let half: Double = 225 * .pi / 2 + 0.5 * 30
        XCTAssertEqual(canvas.area, half, accuracy: 0.5)
    }

    func testSeveralRectangles() throws {
        let canvas = try Canvas()
        canvas.context.clip(to: [CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 15, y: 15, width: 5, height: 5)])
        canvas.context.fill(all)
        XCTAssertEqual(canvas.area, 50)
        XCTAssertEqual(canvas[17, 17], .black)
        XCTAssertEqual(canvas[10, 10], .clear)
    }

    func testAnEmptyClipLetsNothingThrough() throws {
        for rects in [[], [CGRect.zero], [CGRect(x: 100, y: 100, width: 5, height: 5)], [.null]] {
            let canvas = try Canvas()
            canvas.context.clip(to: rects)
            canvas.context.fill(all)
            XCTAssertEqual(canvas.area, 0, "\(rects)")
        }
    }

    func testClippingWithoutAPathChangesNothing() throws {
        let canvas = try Canvas()
        canvas.context.clip()
        canvas.context.fill(all)
        XCTAssertEqual(canvas.area, 400)
    }

    func testResetClip() throws {
        let canvas = try Canvas()
        canvas.context.clip(to: .zero)
        canvas.context.resetClip()
        XCTAssertEqual(canvas.context.boundingBoxOfClipPath, all)
        canvas.context.fill(all)
        XCTAssertEqual(canvas.area, 400)
    }

    func testTheClipIsRestoredWithTheState() throws {
        let canvas = try Canvas()
        canvas.context.saveGState()
        canvas.context.addEllipse(in: CGRect(x: 5, y: 5, width: 3, height: 3))
        canvas.context.clip()
        canvas.context.restoreGState()
        canvas.context.fill(all)
        XCTAssertEqual(canvas.area, 400)
    }

    func testTheClipsBoxIsInUserSpace() throws {
        let canvas = try Canvas()
        canvas.context.translateBy(x: 10, y: 0)
        canvas.context.scaleBy(x: 2, y: 2)
        XCTAssertEqual(canvas.context.boundingBoxOfClipPath, CGRect(x: -5, y: 0, width: 10, height: 10))
        canvas.context.addEllipse(in: CGRect(x: 1, y: 1, width: 2.5, height: 3))
        canvas.context.clip()
        XCTAssertEqual(canvas.context.boundingBoxOfClipPath, CGRect(x: 1, y: 1, width: 2.5, height: 3))
        canvas.context.clip(to: CGRect(x: 50, y: 50, width: 1, height: 1))
        XCTAssertTrue(canvas.context.boundingBoxOfClipPath.isNull)
    }

    func testATurnedRectangleClips() throws {
        let canvas = try Canvas(40, 40)
        canvas.context.translateBy(x: 20, y: 20)
        canvas.context.rotate(by: .pi / 4)
        canvas.context.clip(to: CGRect(x: -10, y: -10, width: 20, height: 20))
        canvas.context.fill(CGRect(x: -100, y: -100, width: 200, height: 200))
        XCTAssertEqual(canvas.area, 400, accuracy: 0.5)
    }

    func testImagesAndGradientsAreClipped() throws {
        let canvas = try Canvas()
        let gradient = try XCTUnwrap(
            CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.red] as CFArray, locations: nil))
        canvas.context.addEllipse(in: CGRect(x: 4, y: 4, width: 12, height: 12))
        canvas.context.clip()
        canvas.context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
        XCTAssertEqual(canvas.area, 36 * .pi, accuracy: 0.3)
        XCTAssertEqual(canvas[10, 10], .red)
    }
}
