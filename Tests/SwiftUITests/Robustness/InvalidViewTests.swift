@testable import SwiftUI
import XCTest

/// Invalid numbers, and infinite and very large trees.
final class InvalidViewTests: HierarchyTestCase {
    func testUnusableLengths() async {
        let host = Host {
            VStack(spacing: 0) {
                Box("nan", 10, 10).frame(width: .nan, height: -5)
                Box("inf", 10, 10).frame(width: .infinity).padding(.infinity)
                Box("far", 10, 10).offset(x: .nan, y: .infinity).position(x: .nan, y: 0)
            }
        }
        for name in ["nan", "inf", "far"] {
            let frame = host.frame(name) ?? .null
            XCTAssert([frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite), "\(name): \(frame)")
        }
    }

    struct Endless: View {
        let depth: Int
        var body: AnyView { AnyView(Endless(depth: depth + 1).padding(1)) }
    }

    func testViewsInThemselvesEnd() async {
        let host = Host {
            VStack {
                Box("a", 10, 10); Endless(depth: 0)
            }
        }
        XCTAssertEqual(host.names, ["a"])
    }

    func testDeepTrees() async {
        var view = AnyView(Box("deep", 1, 1))
        for index in 0..<500 { view = index % 2 == 0 ? AnyView(VStack { view }) : AnyView(HStack { view }) }
        let host = Host(view)
        host.assertFrame("deep", 99.5, 49.5, 1, 1)
    }

    struct Many: View {
        let count: Int
        var body: some View { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Box("\($0)", 10, 1) } } }
    }

    func testManyViews() async {
        let host = Host(Many(count: 10_000))
        XCTAssertEqual(host.names.count, 10_000)
        host.view.rootView = Many(count: 9_999)
        XCTAssertEqual(host.names.count, 9_999)
    }

    /// A view's lifecycle events.
    @MainActor
    final class Diary {
        var counts: [Int] = []
    }

    struct Restless: View {
        let diary: Diary
        @State private var count = 0
        var body: some View {
            let _ = count += 1
            let _ = diary.counts.append(count)
            Box("r", CGFloat(10 + count), 10)
        }
    }

    /// A body that changes its own state is evaluated only a limited number of times, and the last result shows.
    func testBodiesThatChangeStateEnd() async throws {
        let diary = Diary()
        let host = Host(Restless(diary: diary))
        let last = try XCTUnwrap(diary.counts.last)
        XCTAssertEqual(diary.counts, Array(1...last), "each body sees what the one before has set")
        XCTAssertLessThanOrEqual(diary.counts.count, 2 * ViewGraph.maxRoundCount)
        host.assertFrame("r", 100 - CGFloat(10 + last) / 2, 45, CGFloat(10 + last), 10)
    }

    struct PingPong: View {
        let diary: Diary
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            Box("p", 10, 10)
                .onChange(of: a) {
                    diary.counts.append(a)
                    b += 1
                }
                .onChange(of: b) { a += 1 }
                .onAppear { a = 1 }
        }
    }

    /// Changes that trigger each other are handled in turn, without omissions, a limited number of times.
    func testChangesThatCallEachOtherEnd() async throws {
        let diary = Diary()
        let host = Host(PingPong(diary: diary))
        let last = try XCTUnwrap(diary.counts.last)
        XCTAssertEqual(diary.counts, Array(1...last), "every change is told, once")
        XCTAssertGreaterThan(last, 1)
        XCTAssertLessThanOrEqual(last, ViewGraph.maxRoundCount)
        host.assertFrame("p", 95, 45, 10, 10)
    }
}
