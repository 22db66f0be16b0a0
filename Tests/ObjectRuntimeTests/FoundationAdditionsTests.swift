import Foundation
import ObjectRuntime
import XCTest

/// Additions to Linux's Foundation from Apple's.
final class FoundationAdditionsTests: XCTestCase {
    private func read(_ url: String) throws -> Data { try Data(contentsOf: try XCTUnwrap(URL(string: url))) }

    /// [RFC 2397](https://www.rfc-editor.org/rfc/rfc2397)
    func testDataURLsHoldTheirData() throws {
        XCTAssertEqual(try read("data:text/plain;base64,SGVsbG8="), Data("Hello".utf8))
        XCTAssertEqual(try read("DATA:;base64,SGVsbG8%3D"), Data("Hello".utf8))
        XCTAssertEqual(try read("data:image/png,%89%50a%00%ff"), Data([0x89, 0x50, 0x61, 0, 0xFF]))
        XCTAssertEqual(try read("data:,"), Data())
        XCTAssertThrowsError(try read("data:image/png;base64,INVALIDBASE64"))
        XCTAssertThrowsError(try read("data:nothing"))
    }

    func testOtherURLsAreReadAsBefore() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data([1, 2]).write(to: file)
        XCTAssertEqual(try Data(contentsOf: file), Data([1, 2]))
        XCTAssertEqual(try Data(contentsOf: file, options: .mappedIfSafe), Data([1, 2]))
        XCTAssertThrowsError(try Data(contentsOf: file.appendingPathExtension("none")))
    }

    func testFormatsAreAppended() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%C-%d", unichar(66), 3)
        XCTAssertEqual(text, "aB-3")
    }
}
