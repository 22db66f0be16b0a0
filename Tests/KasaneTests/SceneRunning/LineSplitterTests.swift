import XCTest

@testable import Kasane

final class LineSplitterTests: XCTestCase {
    func testLinesComeWhenTheyAreComplete() {
        var splitter = LineSplitter()
        XCTAssertEqual(split(&splitter, "a"), [])
        XCTAssertEqual(split(&splitter, "b\n\nc\nd"), ["ab", "", "c"])
        XCTAssertEqual(split(&splitter, "\n"), ["d"])
        XCTAssertEqual(split(&splitter, ""), [])
    }

    /// If bytes were moved for each line before them, this would take hours.
    func testMillionsOfLines() {
        var splitter = LineSplitter()
        let block = [UInt8](repeating: 10, count: 65_536)
        var count = 0
        for _ in 0..<16 { count += splitter.split(block).count }
        XCTAssertEqual(count, 16 * 65_536)
    }

    func testALineWithoutAnEndTakesBoundedMemory() {
        var splitter = LineSplitter()
        let block = [UInt8](repeating: 97, count: 65_536)
        for _ in 0..<256 { XCTAssertEqual(splitter.split(block), []) }
        let line = splitter.split([10])
        XCTAssertEqual(line.count, 1)
        XCTAssertLessThanOrEqual(line[0].count, LineSplitter.longestLine + block.count)
    }

    private func split(_ splitter: inout LineSplitter, _ text: String) -> [String] {
        splitter.split(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }
}
