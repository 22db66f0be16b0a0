import CoreGraphics
import XCTest

final class PaintingTests: XCTestCase {
    func testTheOriginIsAtTheBottomLeft() throws {
        let canvas = try Canvas()
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 3))
        XCTAssertEqual(canvas[0, 0], .red)
        XCTAssertEqual(canvas[4, 2], .red)
        XCTAssertEqual(canvas[0, 3], .clear)
        XCTAssertEqual(canvas[0, 19], .clear)
        XCTAssertEqual(canvas.area, 15)
    }

    func testPartsOfPixelsAreCoveredByTheirArea() throws {
        let canvas = try Canvas()
        canvas.context.fill(CGRect(x: 1.25, y: 1, width: 1, height: 1.5))
        XCTAssertEqual(canvas[1, 1], Pixel(0, 0, 0, 191))
        XCTAssertEqual(canvas[2, 1], Pixel(0, 0, 0, 64))
        assertNear(canvas[2, 2], Pixel(0, 0, 0, 32))
    }

    func testPaintingClearsThePath() throws {
        let canvas = try Canvas()
        let context = canvas.context
        let calls: [(CGContext) -> Void] = [
            { $0.fillPath() }, { $0.strokePath() }, { $0.drawPath(using: .eoFillStroke) }, { $0.beginPath() },
            { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) },
            { $0.stroke(CGRect(x: 0, y: 0, width: 1, height: 1)) },
            { $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1)) }, { $0.clip() },
            { $0.strokeEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1)) },
            { $0.strokeLineSegments(between: [.zero, .zero]) },
            { $0.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10)) },
        ]
        for call in calls {
            context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            XCTAssertFalse(context.isPathEmpty)
            call(context)
            XCTAssertTrue(context.isPathEmpty)
        }
        context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertFalse(context.isPathEmpty)
    }

    func testBothFillRules() throws {
        for (rule, expected) in [(CGPathFillRule.winding, Pixel.black), (.evenOdd, .clear)] {
            let canvas = try Canvas()
            canvas.context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
            canvas.context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
            canvas.context.fillPath(using: rule)
            XCTAssertEqual(canvas[10, 10], expected)
            XCTAssertEqual(canvas[2, 2], .black)
        }
    }

    func testOverlappingRectanglesAreOnePath() throws {
        let canvas = try Canvas()
        canvas.context.setAlpha(0.5)
        canvas.context.fill([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 5, y: 0, width: 10, height: 10)])
        XCTAssertEqual(canvas[2, 2], canvas[7, 2])
    }

    func testDrawPathFillsThenStrokes() throws {
        let canvas = try Canvas()
        canvas.context.setFillColor(.red)
        canvas.context.setStrokeColor(.blue)
        canvas.context.setLineWidth(4)
        canvas.context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        canvas.context.drawPath(using: .fillStroke)
        XCTAssertEqual(canvas[10, 10], .red)
        XCTAssertEqual(canvas[5, 10], .blue)
        XCTAssertEqual(canvas[6, 10], .blue)
        XCTAssertEqual(canvas[7, 10], .red)
    }

    func testPointsGoThroughTheCTMWhenTheyAreAdded() throws {
        let canvas = try Canvas()
        canvas.context.move(to: CGPoint(x: 2, y: 2))
        canvas.context.translateBy(x: 10, y: 0)
        canvas.context.addLine(to: CGPoint(x: 0, y: 2))
        canvas.context.addLine(to: CGPoint(x: 0, y: 12))
        canvas.context.closePath()
        XCTAssertEqual(canvas.context.currentPointOfPath, CGPoint(x: -8, y: 2))
        canvas.context.fillPath()
        XCTAssertEqual(canvas.area, 8 * 10 / 2, accuracy: 0.2)
    }

    // MARK: Strokes

    func testALineIsAsWideAsItsWidth() throws {
        let canvas = try Canvas()
        canvas.context.setLineWidth(3)
        canvas.context.move(to: CGPoint(x: 2, y: 10))
        canvas.context.addLine(to: CGPoint(x: 12, y: 10))
        canvas.context.strokePath()
        XCTAssertEqual(canvas.area, 30, accuracy: 0.05)
        XCTAssertEqual(canvas[5, 10], .black)
        XCTAssertEqual(canvas[5, 11], Pixel(0, 0, 0, 128))
        XCTAssertEqual(canvas[5, 8], Pixel(0, 0, 0, 128))
    }

    func testCaps() throws {
        for (cap, area) in [(CGLineCap.butt, 40.0), (.square, 56), (.round, 40 + 4 * Double.pi)] {
            let canvas = try Canvas()
            canvas.context.setLineWidth(4)
            canvas.context.setLineCap(cap)
            canvas.context.move(to: CGPoint(x: 5, y: 10))
            canvas.context.addLine(to: CGPoint(x: 15, y: 10))
            canvas.context.strokePath()
            XCTAssertEqual(canvas.area, area, accuracy: 0.2, "\(cap)")
        }
    }

    func testJoins() throws {
        // A right angle: the outer corner is a square, a quarter of a disc or a triangle.
        let arms: Double = 2 * 10 * 4 - 4 * 4.0 / 4
        for (join, corner) in [(CGLineJoin.miter, 4.0), (.round, Double.pi), (.bevel, 2)] {
            let canvas = try Canvas()
            canvas.context.setLineWidth(4)
            canvas.context.setLineJoin(join)
            canvas.context.addLines(between: [
                CGPoint(x: 5, y: 15), CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 5),
            ])
            canvas.context.strokePath()
            XCTAssertEqual(canvas.area, arms + corner, accuracy: 0.1, "\(join)")
        }
    }

    func testTheMiterLimitCutsToABevel() throws {
        var areas: [Double] = []
        for limit in [1.4, 1.5] as [CGFloat] {
            let canvas = try Canvas()
            canvas.context.setLineWidth(4)
            canvas.context.setMiterLimit(limit)
            canvas.context.addLines(between: [
                CGPoint(x: 5, y: 15), CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 5),
            ])
            canvas.context.strokePath()
            areas.append(canvas.area)
        }
        // The miter of a right angle is the square root of two times the width long.
        XCTAssertEqual(areas[1] - areas[0], 2, accuracy: 0.1)
    }

    func testDashes() throws {
        let canvas = try Canvas()
        canvas.context.setLineWidth(2)
        canvas.context.setLineDash(phase: 1, lengths: [4, 2])
        canvas.context.move(to: CGPoint(x: 0, y: 10))
        canvas.context.addLine(to: CGPoint(x: 20, y: 10))
        canvas.context.strokePath()
        let row = (0..<20).map { canvas[$0, 10].a == 255 ? "#" : "." }.joined()
        XCTAssertEqual(row, "###..####..####..###")
    }

    func testThePenIsBentByTheCTM() throws {
        let canvas = try Canvas(40, 40)
        canvas.context.scaleBy(x: 4, y: 1)
        canvas.context.setLineWidth(2)
        canvas.context.stroke(CGRect(x: 2, y: 10, width: 5, height: 20))
        // Vertical sides are 8 pixels wide, horizontal ones 2.
        XCTAssertEqual(canvas[4, 20], .black)
        XCTAssertEqual(canvas[11, 20], .black)
        XCTAssertEqual(canvas[12, 20], .clear)
        XCTAssertEqual(canvas[20, 9], .black)
        XCTAssertEqual(canvas[20, 10], .black)
        XCTAssertEqual(canvas[20, 11], .clear)
    }

    func testAHairlineIsOnePixelAtAnyScale() throws {
        for scale in [0.01, 1, 100] as [CGFloat] {
            let canvas = try Canvas()
            canvas.context.scaleBy(x: scale, y: scale)
            canvas.context.setLineWidth(0)
            canvas.context.move(to: CGPoint(x: 2 / scale, y: 10.5 / scale))
            canvas.context.addLine(to: CGPoint(x: 18 / scale, y: 10.5 / scale))
            canvas.context.strokePath()
            XCTAssertEqual(canvas.area, 16, accuracy: 0.01)
            XCTAssertEqual(canvas[10, 10], .black)
        }
    }

    func testStrokeOfAWidthLeavesTheStatesWidth() throws {
        let canvas = try Canvas()
        canvas.context.setLineWidth(3)
        canvas.context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 2)
        XCTAssertEqual(canvas.area, 12 * 12 - 8 * 8, accuracy: 0.01)
        canvas.context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
        canvas.context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
        XCTAssertEqual(canvas.area, 13 * 13 - 7 * 7, accuracy: 0.2)
    }

    func testLineSegmentsAreApart() throws {
        let canvas = try Canvas()
        canvas.context.strokeLineSegments(between: [
            CGPoint(x: 0, y: 2.5), CGPoint(x: 5, y: 2.5), CGPoint(x: 10, y: 2.5), CGPoint(x: 15, y: 2.5),
            CGPoint(x: 0, y: 10),
        ])
        XCTAssertEqual(canvas.area, 10, accuracy: 0.01)
        XCTAssertEqual(canvas[7, 2], .clear)
    }

    func testASingularCTMDrawsNothing() throws {
        let canvas = try Canvas()
        canvas.context.scaleBy(x: 0, y: 1)
        canvas.context.setLineWidth(5)
        canvas.context.stroke(CGRect(x: 2, y: 2, width: 10, height: 10))
        canvas.context.fill(CGRect(x: 2, y: 2, width: 10, height: 10))
        XCTAssertEqual(canvas.area, 0)
    }

    // MARK: Alpha, blending, antialiasing

    func testAlphaMultipliesTheColours() throws {
        let canvas = try Canvas()
        canvas.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        canvas.context.setAlpha(0.5)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        assertNear(canvas[5, 5], Pixel(64, 0, 0, 64))
        canvas.context.setAlpha(7)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        assertNear(canvas[5, 5], Pixel(160, 0, 0, 160))
    }

    func testPorterDuffModes() throws {
        // Source: half of red. Below: opaque blue at the left, nothing at the right.
        let expected: [(CGBlendMode, Pixel, Pixel)] = [
            (.normal, Pixel(128, 0, 127, 255), Pixel(128, 0, 0, 128)),
            (.clear, .clear, .clear),
            (.copy, Pixel(128, 0, 0, 128), Pixel(128, 0, 0, 128)),
            (.sourceIn, Pixel(128, 0, 0, 128), .clear),
            (.sourceOut, .clear, Pixel(128, 0, 0, 128)),
            (.sourceAtop, Pixel(128, 0, 127, 255), .clear),
            (.destinationOver, .blue, Pixel(128, 0, 0, 128)),
            (.destinationIn, Pixel(0, 0, 128, 128), .clear),
            (.destinationOut, Pixel(0, 0, 127, 127), .clear),
            (.destinationAtop, Pixel(0, 0, 128, 128), Pixel(128, 0, 0, 128)),
            (.xor, Pixel(0, 0, 127, 127), Pixel(128, 0, 0, 128)),
            (.plusLighter, Pixel(128, 0, 255, 255), Pixel(128, 0, 0, 128)),
        ]
        for (mode, onBlue, onNothing) in expected {
            let canvas = try Canvas()
            canvas.context.setFillColor(.blue)
            canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            canvas.context.setBlendMode(mode)
            canvas.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            canvas.context.fill(CGRect(x: 5, y: 0, width: 10, height: 20))
            assertNear(canvas[7, 5], onBlue, "\(mode) on blue")
            assertNear(canvas[12, 5], onNothing, "\(mode) on nothing")
            // Pixels outside the shape are unchanged, as in Quartz.
            XCTAssertEqual(canvas[2, 5], .blue, "\(mode)")
            XCTAssertEqual(canvas[17, 5], .clear, "\(mode)")
        }
    }

    func testBlendModesHaveApplesNumbers() {
        XCTAssertEqual(CGBlendMode.normal.rawValue, 0)
        XCTAssertEqual(CGBlendMode.luminosity.rawValue, 15)
        XCTAssertEqual(CGBlendMode.clear.rawValue, 16)
        XCTAssertEqual(CGBlendMode.plusLighter.rawValue, 27)
        XCTAssertEqual((0..<28).compactMap { CGBlendMode(rawValue: $0) }.count, 28)
    }

    func testWithoutAntialiasingPixelsAreWholeOrNot() throws {
        let canvas = try Canvas()
        canvas.context.setShouldAntialias(false)
        canvas.context.fillEllipse(in: CGRect(x: 1.3, y: 1.7, width: 15, height: 13))
        for y in 0..<20 {
            for x in 0..<20 { XCTAssertTrue([0, 255].contains(canvas[x, y].a)) }
        }
        XCTAssertEqual(canvas.area, .pi * 15 * 13 / 4, accuracy: 6)
        canvas.context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
        canvas.context.setShouldAntialias(true)
        canvas.context.setAllowsAntialiasing(false)
        canvas.context.fill(CGRect(x: 0.3, y: 0, width: 1, height: 1))
        XCTAssertEqual(canvas[0, 0], .black)
        XCTAssertEqual(canvas[1, 0], .clear)
    }

    func testClearIgnoresAlphaAndModeButNotTheClip() throws {
        let canvas = try Canvas()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        canvas.context.setAlpha(0.1)
        canvas.context.setBlendMode(.plusLighter)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
        canvas.context.clear(CGRect(x: 5, y: 0, width: 10, height: 20))
        XCTAssertEqual(canvas[2, 2], .black)
        XCTAssertEqual(canvas[7, 2], .clear)
        XCTAssertEqual(canvas[12, 2], .black)
    }
}
