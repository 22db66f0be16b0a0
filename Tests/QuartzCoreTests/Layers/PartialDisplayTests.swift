import CoreGraphics
import LayerTestSupport
import QuartzCore
import XCTest

/// [setNeedsDisplay(_:)](https://developer.apple.com/documentation/quartzcore/calayer/setneedsdisplay(_:))
final class PartialDisplayTests: ManualClockTestCase {
    /// Fills its clip with its colour.
    private final class Sheet: CALayer {
        var ink = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

        override func draw(in ctx: CGContext) {
            ctx.setFillColor(ink)
            ctx.fill(CGRect(x: -100, y: -100, width: 200, height: 200))
        }
    }

    private let red = Picture.Pixel(255, 0, 0)
    private let blue = Picture.Pixel(0, 0, 255)

    private func makeSheet() -> Sheet {
        let sheet = Sheet()
        sheet.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        sheet.setNeedsDisplay()
        CATransaction.flush()
        sheet.ink = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        return sheet
    }

    private func picture(_ sheet: Sheet) -> Picture {
        Picture(of: sheet, size: CGSize(width: 8, height: 8), at: CACurrentMediaTime())
    }

    func testOnlyThePartIsRedrawn() {
        let sheet = makeSheet()
        sheet.setNeedsDisplay(CGRect(x: 1, y: 2, width: 3, height: 1))
        let picture = picture(sheet)
        for y in 0..<8 {
            for x in 0..<8 {
                XCTAssertEqual(picture[x, y], (1..<4).contains(x) && y == 2 ? blue : red, "(\(x), \(y))")
            }
        }
    }

    func testPartsAreGatheredAndTheWholeCoversThem() {
        let sheet = makeSheet()
        sheet.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        sheet.setNeedsDisplay(CGRect(x: 2, y: 0, width: 1, height: 1))
        XCTAssertEqual((0..<4).map { picture(sheet)[$0, 0] }, [blue, blue, blue, red])
        sheet.setNeedsDisplay(CGRect(x: 7, y: 7, width: 1, height: 1))
        sheet.setNeedsDisplay()
        sheet.setNeedsDisplay(CGRect(x: 7, y: 7, width: 1, height: 1))
        XCTAssertEqual(picture(sheet)[4, 4], blue)
    }

    func testEmptyRectanglesInvalidateNothing() {
        let sheet = makeSheet()
        for rect in [CGRect.zero, .null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
            sheet.setNeedsDisplay(rect)
            XCTAssertFalse(sheet.needsDisplay())
        }
        sheet.setNeedsDisplay(CGRect(x: 100, y: 100, width: 1, height: 1))
        XCTAssertEqual(picture(sheet)[7, 7], red)
    }

    func testOtherBoundsAndOwnContentsAreDrawnWhole() {
        let sheet = makeSheet()
        sheet.bounds.origin.x = 2
        sheet.setNeedsDisplay(CGRect(x: 2, y: 0, width: 1, height: 1))
        XCTAssertEqual(picture(sheet)[5, 5], blue)

        let other = makeSheet()
        let contents = makeSheet().contents
        CATransaction.setDisableActions(true)
        other.contents = contents
        other.setNeedsDisplay(CGRect(x: 2, y: 0, width: 1, height: 1))
        XCTAssertEqual(picture(other)[5, 5], blue)
    }
}
