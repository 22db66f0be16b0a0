import XCTest

@testable import Badge

@MainActor
final class BadgeTests: XCTestCase {
    func testTapsAreCounted() async {
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        badge.sendActions(for: .touchUpInside)
        XCTAssertEqual(badge.count, 1)
        // Missing in XCTest on Linux, provided by the installed archive.
        let attachment = XCTAttachment(string: "one")
        add(attachment)
    }
}
