import CoreImage
import XCTest

/// Colours for filters: components, spaces, strings.
final class CIColorTests: XCTestCase {
    func testComponentsAreKeptAsTheyAreGiven() {
        let color = CIColor(red: 1.5, green: -0.25, blue: 0.5, alpha: 0.75)
        XCTAssertEqual([color.red, color.green, color.blue, color.alpha], [1.5, -0.25, 0.5, 0.75])
        XCTAssertEqual(color.numberOfComponents, 4)
        XCTAssertEqual(CIColor(red: 0.1, green: 0.2, blue: 0.3).alpha, 1)
    }

    func testNamedColours() {
        let named: [(CIColor, [CGFloat])] = [
            (.black, [0, 0, 0, 1]), (.white, [1, 1, 1, 1]), (.gray, [0.5, 0.5, 0.5, 1]), (.red, [1, 0, 0, 1]),
            (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]), (.magenta, [1, 0, 1, 1]),
            (.yellow, [1, 1, 0, 1]), (.clear, [0, 0, 0, 0]),
        ]
        for (color, components) in named {
            XCTAssertEqual([color.red, color.green, color.blue, color.alpha], components)
        }
    }

    func testStringsGoBothWays() {
        XCTAssertEqual(CIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75).stringRepresentation, "0.5 0.25 1 0.75")
        let strings: [(String, [CGFloat])] = [
            ("0.5 0.7 0.3 1.0", [0.5, 0.7, 0.3, 1]), ("0.5 0.7 0.3", [0.5, 0.7, 0.3, 1]), ("", [0, 0, 0, 1]),
            ("1 x 1 0.5", [1, 0, 1, 0.5]),
        ]
        for (string, components) in strings {
            let color = CIColor(string: string)
            XCTAssertEqual([color.red, color.green, color.blue, color.alpha], components, string)
        }
        let color = CIColor(red: 0.125, green: 2, blue: -1, alpha: 0.5)
        XCTAssertEqual(CIColor(string: color.stringRepresentation), color)
    }

    func testEqualityIsOfComponentsAndSpace() throws {
        let p3 = try CGColorSpace.named(CGColorSpace.displayP3)
        let (plain, wide) = (CIColor.red, CIColor(red: 1, green: 0, blue: 0, colorSpace: p3))
        XCTAssertEqual(plain, CIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(plain.hash, CIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        XCTAssertNotEqual(plain, CIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        XCTAssertNotEqual(plain, wide)
        XCTAssertTrue((plain.copy(with: nil) as? CIColor) === plain)
    }

    func testOnlySpacesOfRedGreenAndBlueAreTaken() {
        for space in [CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceCMYK()] {
            XCTAssertNil(CIColor(red: 1, green: 0, blue: 0, alpha: 1, colorSpace: space))
            XCTAssertNil(CIColor(red: 1, green: 0, blue: 0, colorSpace: space))
        }
    }

    func testACoreGraphicsColourIsTakenAsItShows() {
        let color = CIColor(cgColor: CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
        for (found, expected) in zip([color.red, color.green, color.blue, color.alpha], [0.2, 0.4, 0.6, 0.5]) {
            XCTAssertEqual(found, expected, accuracy: 1e-6)
        }
        let gray = CIColor(cgColor: CGColor(gray: 0.25, alpha: 1))
        XCTAssertEqual(gray.red, gray.green)
        XCTAssertEqual(gray.green, gray.blue)
    }

    /// sRGB's reds, greens and blues by IEC 61966-2-1 and SMPTE EG 432-1's primaries.
    func testAColourOfAWideSpaceLiesOutsideTheWorkingOne() throws {
        let p3 = try CGColorSpace.named(CGColorSpace.displayP3)
        let red = try XCTUnwrap(CIColor(red: 1, green: 0, blue: 0, colorSpace: p3))
        let pixel = Plane(CIImage(color: red), CGRect(x: 0, y: 0, width: 1, height: 1))[0, 0]
        for (found, expected) in zip([pixel.x, pixel.y, pixel.z], [1.2249, -0.0421, -0.0196]) {
            XCTAssertEqual(found, expected, accuracy: 2e-3)
        }
    }

    func testAlphaIsMultipliedIn() {
        let image = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        let pixel = Plane(image, CGRect(x: 3, y: 3, width: 1, height: 1))[3, 3]
        XCTAssertEqual(pixel.x, 0.5, accuracy: 1e-6)
        XCTAssertEqual(pixel.y, light(0.5) / 2, accuracy: 1e-4)
        XCTAssertEqual(pixel.w, 0.5, accuracy: 1e-6)
    }
}
