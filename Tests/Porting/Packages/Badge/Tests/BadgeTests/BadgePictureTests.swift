import SwiftUI
import XCTest

@testable import Badge

@MainActor
final class BadgePictureTests: XCTestCase {
    private let kind = BadgeKind(name: "Early Bird", color: "#FF8000", levels: [5, 20, 100])

    func testABadgeOfTwoLevels() { assertPicture(of: BadgeView(kind: kind, level: 2), "two-levels") }

    func testAWrongPictureIsNoticed() throws {
        let difference = try PictureComparison.difference(of: BadgeView(kind: kind, level: 1), from: "two-levels")
        XCTAssertEqual(difference, 16.0 / 1600, accuracy: 1e-6)
    }

    func testAMissingPictureIsAnError() {
        XCTAssertThrowsError(try PictureComparison.difference(of: Color.red, from: "no such picture"))
    }
}
