import QuartzCore
import UIKit
import XCTest

@testable import SwiftUI

final class ShapeViewTests: HierarchyTestCase {
    func testShapesAreFilledAndStroked() async throws {
        let picture = try XCTUnwrap(
            ViewPicture(
                100, 100,
                ZStack {
                    Circle().fill(Color(red: 1, green: 0, blue: 0))
                    Rectangle().inset(by: 30).stroke(Color(red: 0, green: 0, blue: 1), lineWidth: 10)
                }))
        XCTAssertEqual(picture[50, 50], [255, 0, 0])
        XCTAssertEqual(picture[2, 2], [255, 255, 255])
        XCTAssertEqual(picture[30, 50], [0, 0, 255])
        XCTAssertEqual(picture[26, 50], [0, 0, 255])
        XCTAssertEqual(picture[24, 50], [255, 0, 0])
    }

    func testABorderLiesInside() async throws {
        let picture = try XCTUnwrap(
            ViewPicture(60, 60, Rectangle().strokeBorder(Color(red: 0, green: 1, blue: 0), lineWidth: 10)))
        XCTAssertEqual(picture[0, 30], [0, 255, 0])
        XCTAssertEqual(picture[9, 30], [0, 255, 0])
        XCTAssertEqual(picture[11, 30], [255, 255, 255])
    }

    func testTheForegroundStyleFills() async throws {
        let picture = try XCTUnwrap(
            ViewPicture(40, 40, Rectangle().foregroundStyle(Color(red: 0, green: 0, blue: 1))))
        XCTAssertEqual(picture[20, 20], [0, 0, 255])
        let ranks = try XCTUnwrap(
            ViewPicture(
                40, 40, Rectangle().fill(.secondary).foregroundStyle(Color(red: 1, green: 0, blue: 0))))
        XCTAssertTrue(isClose(ranks[20, 20], [255, 128, 128]), "\(ranks[20, 20])")
    }

    /// A style may refer to the enclosing one, but not to itself.
    func testAStyleOfItsOwnRankIsTakenFromAround() async throws {
        let picture = try XCTUnwrap(
            ViewPicture(
                40, 40,
                Rectangle().foregroundStyle(.primary.opacity(0.5)).foregroundStyle(.foreground)
                    .foregroundColor(Color(red: 1, green: 0, blue: 0))))
        XCTAssertTrue(isClose(picture[20, 20], [255, 128, 128]), "\(picture[20, 20])")
    }

    func testFillsAndStrokesFollowOneAnother() async throws {
        let picture = try XCTUnwrap(
            ViewPicture(
                60, 60,
                Rectangle().inset(by: 10).fill(Color(red: 1, green: 0, blue: 0))
                    .stroke(Color(red: 0, green: 0, blue: 1), lineWidth: 8)))
        XCTAssertEqual(picture[30, 30], [255, 0, 0])
        XCTAssertEqual(picture[12, 30], [0, 0, 255])
        XCTAssertEqual(picture[8, 30], [0, 0, 255])
    }

    /// Core Animation animates the path of a plain shape; one with custom animatable data is drawn for each value.
    func testShapesMoveBetweenTheirValues() async throws {
        struct Pie: View {
            var end: Double
            var body: some View {
                Rectangle().trim(from: 0, to: end).stroke(Color(red: 1, green: 0, blue: 0), lineWidth: 20)
            }
        }
        let host = Host(width: 100, height: 100, Pie(end: 0))
        withAnimation(.linear(duration: 1)) { host.view.rootView = Pie(end: 0.5) }
        host.settle()
        advance(to: 0.5)
        let picture = try XCTUnwrap(ViewPicture(host))
        // A quarter of the outline is the first side, along the top.
        XCTAssertEqual(picture[50, 5], [255, 0, 0])
        XCTAssertEqual(picture[95, 50], [255, 255, 255])
        advance(to: 1.1)
        let later = try XCTUnwrap(ViewPicture(host))
        XCTAssertEqual(later[95, 50], [255, 0, 0])
    }
}
