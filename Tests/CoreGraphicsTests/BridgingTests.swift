import CoreGraphics
import XCTest

/// Numbers and values in an `Any` turn into Quartz's types as they do on Apple's platforms.
final class BridgingTests: XCTestCase {
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

    func testOneKindIsNotAnother() {
        XCTAssertNil((NSValue(rect: .zero) as Any) as? CGPoint)
        XCTAssertNil((NSValue(point: .zero) as Any) as? CGRect)
        XCTAssertNil((NSValue(point: .zero) as Any) as? CGSize)
        XCTAssertNil((NSNumber(value: 1) as Any) as? CGPoint)
        XCTAssertNil(("1" as Any) as? CGFloat)
    }
}
