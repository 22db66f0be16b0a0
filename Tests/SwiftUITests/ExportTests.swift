import SwiftUI
import XCTest

final class ExportTests: XCTestCase {
    func testGeometryComesAlong() {
        XCTAssertEqual(CGRect(x: 1, y: 2, width: 3, height: 4).midX, 2.5)
        XCTAssertEqual(CGAffineTransform(translationX: 5, y: 6).tx, 5)
    }

    func testUIKitComesAlong() {
        XCTAssertEqual(Color(UIColor.systemRed), Color(uiColor: .systemRed))
        XCTAssertEqual(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).bottom, 3)
    }
}
