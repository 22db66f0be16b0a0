import CoreGraphics
import XCTest

/// The descriptions of objects: their types, addresses and contents.
final class DescriptionTests: XCTestCase {
    /// Returns the description with addresses replaced by `*`.
    private func printed(_ object: Any) -> String {
        "\(object)".replacing(/0x[0-9a-f]+/, with: "*")
    }

    func testColorsTellTheirSpacesAndComponents() throws {
        XCTAssertEqual(
            printed(CGColor(red: 1, green: 0, blue: 0.25, alpha: 1)),
            "<CGColor *> [<CGColorSpace *> (kCGColorSpaceICCBased; kCGColorSpaceModelRGB; sRGB IEC61966-2.1)] "
                + "( 1 0 0.25 1 )")
        XCTAssertEqual(
            printed(CGColor(gray: 0.5, alpha: 1)),
            "<CGColor *> [<CGColorSpace *> (kCGColorSpaceICCBased; kCGColorSpaceModelMonochrome; "
                + "Generic Gray Gamma 2.2 Profile)] ( 0.5 1 )")
        let color = CGColor.white
        XCTAssertEqual(String(reflecting: color), "\(color)")
    }

    func testSpaces() throws {
        XCTAssertEqual(printed(CGColorSpaceCreateDeviceRGB()), "<CGColorSpace *> (kCGColorSpaceDeviceRGB)")
        XCTAssertEqual(
            printed(try XCTUnwrap(CGColorSpace(name: CGColorSpace.extendedSRGB))),
            "<CGColorSpace *> (kCGColorSpaceICCBased; kCGColorSpaceModelRGB; sRGB IEC61966-2.1; extended range)")
        let indexed = CGColorSpace(
            indexedBaseSpace: CGColorSpaceCreateDeviceGray(), last: 1, colorTable: [0, 255])
        XCTAssertEqual(
            printed(try XCTUnwrap(indexed)), "<CGColorSpace *> (kCGColorSpaceIndexed; kCGColorSpaceDeviceGray)")
        XCTAssertEqual(
            printed(try XCTUnwrap(CGColorSpace(patternBaseSpace: nil))), "<CGColorSpace *> (kCGColorSpacePattern)")
    }

    func testPathsTellTheirElements() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2.5))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        XCTAssertEqual(
            printed(path),
            "Path *:\n  moveto (1, 2.5)\n    lineto (100, 0)\n    quadto (1, 1) (3, 4)\n    closepath")
    }

    func testImages() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 16,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let lines = printed(try XCTUnwrap(context.makeImage())).split(separator: "\n")
        XCTAssertEqual(lines.first, "<CGImage *> (DP)")
        XCTAssertTrue(lines[2].hasPrefix("\t\twidth = 3, height = 2, bpc = 8, bpp = 32, row bytes = "), "\(lines)")
        XCTAssertEqual(
            lines[3], "\t\tkCGImageAlphaPremultipliedLast | 0 (default byte order) | kCGImagePixelFormatPacked")
        XCTAssertEqual(lines[4], "\t\tis mask? No, should interpolate? Yes")
    }
}
