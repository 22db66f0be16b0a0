import XCTest

@testable import Kasane

final class FatalErrorFilterTests: XCTestCase {
    func testTheMessageIsTakenOut() {
        var filter = FatalErrorFilter()
        let shown = feed(
            &filter, "mine\nPlaygroundScene/Scene.swift:7: Fatal error: oops\nCurrent stack trace:\n",
            "0    libswiftCore.so    0x00007f6d4815f130 swift_reportError + 33\n12 of mine\n")
        XCTAssertEqual(shown, "mine\n12 of mine\n")
        XCTAssertEqual(filter.message, "Scene.swift:7: Fatal error: oops")
    }

    func testPlacesInSwiftsLibraryAreLeftOut() {
        var filter = FatalErrorFilter()
        XCTAssertEqual(
            feed(&filter, "Swift/ContiguousArrayBuffer.swift:691: Fatal er", "ror: Index out of range\n"), "")
        XCTAssertEqual(filter.message, "Fatal error: Index out of range")
    }

    func testALineWithoutAnEndIsKept() {
        var filter = FatalErrorFilter()
        XCTAssertEqual(feed(&filter, "a\nb"), "a\n")
        XCTAssertEqual(String(decoding: filter.rest(), as: UTF8.self), "b")
    }

    private func feed(_ filter: inout FatalErrorFilter, _ parts: String...) -> String {
        parts.map { String(decoding: filter.filter(Array($0.utf8)), as: UTF8.self) }.joined()
    }
}
