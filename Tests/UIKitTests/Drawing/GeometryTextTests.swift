import UIKit
import XCTest

final class GeometryTextTests: XCTestCase {
    func testGeometryAsText() {
        let rect = CGRect(x: 1, y: -2.5, width: 3, height: 4)
        XCTAssertEqual(NSCoder.string(for: rect), "{{1, -2.5}, {3, 4}}")
        XCTAssertEqual(NSCoder.cgRect(for: "{{1, -2.5}, {3, 4}}"), rect)
        XCTAssertEqual(NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(x: 0.1, y: 1e20))), CGPoint(x: 0.1, y: 1e20))
        XCTAssertEqual(NSCoder.cgSize(for: "{7,8}"), CGSize(width: 7, height: 8))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)), insets)
        let turn = CGAffineTransform(rotationAngle: 1)
        XCTAssertEqual(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)), turn)
        for text in ["", "{", "1, 2, 3", "{nan, 1}", "{x, y}"] { XCTAssertEqual(NSCoder.cgPoint(for: text), .zero) }
    }

    func testGeometryAsObjects() {
        XCTAssertEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue, CGPoint(x: 1, y: 2))
        XCTAssertEqual(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue, CGSize(width: 1, height: 2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(NSValue(cgRect: rect).cgRectValue, rect)
    }
}
