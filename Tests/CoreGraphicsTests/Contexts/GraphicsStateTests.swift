import CoreGraphics
import XCTest

final class GraphicsStateTests: XCTestCase {
    private let square = CGRect(x: 0, y: 0, width: 20, height: 20)

    func testEverythingSetIsRestored() throws {
        let canvas = try Canvas()
        let context = canvas.context
        context.setFillColor(.red)
        let before = context.ctm
        context.saveGState()
        context.translateBy(x: 3, y: 4)
        context.setFillColor(.blue)
        context.setStrokeColor(.blue)
        context.setAlpha(0.2)
        context.setBlendMode(.clear)
        context.setLineWidth(9)
        context.setLineCap(.round)
        context.setLineJoin(.bevel)
        context.setMiterLimit(1)
        context.setLineDash(phase: 0, lengths: [1, 1])
        context.setShouldAntialias(false)
        context.interpolationQuality = .none
        context.setShadow(offset: CGSize(width: 5, height: 5), blur: 1)
        context.clip(to: .zero)
        context.restoreGState()
        XCTAssertEqual(context.ctm, before)
        XCTAssertEqual(context.interpolationQuality, .default)
        context.fill(square)
        XCTAssertEqual(canvas[10, 10], .red)
        context.clear(square)
        context.addLines(between: [CGPoint(x: 5, y: 15), CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 5)])
        context.strokePath()
        XCTAssertEqual(canvas.area, 20, accuracy: 0.1)
    }

    func testThePathIsNotAPartOfTheState() throws {
        let context = try Canvas().context
        context.saveGState()
        context.addRect(square)
        context.restoreGState()
        XCTAssertFalse(context.isPathEmpty)
    }

    func testRestoringWithoutSavingChangesNothing() throws {
        let canvas = try Canvas()
        canvas.context.setFillColor(.red)
        canvas.context.restoreGState()
        canvas.context.fill(square)
        XCTAssertEqual(canvas[1, 1], .red)
    }

    func testStatesNest() throws {
        let context = try Canvas().context
        for i in 1...100 {
            context.saveGState()
            context.translateBy(x: CGFloat(i), y: 0)
        }
        XCTAssertEqual(context.ctm.tx, 5050)
        for _ in 1...100 { context.restoreGState() }
        XCTAssertEqual(context.ctm, .identity)
    }

    // MARK: The CTM

    func testTheCTM() throws {
        let context = try Canvas().context
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 3)
        context.rotate(by: .pi / 2)
        let p = context.convertToDeviceSpace(CGPoint(x: 1, y: 0))
        XCTAssertEqual(p.x, 10, accuracy: 1e-12)
        XCTAssertEqual(p.y, 23, accuracy: 1e-12)
        let back = context.convertToUserSpace(p)
        XCTAssertEqual(back.x, 1, accuracy: 1e-12)
        XCTAssertEqual(back.y, 0, accuracy: 1e-12)
        XCTAssertEqual(context.convertToDeviceSpace(CGSize(width: 1, height: 0)).height, 3, accuracy: 1e-12)
        XCTAssertEqual(context.userSpaceToDeviceSpaceTransform, context.ctm)
        let rect = context.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 1, height: 2))
        XCTAssertEqual(rect.width, 4, accuracy: 1e-12)
        XCTAssertEqual(context.convertToUserSpace(rect).height, 2, accuracy: 1e-12)
    }

    func testATransformThatIsNotFiniteIsRefused() throws {
        let context = try Canvas().context
        context.scaleBy(x: 2, y: 2)
        context.translateBy(x: .nan, y: 0)
        context.scaleBy(x: .infinity, y: 1)
        context.rotate(by: .nan)
        XCTAssertEqual(context.ctm, CGAffineTransform(scaleX: 2, y: 2))
        for _ in 0..<2000 { context.scaleBy(x: 1e10, y: 1e10) }
        XCTAssertTrue(context.ctm.a.isFinite)
    }

    // MARK: Values

    func testInvalidLineWidthsAreIgnored() throws {
        let canvas = try Canvas()
        canvas.context.setLineWidth(4)
        canvas.context.setLineWidth(-1)
        canvas.context.setLineWidth(.nan)
        canvas.context.setLineWidth(.infinity)
        canvas.context.setMiterLimit(.nan)
        canvas.context.strokeLineSegments(between: [CGPoint(x: 5, y: 10), CGPoint(x: 15, y: 10)])
        XCTAssertEqual(canvas.area, 40, accuracy: 0.01)
    }

    func testAnInvalidDashPatternDrawsASolidLine() throws {
        for lengths in [[], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1]] as [[CGFloat]] {
            let canvas = try Canvas()
            canvas.context.setLineDash(phase: .nan, lengths: lengths)
            canvas.context.strokeLineSegments(between: [CGPoint(x: 5, y: 10.5), CGPoint(x: 15, y: 10.5)])
            XCTAssertEqual(canvas.area, 10, accuracy: 0.01, "\(lengths)")
        }
    }

    func testColoursAndTheirSpaces() throws {
        let canvas = try Canvas()
        let context = canvas.context
        context.setFillColor(gray: 0.2, alpha: 1)
        context.fill(square)
        XCTAssertEqual(canvas[1, 1], Pixel(51, 51, 51, 255))
        context.setFillColor(red: 0, green: 0.4, blue: 1, alpha: 1)
        context.fill(square)
        XCTAssertEqual(canvas[1, 1], Pixel(0, 102, 255, 255))
        context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
        context.fill(square)
        XCTAssertEqual(canvas[1, 1], .black)
        context.setFillColor([1, 0, 0, 1])
        context.fill(square)
        XCTAssertEqual(canvas[1, 1], .red)
        context.setStrokeColor(gray: 1, alpha: 1)
        context.stroke(square, width: 8)
        XCTAssertEqual(canvas[1, 1], .white)
        context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.stroke(square, width: 8)
        XCTAssertEqual(canvas[1, 1], .green)
        context.setStrokeColorSpace(try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3)))
        context.setStrokeColor([1, 1, 1, 1])
        context.stroke(square, width: 8)
        XCTAssertEqual(canvas[1, 1], .white)
    }

    // MARK: The path

    func testReadingTheCurrentPath() throws {
        let context = try Canvas().context
        XCTAssertNil(context.path)
        XCTAssertTrue(context.boundingBoxOfPath.isNull)
        context.scaleBy(x: 2, y: 2)
        context.addEllipse(in: CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(context.boundingBoxOfPath, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(
            context.path, CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil))
        XCTAssertEqual(context.currentPointOfPath, CGPoint(x: 4, y: 4))
    }

    func testPathContainsByMode() throws {
        let context = try Canvas().context
        context.setLineWidth(2)
        context.addRect(CGRect(x: 2, y: 2, width: 10, height: 10))
        context.addRect(CGRect(x: 5, y: 5, width: 4, height: 4))
        let (inner, between, onLine) = (CGPoint(x: 7, y: 7), CGPoint(x: 3.5, y: 3.5), CGPoint(x: 1.5, y: 7))
        XCTAssertTrue(context.pathContains(inner, mode: .fill))
        XCTAssertFalse(context.pathContains(inner, mode: .eoFill))
        XCTAssertFalse(context.pathContains(inner, mode: .stroke))
        XCTAssertTrue(context.pathContains(between, mode: .eoFill))
        XCTAssertFalse(context.pathContains(between, mode: .stroke))
        XCTAssertTrue(context.pathContains(onLine, mode: .stroke))
        XCTAssertTrue(context.pathContains(onLine, mode: .eoFillStroke))
        XCTAssertFalse(context.pathContains(onLine, mode: .fill))
    }

    func testReplacingThePathByItsOutline() throws {
        let canvas = try Canvas()
        canvas.context.setLineWidth(4)
        canvas.context.move(to: CGPoint(x: 5, y: 10))
        canvas.context.addLine(to: CGPoint(x: 15, y: 10))
        canvas.context.replacePathWithStrokedPath()
        canvas.context.setFillColor(.red)
        canvas.context.fillPath()
        XCTAssertEqual(canvas.area, 40, accuracy: 0.01)
        XCTAssertEqual(canvas[10, 11], .red)
    }
}
