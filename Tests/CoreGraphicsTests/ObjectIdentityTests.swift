import CoreGraphics
import XCTest

/// Core Foundation's objects can be in sets and are comparable, those without contents by identity.
final class ObjectIdentityTests: XCTestCase {
    func testObjectsAreEqualToThemselves() throws {
        func check<T: Hashable>(_ make: () throws -> T) rethrows {
            let (first, second) = (try make(), try make())
            XCTAssertEqual(first, first)
            XCTAssertNotEqual(first, second, "\(T.self)")
            XCTAssertEqual(Set([first, second, first]).count, 2, "\(T.self)")
        }
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(gray: 0, alpha: 1)]
        try check { try XCTUnwrap(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)) }
        try check {
            try XCTUnwrap(
                CGContext(
                    data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        }
        try check { try XCTUnwrap(CGDataProvider(data: Data([1, 2]) as CFData)) }
    }

    func testLimitsOfIntegersHaveTheirTypes() {
        XCTAssertEqual(Int(INT16_MIN), Int(Int16.min))
        XCTAssertEqual(INT64_MIN, Int64.min)
        XCTAssertEqual(UINT64_MAX, UInt64.max)
        XCTAssertEqual(LONG_MIN, Int.min)
    }
}
