import CoreGraphics
import SwiftUI
import XCTest

final class ShapeNameTests: XCTestCase {
    func testNamesAreTheShapes() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        func path<S: Shape>(_ shape: S) -> Path { shape.path(in: rect) }
        XCTAssertEqual(path(.rect), Rectangle().path(in: rect))
        XCTAssertEqual(path(.rect(cornerRadius: 4)), RoundedRectangle(cornerRadius: 4).path(in: rect))
        XCTAssertEqual(
            path(.rect(topLeadingRadius: 4)), UnevenRoundedRectangle(topLeadingRadius: 4).path(in: rect))
        XCTAssertEqual(path(.circle), Circle().path(in: rect))
        XCTAssertEqual(path(.ellipse), Ellipse().path(in: rect))
        XCTAssertEqual(path(.capsule), Capsule().path(in: rect))
        XCTAssertEqual(path(ButtonBorderShape.capsule), Capsule().path(in: rect))
    }
}
