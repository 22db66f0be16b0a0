import SwiftUI
import XCTest

/// Shadow styles, behind shapes and inside them.
@MainActor
final class ShadowStyleTests: HierarchyTestCase {
    private func square(_ shadow: ShadowStyle) -> some View {
        Rectangle().fill(.white.shadow(shadow)).frame(width: 40, height: 40)
            .frame(width: 80, height: 80)
    }

    func testADropShadowLiesOutside() async throws {
        let picture = try XCTUnwrap(ViewPicture(80, 80, square(.drop(color: .black, radius: 4))))
        XCTAssertEqual(picture[40, 40], [255, 255, 255])
        XCTAssertLessThan(picture[18, 40][0], 220)
        XCTAssertEqual(picture[2, 2], [255, 255, 255])
    }

    func testAnInnerShadowLiesInside() async throws {
        let picture = try XCTUnwrap(ViewPicture(80, 80, square(.inner(color: .black, radius: 4, y: 4))))
        XCTAssertEqual(picture[18, 40], [255, 255, 255])
        XCTAssertLessThan(picture[40, 21][0], 150)
        XCTAssertGreaterThan(picture[40, 50][0], 240)
        // It extends further from above than from below.
        XCTAssertLessThan(picture[40, 22][0], picture[40, 57][0])
    }

    func testLettersCastShadowsToo() async throws {
        let text = Text(verbatim: "M").font(.system(size: 60))
            .foregroundStyle(.white.shadow(.drop(color: .red, radius: 3)))
        XCTAssertGreaterThan(try XCTUnwrap(ViewPicture(80, 80, text)).inkedCount, 100)
    }
}
