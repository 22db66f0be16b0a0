import XCTest

@testable import Kasane

final class FatalErrorFilterTests: XCTestCase {
    func testTheMessageIsRemovedFromTheOutput() {
        var filter = FatalErrorFilter()
        let shown = feed(
            &filter, "mine\nPlaygroundScene/Scene.swift:7: Fatal error: oops\nCurrent stack trace:\n",
            "0    libswiftCore.so    0x00007f6d4815f130 swift_reportError + 33\n")
        XCTAssertEqual(shown, "mine\n")
        assertEnds(&filter, shown: "", message: "Scene.swift:7: Fatal error: oops")
    }

    func testLocationsInSwiftsLibraryAreOmitted() {
        var filter = FatalErrorFilter()
        XCTAssertEqual(
            feed(&filter, "Swift/ContiguousArrayBuffer.swift:691: Fatal er", "ror: Index out of range\n"), "")
        assertEnds(&filter, shown: "", message: "Fatal error: Index out of range")
    }

    func testEveryKindOfMessageIsKnown() {
        for words in ["Fatal error", "Fatal error: a", "Precondition failed", "Assertion failed: a: b"] {
            for end in ["\n", ""] {
                var filter = FatalErrorFilter()
                XCTAssertEqual(feed(&filter, "PlaygroundScene/A b.swift:1: \(words)\(end)"), "")
                assertEnds(&filter, shown: "", message: "A b.swift:1: \(words)")
            }
        }
    }

    func testALineWithoutAnEndIsKept() {
        var filter = FatalErrorFilter()
        XCTAssertEqual(feed(&filter, "a\nb"), "a\n")
        assertEnds(&filter, shown: "b", message: nil)
    }

    // MARK: - The scene's own lines

    func testOtherLinesWithTheSameWordsAreShown() {
        var filter = FatalErrorFilter()
        let lines = "no Fatal error\nFatal errors: 3\na: Fatal error: b\nFatal error!\na.swift:x: Fatal error: b\n"
        XCTAssertEqual(feed(&filter, lines), lines)
        assertEnds(&filter, shown: "", message: nil)
    }

    func testAMessageFollowedByMoreIsShownInPlace() {
        var filter = FatalErrorFilter()
        XCTAssertEqual(feed(&filter, "1\nFatal error: mine\n"), "1\n")
        XCTAssertEqual(feed(&filter, "12 of 0x3\n", "Fatal error: 2\n"), "Fatal error: mine\n12 of 0x3\n")
        assertEnds(&filter, shown: "", message: "Fatal error: 2")
    }

    func testTheLastLineOfASceneThatDidNotCrashIsShown() {
        for rest in ["", "no end", "Fatal error"] {
            var filter = FatalErrorFilter()
            XCTAssertEqual(feed(&filter, "a\nFatal error: mine\n0    lib    0x00 f\n\(rest)"), "a\n")
            let (shown, message) = filter.finish(crashed: false)
            XCTAssertEqual(String(decoding: shown, as: UTF8.self), "Fatal error: mine\n0    lib    0x00 f\n\(rest)")
            XCTAssertNil(message)
        }
    }

    /// If each byte were examined more than a few times, this would take hours.
    func testLinesOfAnyNumberAndLength() {
        for byte in [UInt8(ascii: "\n"), UInt8(ascii: "a"), 0] {
            var filter = FatalErrorFilter()
            let block = [UInt8](repeating: byte, count: 65_536)
            var count = 0
            for _ in 0..<64 { count += filter.filter(block).count }
            count += filter.finish(crashed: true).shown.count
            XCTAssertEqual(count, 64 * 65_536)
        }
    }

    func testAnyBytesInAnyPiecesComeOutInOrder() {
        let seed = UInt64.random(in: 0 ... .max)
        var state = seed
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let parts = [
            "\n", "a", "Fatal error", ": ", "a.swift:1: ", "0 lib 0x0\n", "\u{fffd}", "Assertion failed\n", "\0",
        ]
        for _ in 0..<300 {
            let text = (0..<random(40)).map { _ in parts[random(parts.count)] }.joined()
            var filter = FatalErrorFilter()
            var (rest, shown) = (Array(text.utf8)[...], [UInt8]())
            while !rest.isEmpty {
                let piece = rest.prefix(1 + random(20))
                shown += filter.filter(Array(piece))
                rest = rest.dropFirst(piece.count)
            }
            shown += filter.finish(crashed: false).shown
            XCTAssertEqual(String(decoding: shown, as: UTF8.self), text, "seed \(seed)")
        }
    }

    // MARK: - Helpers

    private func feed(_ filter: inout FatalErrorFilter, _ parts: String...) -> String {
        parts.map { String(decoding: filter.filter(Array($0.utf8)), as: UTF8.self) }.joined()
    }

    private func assertEnds(
        _ filter: inout FatalErrorFilter, shown: String, message: String?, line: UInt = #line
    ) {
        let end = filter.finish(crashed: true)
        XCTAssertEqual(String(decoding: end.shown, as: UTF8.self), shown, line: line)
        XCTAssertEqual(end.message, message, line: line)
    }
}
