import UIKit
import XCTest

@testable import SwiftUI

final class LazyGridTests: HierarchyTestCase {
    /// Returns the columns of items in a length, as their starts and lengths.
    private func tracks(_ items: [GridItem], _ length: CGFloat) -> [[CGFloat]] {
        GridTrack.resolve(items, in: length).map { [$0.start, $0.length] }
    }

    func testColumnsShareTheRoom() async {
        XCTAssertEqual(tracks([GridItem(.fixed(40)), GridItem(.fixed(50))], 300), [[0, 40], [48, 50]])
        XCTAssertEqual(
            tracks([GridItem(.flexible(), spacing: 10), GridItem(.flexible())], 210), [[0, 100], [110, 100]])
        XCTAssertEqual(
            tracks([GridItem(.fixed(60), spacing: 0), GridItem(.flexible(), spacing: 0), GridItem(.flexible())], 260),
            [[0, 60], [60, 100], [160, 100]])
        // Space that one doesn't take goes to the others.
        XCTAssertEqual(
            tracks([GridItem(.flexible(maximum: 50), spacing: 0), GridItem(.flexible())], 200), [[0, 50], [50, 150]])
        XCTAssertEqual(
            tracks([GridItem(.flexible(minimum: 150), spacing: 0), GridItem(.flexible())], 200),
            [[0, 150], [150, 50]])
    }

    func testAdaptiveColumnsAreAsManyAsHaveRoom() async {
        XCTAssertEqual(
            tracks([GridItem(.adaptive(minimum: 60), spacing: 10)], 200), [[0, 60], [70, 60], [140, 60]])
        XCTAssertEqual(tracks([GridItem(.adaptive(minimum: 90), spacing: 10)], 200), [[0, 95], [105, 95]])
        XCTAssertEqual(tracks([GridItem(.adaptive(minimum: 500))], 200), [[0, 500]])
        XCTAssertEqual(
            tracks([GridItem(.adaptive(minimum: 50, maximum: 60), spacing: 0)], 239),
            [[0, 59.75], [59.75, 59.75], [119.5, 59.75], [179.25, 59.75]])
        XCTAssertEqual(tracks([GridItem(.adaptive(minimum: 0))], 1e9).count, 1_000)
    }

    func testLinesAreAsHighAsTheHighestInThem() async {
        let columns = [GridItem(.fixed(50), alignment: .top), GridItem(.fixed(50), alignment: .bottomTrailing)]
        let host = Host(
            LazyVGrid(columns: columns, alignment: .leading, spacing: 5) {
                Box("a", 50, 20)
                Box("b", 30, 40)
                Box("c", 50, 10)
            })
        host.assertFrame("a", 0, 22.5, 50, 20)
        host.assertFrame("b", 78, 22.5, 30, 40)
        host.assertFrame("c", 0, 67.5, 50, 10)
    }

    func testOnlyLinesInSightAreMade() async throws {
        final class Counter { var count = 0 }
        let counter = Counter()
        let host = Host(
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)], spacing: 0) {
                    ForEach(0..<10_000) { number in
                        let _ = counter.count += 1
                        Box("\(number)", 40, 25)
                    }
                }
            })
        XCTAssertEqual(host.names.count, 20)
        XCTAssertEqual(counter.count, 20)
        host.assertFrame("7", 80, 25, 40, 25)
    }

    func testRowsOfAHorizontalGrid() async {
        let host = Host(
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 4) {
                    ForEach(0..<100) { Box("\($0)", 20, 30) }
                }
            })
        host.assertFrame("0", 0, 16, 20, 30)
        host.assertFrame("1", 0, 54, 20, 30)
        host.assertFrame("4", 48, 16, 20, 30)
    }
}
