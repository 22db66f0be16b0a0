import CProcessSupport
import Foundation
import XCTest

/// What makes the copies of a process begin with what it has found already.
final class WarmProcessTests: XCTestCase {
    private enum Marker { case here }
    private struct Row: Decodable { var id = 1 }
    private enum Generic<Value> { case value(Value) }
    private struct Structure {}

    nonisolated(unsafe) private static var visited: [Any.Type] = []

    func testTheEnumerationsOfTheProgramAreVisited() throws {
        _ = (Marker.here, Generic<Int>.value(1), Structure())
        WarmProcessTests.visited = []
        kasane_visit_enumerations { WarmProcessTests.visited.append(unsafeBitCast($0, to: Any.Type.self)) }
        let visited = WarmProcessTests.visited
        XCTAssertTrue(visited.contains { $0 == Marker.self }, "\(visited.count) types")
        // The keys of a row, which the compiler makes.
        XCTAssertTrue(visited.contains { $0 is any CodingKey.Type && "\($0)" == "CodingKeys" })
        XCTAssertFalse(visited.contains { $0 == Structure.self || "\($0)".hasPrefix("Generic<") })
    }

    /// What the kernel says of one's memory: a mapping of code that has a page of its own was written to.
    func testCodeIsWrittenOverWithItself() throws {
        kasane_share_code()
        // It is read to its end, which it does not tell beforehand.
        let bytes = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/smaps")).readToEnd()
        let mappings = String(decoding: try XCTUnwrap(bytes), as: UTF8.self)
        var program: String?
        var ownPages: [String: Int] = [:]
        for line in mappings.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count >= 6, words[1] == "r-xp" {
                program = String(words[5])
            } else if words.count >= 5, words[1].count == 4 {
                program = nil
            } else if let program, words[0] == "Anonymous:", let size = Int(words[1]) {
                ownPages[program, default: 0] += size
            }
        }
        for library in ["libswiftCore.so", "libFoundation.so"] {
            let size = ownPages.first { $0.key.hasSuffix(library) }?.value
            XCTAssertGreaterThan(try XCTUnwrap(size, library), 0, library)
        }
    }
}
