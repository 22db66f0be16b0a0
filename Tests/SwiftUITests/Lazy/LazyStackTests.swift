import Observation
import UIKit
import XCTest

@testable import SwiftUI

final class LazyStackTests: HierarchyTestCase {
    func scrollView<V: View>(of host: Host<V>) throws -> UIScrollView {
        host.settle()
        func find(_ view: UIView) -> UIScrollView? {
            (view as? UIScrollView) ?? view.subviews.lazy.compactMap { find($0) }.first
        }
        return try XCTUnwrap(find(host.view))
    }

    private final class Log { var lines: [String] = [] }

    @Observable
    final class Holder {
        var numbers = Array(0..<50)
    }

    func testOnlyWhatIsInSightIsMade() async throws {
        struct Row: View {
            let number: Int
            let log: Log
            var body: some View {
                log.lines.append("\(number)")
                return Box("\(number)", 200, 20)
            }
        }
        let log = Log()
        let host = Host(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000) { Row(number: $0, log: log) } } })
        XCTAssertEqual(log.lines, ["0", "1", "2", "3", "4"])
        let view = try scrollView(of: host)
        XCTAssertEqual(view.contentSize.height, 200_000)
        log.lines = []
        view.contentOffset.y = 100_010
        XCTAssertEqual(host.names, ["5000", "5001", "5002", "5003", "5004", "5005"])
        XCTAssertEqual(log.lines, ["5000", "5001", "5002", "5003", "5004", "5005"])
        host.assertFrame("5000", 0, -10, 200, 20)
    }

    func testItIsAsWideAsProposedAndSpaced() async {
        let host = Host(
            ScrollView {
                LazyVStack(alignment: .trailing) {
                    Box("a", 50, 20); Box("b", 80, 20)
                }
            })
        host.assertFrame("a", 150, 0, 50, 20)
        host.assertFrame("b", 120, 28, 80, 20)
    }

    func testRowsKeepTheirStateOutOfSight() async throws {
        struct Row: View {
            let number: Int
            @State private var hasAppeared = false
            var body: some View {
                Box(hasAppeared ? "known \(number)" : "new \(number)", 200, 50).onAppear { hasAppeared = true }
            }
        }
        let host = Host(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0) } } })
        XCTAssertEqual(host.names, ["known 0", "known 1"])
        let view = try scrollView(of: host)
        view.contentOffset.y = 2_000
        XCTAssertEqual(host.names, ["known 40", "known 41"])
        let count = host.bodies(of: Row.self) { view.contentOffset.y = 0 }
        XCTAssertEqual(host.names, ["known 0", "known 1"])
        XCTAssertEqual(count, 0)
    }

    func testRowsAppearAsTheyComeIntoSight() async throws {
        let log = Log()
        let host = Host(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { number in
                        Box("\(number)", 200, 50).onAppear { log.lines.append("+\(number)") }
                            .onDisappear { log.lines.append("-\(number)") }
                    }
                    Box("last", 200, 50).onAppear { log.lines.append("last") }
                }
            })
        host.settle()
        XCTAssertEqual(log.lines, ["+0", "+1"])
        log.lines = []
        let view = try scrollView(of: host)
        view.contentOffset.y = 50
        host.settle()
        XCTAssertEqual(log.lines.sorted(), ["+2", "-0"])
        log.lines = []
        view.contentOffset.y = 0
        host.settle()
        XCTAssertEqual(log.lines.sorted(), ["+0", "-2"])
        log.lines = []
        view.contentOffset.y = 4_950
        host.settle()
        XCTAssertEqual(log.lines.filter { $0.hasPrefix("+") || $0 == "last" }, ["+99", "last"])
    }

    func testChangesOfTheDataKeepRowsTheirPlaces() async throws {
        struct Screen: View {
            let holder: Holder
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(holder.numbers, id: \.self) { Box("\($0)", 200, 30) } }
                }
            }
        }
        let holder = Holder()
        let host = Host(Screen(holder: holder))
        XCTAssertEqual(host.names, ["0", "1", "2", "3"])
        holder.numbers.remove(at: 1)
        XCTAssertEqual(host.names, ["0", "2", "3", "4"])
        host.assertFrame("2", 0, 30, 200, 30)
        holder.numbers.insert(77, at: 0)
        XCTAssertEqual(host.names, ["77", "0", "2", "3"])
        XCTAssertEqual(try scrollView(of: host).contentSize.height, 1_500)
        holder.numbers = []
        XCTAssertEqual(host.names, [])
    }

    func testLengthsAreFoundAsRowsComeIntoSight() async throws {
        func height(_ number: Int) -> CGFloat { number % 2 == 0 ? 20 : 60 }
        let host = Host(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000) { Box("\($0)", 200, height($0)) } } })
        host.assertFrame("1", 0, 20, 200, 60)
        let view = try scrollView(of: host)
        for offset in stride(from: 0, through: 1_000, by: 50) {
            view.contentOffset.y = CGFloat(offset)
            host.settle()
        }
        host.assertFrame("26", 0, 40, 200, 20)
    }

    func testModifiersOfAllRowsAreLazyToo() async throws {
        final class Counter { var count = 0 }
        let counter = Counter()
        let host = Host(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10_000) { number in
                        let _ = counter.count += 1
                        Box("\(number)", 100, 20)
                    }
                    .padding(.horizontal, 10)
                    .background { Box("back") }
                }
            })
        host.assertFrame("3", 50, 60, 100, 20)
        XCTAssertEqual(counter.count, 5)
        XCTAssertEqual(host.names.count, 10)
    }

    func testHeadersStickToTheTop() async throws {
        let host = Host(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<3) { section in
                        Section {
                            ForEach(0..<10) { Box("\(section).\($0)", 200, 20) }
                        } header: {
                            Box("head \(section)", 200, 30)
                        }
                    }
                }
            })
        host.assertFrame("head 0", 0, 0, 200, 30)
        let view = try scrollView(of: host)
        view.contentOffset.y = 100
        host.assertFrame("head 0", 0, 0, 200, 30)
        XCTAssertEqual(host.names.last, "head 0")
        // The next one pushes it away.
        view.contentOffset.y = 215
        host.assertFrame("head 0", 0, -15, 200, 30)
        host.assertFrame("head 1", 0, 15, 200, 30)
        view.contentOffset.y = 250
        host.assertFrame("head 1", 0, 0, 200, 30)
        XCTAssertNil(host.frame("head 0"))
    }
}
