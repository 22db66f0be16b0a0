import CoreGraphics
import XCTest

/// Drawing of empty or huge extents: in an 8-bit bitmap, in a deep one, and on a page.
final class DegenerateDrawingTests: XCTestCase {
    private let float = CGBitmapInfo.floatComponents.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

    /// Calls `body` with each kind of context, empty, and checks that nothing was painted.
    private func assertNothingIsPainted(
        _ body: @escaping (CGContext) -> Void, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        for (bits, info) in [(8, 0), (16, 0), (32, float)] as [(Int, UInt32)] {
            let context = try XCTUnwrap(
                CGContext(
                    data: nil, width: 20, height: 20, bitsPerComponent: bits, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | info))
            body(context)
            let data = try XCTUnwrap(context.data)
            let bytes = UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height)
            XCTAssertTrue(bytes.allSatisfy { $0 == 0 }, "\(bits) bits", file: file, line: line)
        }
        let page = try PDFFile(CGSize(width: 20, height: 20), pages: [body])
        XCTAssertTrue(try page.pictures(fine: 1)[0].bytes.allSatisfy { $0 == 255 }, "a page", file: file, line: line)
    }

    func testEmptyPaths() throws {
        try assertNothingIsPainted { context in
            context.fillPath()
            context.strokePath()
            context.drawPath(using: .eoFillStroke)
            context.addPath(CGMutablePath())
            context.fillPath()
            context.move(to: CGPoint(x: 5, y: 5))
            context.fillPath()
            context.move(to: CGPoint(x: 5, y: 5))
            context.strokePath()
            context.addRects([])
            context.fillPath()
            context.addLines(between: [])
            context.strokePath()
            context.strokeLineSegments(between: [CGPoint(x: 3, y: 3)])
            context.fill(.null)
            context.fill(CGRect(x: 4, y: 4, width: 0, height: 9))
            context.fillEllipse(in: CGRect(x: 4, y: 4, width: 9, height: 0))
        }
    }

    func testZeroScalesAndSingularMatrices() throws {
        let matrices = [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(2, 4, 1, 2, 3, 5),
            CGAffineTransform(scaleX: 1, y: 0),
        ]
        let gradient = try XCTUnwrap(
            CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: nil))
        let image = try XCTUnwrap(Canvas().context.makeImage())
        try assertNothingIsPainted { context in
            for matrix in matrices {
                context.saveGState()
                context.concatenate(matrix)
                context.fill(CGRect(x: 1, y: 1, width: 9, height: 9))
                context.setLineWidth(3)
                context.stroke(CGRect(x: 1, y: 1, width: 9, height: 9))
                context.draw(image, in: CGRect(x: 1, y: 1, width: 9, height: 9))
                context.clip(to: CGRect(x: 0, y: 0, width: 9, height: 9), mask: image)
                context.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: 9, y: 9),
                    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
                context.restoreGState()
            }
        }
    }

    func testCoordinatesThatAreNotFinitePaintNothing() throws {
        let numbers = [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude]
        try assertNothingIsPainted { context in
            for a in numbers.prefix(3) {
                context.fill(CGRect(x: a, y: 2, width: 5, height: 5))
                context.move(to: CGPoint(x: a, y: 3))
                context.addLine(to: CGPoint(x: 9, y: a))
                context.fillPath()
                context.fillEllipse(in: CGRect(x: 3, y: a, width: 4, height: 4))
                context.addArc(
                    center: CGPoint(x: 5, y: 5), radius: a, startAngle: 0, endAngle: 3, clockwise: false)
                context.fillPath()
            }
        }
    }

    func testAMillionSegmentsOfALine() throws {
        let canvas = try Canvas(200, 200)
        canvas.context.setLineWidth(0.5)
        let points = (0..<1_000_000).map { (index: Int) -> CGPoint in
            CGPoint(x: CGFloat(index * 7 % 200), y: CGFloat(index * 13 / 100 % 200))
        }
        canvas.context.addLines(between: points)
        canvas.context.strokePath()
        XCTAssertGreaterThan(canvas.area, 20_000)
    }

    func testRowsThatOverflow() {
        for (width, height, row) in [
            (Int.max, 1, 0), (1, .max, 0), (4, 4, .max), (4, .max / 8, 64), (1 << 62, 1 << 62, 1 << 62), (4, 4, .min),
            (.max / 4 + 1, 2, 0), (1 << 33, 1 << 33, 0),
        ] {
            for (bits, info) in [(8, 0), (16, 0), (32, float)] as [(Int, UInt32)] {
                XCTAssertNil(
                    CGContext(
                        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
                        space: CGColorSpaceCreateDeviceRGB(),
                        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | info), "\(width) \(height) \(row)")
            }
        }
    }
}
