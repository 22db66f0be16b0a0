import CoreGraphics
import TestSupport
import XCTest

/// Numbers and values in an `Any` convert to Quartz's types as on Apple's platforms.
final class BridgingTests: XCTestCase {
    func testNumbersTurnIntoLengths() {
        XCTAssertEqual(CGFloat(truncating: NSNumber(value: 0.25)), 0.25)
        XCTAssertEqual(CGFloat(truncating: NSDecimalNumber(decimal: 3.5)), 3.5)
        XCTAssertEqual(CGFloat(exactly: NSNumber(value: 7)), 7)
        XCTAssertNil(CGFloat(exactly: NSNumber(value: Int64.max - 1)))
    }

    func testNumbers() {
        let any: Any = NSNumber(value: 0.5)
        XCTAssertEqual(any as? CGFloat, 0.5)
        XCTAssertEqual(any as? Double, 0.5)
        XCTAssertEqual(CGFloat(0.25) as NSNumber, 0.25)
        XCTAssertEqual((CGFloat(0.25) as Any) as? NSNumber, 0.25)
    }

    func testValues() {
        let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
        let rect = CGRect(origin: point, size: size)
        XCTAssertEqual((NSValue(point: point) as Any) as? CGPoint, point)
        XCTAssertEqual((NSValue(size: size) as Any) as? CGSize, size)
        XCTAssertEqual((NSValue(rect: rect) as Any) as? CGRect, rect)
        XCTAssertEqual((point as Any) as? NSValue, NSValue(point: point))
        XCTAssertEqual(rect as NSValue, NSValue(rect: rect))
    }

    func testValuesDoNotBridgeToOtherTypes() {
        XCTAssertNil((NSValue(rect: .zero) as Any) as? CGPoint)
        XCTAssertNil((NSValue(point: .zero) as Any) as? CGRect)
        XCTAssertNil((NSValue(point: .zero) as Any) as? CGSize)
        XCTAssertNil((NSNumber(value: 1) as Any) as? CGPoint)
        XCTAssertNil(("1" as Any) as? CGFloat)
        // The same bytes, or types that begin with them.
        let (size, range) = (CGSize(width: 1, height: 2), NSRange(location: 1, length: 2))
        XCTAssertNil((NSValue(size: size) as Any) as? CGPoint)
        XCTAssertNil((NSValue(size: size) as Any) as? CGRect)
        XCTAssertNil((NSValue(range: range) as Any) as? CGPoint)
        XCTAssertNil((NSValue(rect: CGRect(origin: .zero, size: size)) as Any) as? CGSize)
        for count in [2, 4, 1000] {
            let row = NSValue(bytes: [Double](repeating: 1, count: count), objCType: "[\(count)d]")
            XCTAssertNil((row as Any) as? CGPoint)
            XCTAssertNil((row as Any) as? CGRect)
        }
    }

    func testValuesWithNaNKeepTheirType() throws {
        let point = CGPoint(x: CGFloat.nan, y: 2)
        let read = try XCTUnwrap((NSValue(point: point) as Any) as? CGPoint)
        XCTAssertTrue(read.x.isNaN)
        XCTAssertEqual(read.y, 2)
        XCTAssertNil((NSValue(point: point) as Any) as? CGSize)
    }

    /// A value's type is inspected without the string that Foundation would leak for it.
    func testAskingForTheKindKeepsNoMemory() {
        let values: [Any] = [
            NSNumber(value: 1), NSValue(point: CGPoint(x: 1, y: 2)), NSValue(size: CGSize(width: 1, height: 2)),
            NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), NSValue(range: NSRange(location: 1, length: 2)),
        ]
        var found = 0
        let growth = memoryGrowth(runs: 1000) { _ in
            for value in values {
                if value is CGPoint { found += 1 }
                if value is CGSize { found += 1 }
                if value is CGRect { found += 1 }
            }
        }
        XCTAssertEqual(found, 12_000)
        guard let growth else { return }
        XCTAssertLessThan(growth, 1, "bytes for each run")
    }
}
