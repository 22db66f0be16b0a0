import CoreGraphics
import TestSupport
import XCTest

final class CGColorTests: XCTestCase {
    func testComponentsAreKeptAsGiven() throws {
        let color = CGColor(red: 0.1, green: 0.2, blue: 1.5, alpha: 0.4)
        XCTAssertEqual(color.components, [0.1, 0.2, 1.5, 0.4])
        XCTAssertEqual(color.numberOfComponents, 4)
        XCTAssertEqual(color.alpha, 0.4)
        XCTAssertEqual(color.colorSpace?.name, CGColorSpace.sRGB)
        XCTAssertEqual(color.paintColor.blue, 1)
        let gray = CGColor(gray: 0.3, alpha: 0.5)
        XCTAssertEqual(gray.components, [0.3, 0.5])
        XCTAssertEqual(gray.colorSpace?.model, .monochrome)
        let device = try XCTUnwrap(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0, 0.5, 1, 1]))
        XCTAssertEqual(device.components, [0, 0.5, 1, 1])
    }

    func testEqualityIsOfSpaceAndComponents() throws {
        XCTAssertEqual(CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertNotEqual(CGColor(red: 1, green: 1, blue: 1, alpha: 1), .white)
        let device = try XCTUnwrap(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1]))
        XCTAssertNotEqual(device, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(Set([CGColor.black, CGColor(gray: 0, alpha: 1), .clear]).count, 2)
    }

    func testAlphaCanBeReplaced() {
        let color = CGColor.white.copy(alpha: 0.25)
        XCTAssertEqual(color, CGColor(gray: 1, alpha: 0.25))
        XCTAssertEqual(color?.paintColor.alpha, 0.25)
        XCTAssertEqual(CGColor.clear.alpha, 0)
    }

    func testGrayIsPaintedAsTheSameNumber() {
        for level in [0, 0.1, 0.5, 0.9, 1] as [CGFloat] {
            let paint = CGColor(gray: level, alpha: 1).paintColor
            XCTAssertEqual(Double(paint.red), Double(level), accuracy: 1e-6)
            XCTAssertEqual(paint.red, paint.green)
            XCTAssertEqual(paint.red, paint.blue)
        }
    }

    func testComponentsThatAreNotFiniteAreClamped() {
        let paint = CGColor(red: .nan, green: .infinity, blue: -.infinity, alpha: .nan).paintColor
        XCTAssertEqual([paint.red, paint.green, paint.blue, paint.alpha], [0, 1, 0, 0])
    }

    // MARK: Spaces

    func testNamesLeadBackToTheirSpaces() {
        for name in [
            CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.extendedSRGB,
            CGColorSpace.extendedLinearSRGB, CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray,
            CGColorSpace.adobeRGB1998, CGColorSpace.extendedGray, CGColorSpace.linearDisplayP3,
            CGColorSpace.extendedDisplayP3, CGColorSpace.extendedLinearDisplayP3, CGColorSpace.extendedLinearGray,
        ] {
            XCTAssertEqual(CGColorSpace(name: name)?.name, name)
        }
        XCTAssertNil(CGColorSpace(name: "no such space"))
        XCTAssertEqual(CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceRGB())
        XCTAssertNotEqual(CGColorSpaceCreateDeviceRGB(), CGColorSpace(name: CGColorSpace.sRGB))
    }

    func testSpacesDescribeThemselves() throws {
        let p3 = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3))
        XCTAssertTrue(p3.isWideGamutRGB)
        XCTAssertEqual(p3.model, .rgb)
        XCTAssertEqual(p3.numberOfComponents, 3)
        XCTAssertFalse(CGColorSpace.standard.isWideGamutRGB)
        XCTAssertEqual(CGColorSpaceCreateDeviceGray().numberOfComponents, 1)
    }

    // MARK: Conversions

    private func convert(_ components: [CGFloat], from: String, to: String) throws -> [CGFloat] {
        let source = try XCTUnwrap(CGColorSpace(name: from))
        let target = try XCTUnwrap(CGColorSpace(name: to))
        let color = try XCTUnwrap(CGColor(colorSpace: source, components: components))
        return try XCTUnwrap(color.converted(to: target, intent: .defaultIntent, options: nil)?.components)
    }

    private func assertEqual(_ a: [CGFloat], _ b: [CGFloat], accuracy: CGFloat, line: UInt = #line) {
        XCTAssertEqual(a.count, b.count, line: line)
        for (x, y) in zip(a, b) { XCTAssertEqual(x, y, accuracy: accuracy, "\(a)", line: line) }
    }

    func testDisplayP3AgainstPublishedNumbers() throws {
        // iOS prints these for UIColor(displayP3Red: 0, green: 210 / 255, blue: 0, alpha: 1).
        assertEqual(
            try convert([0, 210.0 / 255, 0, 1], from: CGColorSpace.displayP3, to: CGColorSpace.extendedSRGB),
            [-0.416964, 0.838774, -0.249501, 1], accuracy: 2e-3)
        // CSS Color 4 gives sRGB red as color(display-p3 0.91749 0.20029 0.13856).
        assertEqual(
            try convert([1, 0, 0, 0.5], from: CGColorSpace.sRGB, to: CGColorSpace.displayP3),
            [0.91749, 0.20029, 0.13856, 0.5], accuracy: 1e-4)
        // Outside sRGB: clamped to its range.
        assertEqual(
            try convert([1, 0, 0, 1], from: CGColorSpace.displayP3, to: CGColorSpace.sRGB), [1, 0, 0, 1], accuracy: 0)
    }

    func testGraysAndInksKeepTheirNumbersExactly() throws {
        // Programs convert components to bytes by truncating: 0.9999999999999999 would become 254.
        for gray in [0, 0.1, 1.0 / 3, 0.5, 0.7, 1] as [CGFloat] {
            for name in [CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.displayP3] {
                let rgb = try convert([gray, 0.5], from: CGColorSpace.extendedGray, to: name)
                XCTAssertEqual(rgb, [gray, gray, gray, 0.5])
            }
        }
        let cyan = try convert([1, 0, 0, 0, 1], from: CGColorSpace.genericCMYK, to: CGColorSpace.extendedSRGB)
        XCTAssertEqual(cyan, [0, 1, 1, 1])
    }

    func testWhiteIsWhiteInEverySpace() throws {
        for name in [
            CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.adobeRGB1998, CGColorSpace.linearDisplayP3,
        ] {
            assertEqual(try convert([1, 1, 1, 1], from: name, to: CGColorSpace.sRGB), [1, 1, 1, 1], accuracy: 1e-9)
            assertEqual(try convert([1, 1], from: CGColorSpace.linearGray, to: name), [1, 1, 1, 1], accuracy: 1e-9)
            assertEqual(try convert([1, 1, 1, 1], from: name, to: CGColorSpace.linearGray), [1, 1], accuracy: 1e-9)
        }
    }

    func testLinearLight() throws {
        assertEqual(
            try convert([0.5, 0.5, 0.5, 1], from: CGColorSpace.sRGB, to: CGColorSpace.linearSRGB),
            [0.214041, 0.214041, 0.214041, 1], accuracy: 1e-6)
        // The luminance of sRGB's primaries.
        assertEqual(
            try convert([0, 1, 0, 1], from: CGColorSpace.linearSRGB, to: CGColorSpace.linearGray),
            [0.7152, 1], accuracy: 1e-4)
    }

    func testConversionsThereAndBackAreExact() throws {
        var random = SeededRandom(seed: 3)
        for name in [CGColorSpace.extendedDisplayP3, CGColorSpace.extendedLinearSRGB] {
            for _ in 0..<50 {
                let color = [random.number(2), random.number(2), random.number(2), 1]
                let there = try convert(color, from: CGColorSpace.extendedSRGB, to: name)
                let back = try convert(there, from: name, to: CGColorSpace.extendedSRGB)
                // The two segments of the sRGB curve differ by about 1e-8 where they meet.
                assertEqual(back, color, accuracy: 1e-6)
            }
        }
    }
}
