import SwiftUI
import XCTest

/// Views that a canvas draws.
@MainActor
final class CanvasSymbolTests: HierarchyTestCase {
    func testSymbolsAreFoundByTheirTags() async throws {
        let view = Canvas { context, _ in
            if let dot = context.resolveSymbol(id: "dot") {
                XCTAssertEqual(dot.size, CGSize(width: 20, height: 10))
                context.draw(dot, at: CGPoint(x: 50, y: 50))
                context.draw(dot, in: CGRect(x: 0, y: 80, width: 100, height: 20))
            }
            XCTAssertNil(context.resolveSymbol(id: "none"))
        } symbols: {
            Color.red.frame(width: 20, height: 10).tag("dot")
            Color.blue.frame(width: 20, height: 10).tag("other")
        }
        let picture = try XCTUnwrap(ViewPicture(100, 100, view))
        XCTAssert(isClose(picture[50, 50], [255, 59, 48], 8))
        XCTAssertEqual(picture[50, 60], [255, 255, 255])
        XCTAssert(isClose(picture[5, 90], [255, 59, 48], 8))
    }
}
