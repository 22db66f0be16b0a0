import SwiftUI
import XCTest

@testable import Badge

@MainActor
final class BadgePictureTests: XCTestCase {
    private let kind = BadgeKind(name: "Early Bird", color: "#FF8000", levels: [5, 20, 100])

    func testABadgeOfTwoLevels() { assertPicture(of: BadgeView(kind: kind, level: 2), "two-levels") }

    func testABadgeOfThreeLevelsMirrored() {
        let view = HStack(spacing: 0) {
            BadgeView(kind: kind, level: 3)
            Color.white.frame(width: 10)
        }
        .frame(height: 40)
        .environment(\.layoutDirection, .rightToLeft)
        assertPicture(of: view, "mirrored")
    }

    func testAWrongPictureIsNoticed() throws {
        let difference = try PictureComparison.difference(of: BadgeView(kind: kind, level: 1), from: "two-levels")
        XCTAssertEqual(difference, 16.0 / 1600, accuracy: 1e-6)
    }

    func testAMissingPictureIsAnError() {
        XCTAssertThrowsError(try PictureComparison.difference(of: Color.red, from: "no such picture"))
    }
}
