import XCTest

@testable import Kasane

final class OutputPatternTests: XCTestCase {
    func testFieldsGiveNames() throws {
        let pattern = try OutputPattern("out/{team}/{id}-{row}.png")
        XCTAssertEqual(pattern.folder, "out")
        XCTAssertEqual(try pattern.path(row: 7, fields(["team": "red", "id": "a b"])), "out/red/a b-7.png")
        XCTAssertEqual(try OutputPattern("{id}.png").folder, ".")
        XCTAssertEqual(try OutputPattern("/{id}.png").folder, "/")
        XCTAssertEqual(try OutputPattern("{{x}}{id}.png").path(row: 1, fields(["id": "1"])), "{x}1.png")
    }

    func testNothingLeadsOutOfItsPlace() throws {
        let pattern = try OutputPattern("out/{id}.png")
        for value in ["../x", "a/b", "/etc", "..", ".hidden", "a\nb", "a\0b", "50%d", ""] {
            XCTAssertThrowsError(try pattern.path(row: 1, fields(["id": value])), value)
        }
        XCTAssertThrowsError(try pattern.path(row: 1, fields([:])))
        XCTAssertThrowsError(try pattern.path(row: 1) { _ in .structured })
        XCTAssertThrowsError(try pattern.path(row: 1, fields(["id": String(repeating: "x", count: 252)])))
        XCTAssertEqual(
            try pattern.path(row: 1, fields(["id": String(repeating: "x", count: 251)])).utf8.count, 259)
    }

    func testWrongPatternsAreRefused() {
        for text in ["out.png", "{id.png", "id}.png", "{}.png"] {
            XCTAssertThrowsError(try OutputPattern(text), text)
        }
    }

    private func fields(_ texts: [String: String]) -> (String) -> RowField {
        { name in texts[name].map { .text($0) } ?? .missing }
    }
}
