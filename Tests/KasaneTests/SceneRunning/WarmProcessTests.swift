import CProcessSupport
import Foundation
import XCTest

/// What lets copies of a process start with its cached results.
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
        // A row's coding keys, which the compiler generates.
        XCTAssertTrue(visited.contains { $0 is any CodingKey.Type && "\($0)" == "CodingKeys" })
        XCTAssertFalse(visited.contains { $0 == Structure.self || "\($0)".hasPrefix("Generic<") })
    }
}
