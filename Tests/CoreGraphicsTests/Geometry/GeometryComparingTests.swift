import CoreGraphics
import XCTest

final class GeometryComparingTests: XCTestCase {
    func testGeometryPrintsAsOnIOS() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)
        XCTAssertEqual(rect.debugDescription, "(1.0, 2.0, 3.0, 4.5)")
        XCTAssertEqual("\(rect.origin)", "(1.0, 2.0)")
        XCTAssertEqual(String(reflecting: rect.size), "(3.0, 4.5)")
        XCTAssertEqual(CGVectorMake(0.5, -1).debugDescription, "(0.5, -1.0)")
        XCTAssertEqual(CGRect.null.debugDescription, "(inf, inf, 0.0, 0.0)")
    }

    /// The C functions that Swift also has on iOS.
    func testGeometryIsMadeByFunctions() {
        XCTAssertEqual(CGPointMake(1, 2), CGPoint(x: 1, y: 2))
        XCTAssertEqual(CGSizeMake(3, 4), CGSize(width: 3, height: 4))
        XCTAssertEqual(CGRectMake(1, 2, 3, 4), CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(CGVectorMake(5, 6), CGVector(dx: 5, dy: 6))
    }

    func testEqualTo() {
        XCTAssertTrue(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
        XCTAssertFalse(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: CGFloat.nan)))
        XCTAssertFalse(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 3)))
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        XCTAssertTrue(rect.equalTo(CGRect(x: 10, y: 20, width: -10, height: -20)))
        XCTAssertFalse(rect.equalTo(.null))
        XCTAssertTrue(CGRect.null.equalTo(.null))
    }

    func testGreatNumbersAreFloats() {
        let count: Float = HUGE
        XCTAssertEqual(count, .greatestFiniteMagnitude)
        XCTAssertEqual(MAXFLOAT, HUGE)
    }

    func testDictionariesHoldThem() {
        let rect = CGRect(x: 1.5, y: -2, width: 3, height: 4)
        XCTAssertEqual(rect.dictionaryRepresentation["Width"] as? Double, 3)
        XCTAssertEqual(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation), rect)
        XCTAssertEqual(CGPoint(dictionaryRepresentation: ["X": 1, "Y": NSNumber(value: 2.5)]), CGPoint(x: 1, y: 2.5))
        XCTAssertEqual(CGSize(dictionaryRepresentation: rect.dictionaryRepresentation), rect.size)
        XCTAssertNil(CGPoint(dictionaryRepresentation: ["X": 1]))
        XCTAssertNil(CGRect(dictionaryRepresentation: ["X": 1, "Y": 2, "Width": "3", "Height": 4]))
    }
}
