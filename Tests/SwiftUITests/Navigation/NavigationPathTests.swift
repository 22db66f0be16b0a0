import SwiftUI
import XCTest

final class NavigationPathTests: XCTestCase {
    struct City: Hashable, Codable { var name: String }
    struct Plain: Hashable { var number: Int }

    func testAPathKeepsValuesOfSeveralTypes() throws {
        var path = NavigationPath()
        XCTAssertTrue(path.isEmpty)
        path.append(1)
        path.append("two")
        path.append(City(name: "Oslo"))
        XCTAssertEqual(path.count, 3)
        var other = NavigationPath([1])
        XCTAssertNotEqual(path, other)
        other.append("two")
        path.removeLast()
        XCTAssertEqual(path, other)
    }

    func testAPathIsEncodedAndDecoded() throws {
        var path = NavigationPath([City(name: "Oslo"), City(name: "Kyoto")])
        path.append(5)
        let data = try JSONEncoder().encode(try XCTUnwrap(path.codable))
        let decoded = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        XCTAssertEqual(decoded, path)
        path.append(Plain(number: 1))
        XCTAssertNil(path.codable)
    }

    func testDamagedPathsAreErrors() {
        for text in ["[\"NoSuchType\", \"1\"]", "[\"Si\"]", "[\"Si\", \"x\"]", "{}", "[1, 2]"] {
            XCTAssertThrowsError(
                try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8)), text)
        }
    }
}
