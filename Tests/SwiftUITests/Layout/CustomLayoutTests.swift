import Observation
import QuartzCore
import SwiftUI
import XCTest

/// Custom layouts and alignments.
final class CustomLayoutTests: HierarchyTestCase {
    /// Views side by side, each as wide as the widest, as in Apple's example of voting buttons.
    struct EqualWidths: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let widest = widest(subviews)
            return CGSize(width: widest.width * CGFloat(subviews.count), height: widest.height)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            let widest = widest(subviews)
            for (index, subview) in subviews.enumerated() {
                let middle = bounds.minX + (CGFloat(index) + 0.5) * widest.width
                subview.place(
                    at: CGPoint(x: middle, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(widest))
            }
        }

        private func widest(_ subviews: Subviews) -> CGSize {
            subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
                CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
            }
        }
    }

    func testACustomLayout() async {
        let host = Host {
            EqualWidths {
                Box("a", 20, 10); Box("b", 50, 30)
            }
        }
        host.assertFrame("a", 65, 45, 20, 10)
        host.assertFrame("b", 100, 35, 50, 30)
    }

    /// Places views in a line by a layout value, and counts how often its cache is made.
    struct Ordered: Layout {
        struct Place: LayoutValueKey { static let defaultValue = 0 }
        let log: Log

        func makeCache(subviews: Subviews) -> [Int] {
            log.caches += 1
            return subviews.indices.sorted { subviews[$0][Place.self] < subviews[$1][Place.self] }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) {
            var x = bounds.minX
            for index in cache {
                subviews[index].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += subviews[index].dimensions(in: .unspecified).width
            }
        }
    }

    @MainActor
    final class Log {
        nonisolated(unsafe) var caches = 0
    }

    func testValuesAndCaches() async {
        let log = Log()
        let host = Host {
            Ordered(log: log) {
                Box("second", 10, 10).layoutValue(key: Ordered.Place.self, value: 2)
                Box("first", 30, 10).layoutValue(key: Ordered.Place.self, value: 1)
            }
        }
        host.assertFrame("first", 0, 0, 30, 10)
        host.assertFrame("second", 30, 0, 10, 10)
        XCTAssertEqual(log.caches, 1)
    }

    /// Places nothing.
    struct Lazy: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    func testViewsThatAreNotPlacedGoToTheMiddle() async {
        let host = Host { Lazy { Box("a", 20, 10) } }
        host.assertFrame("a", 90, 45, 20, 10)
    }

    struct FirstThird: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    /// The example of Apple's page on `AlignmentID`: views aligned at their first thirds.
    func testACustomAlignment() async {
        let host = Host {
            HStack(alignment: VerticalAlignment(FirstThird.self), spacing: 1) {
                Box("a", 10, 30)
                Box("b", 10, 60)
                Box("c", 10, 15)
            }
        }
        // The highest begins at the top; the others have their thirds 20 points below.
        host.assertFrame("b", 95, 20, 10, 60)
        host.assertFrame("a", 84, 30, 10, 30)
        host.assertFrame("c", 106, 35, 10, 15)
    }

    /// A guide set deep inside moves the stack that contains it.
    func testGuidesReachOutOfStacks() async {
        let host = Host {
            HStack(alignment: VerticalAlignment(FirstThird.self), spacing: 0) {
                VStack(spacing: 0) {
                    Box("top", 10, 20)
                    Box("marked", 10, 20).alignmentGuide(VerticalAlignment(FirstThird.self)) { _ in 5 }
                }
                Box("other", 10, 30)
            }
        }
        // The guide is 25 points down the column, and 10 down the other.
        host.assertFrame("top", 90, 27.5, 10, 20)
        host.assertFrame("other", 100, 42.5, 10, 30)
    }

    @Observable
    final class Model { var isRow = true }

    struct Turning: View {
        let model: Model
        var body: some View {
            let layout = model.isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                Box("a", 20, 10); Box("b", 20, 10)
            }
        }
    }

    func testLayoutsChangeAroundTheSameViews() async {
        let model = Model()
        let host = Host(Turning(model: model))
        let layer = host.layer("b")
        host.assertFrame("b", 100, 45, 20, 10)
        withAnimation(.linear(duration: 1)) { model.isRow = false }
        host.assertFrame("b", 90, 50, 20, 10)
        XCTAssertTrue(host.layer("b") === layer)
        XCTAssertEqual(host.shownFrame("b").minX, 100, accuracy: 1e-6)
        advance(to: 0.5)
        XCTAssertEqual(host.shownFrame("b").minX, 95, accuracy: 1e-6)
    }

    // MARK: Proposals, as in field guides to SwiftUI's layout

    /// What a view was proposed, and what it chose.
    @MainActor
    final class Proposals { var seen: [ProposedViewSize] = [] }

    struct Probe: LeafView {
        typealias Body = Never
        let log: Proposals

        func sizeThatFits(_ proposal: ProposedViewSize, _ context: LeafContext) -> CGSize {
            log.seen.append(proposal)
            return proposal.replacingUnspecifiedDimensions()
        }

        func updateLayer(_ layer: CALayer, _ context: LeafContext) {}
    }

    func testStacksProbeForFlexibility() async {
        let log = Proposals()
        _ = Host {
            HStack(spacing: 0) {
                Probe(log: log); Box("b", 50, 10)
            }
        }
        // The minimum, the maximum, and the rest of 200.
        XCTAssertEqual(log.seen.map(\.width), [0, .infinity, 150])
        XCTAssertEqual(Set(log.seen.map(\.height)), [100])
    }

    func testSizesAreKept() async {
        let log = Proposals()
        let host = Host(Pair(log: log, width: 50))
        log.seen = []
        // The sibling changes: only the share is different.
        host.view.rootView = Pair(log: log, width: 60)
        host.settle()
        XCTAssertEqual(log.seen.map(\.width), [140])
    }

    struct Pair: View {
        let log: Proposals
        let width: CGFloat
        var body: some View {
            HStack(spacing: 0) {
                Probe(log: log); Box("b", width, 10)
            }
        }
    }

    func testIdealSizes() async {
        let log = Proposals()
        _ = Host { Probe(log: log).fixedSize(horizontal: true, vertical: false) }
        XCTAssertEqual(log.seen, [ProposedViewSize(width: nil, height: 100)])
    }

    func testPaddingShrinksProposals() async {
        let log = Proposals()
        _ = Host { Probe(log: log).padding(.horizontal, 30).padding(.top, 150) }
        XCTAssertEqual(log.seen, [ProposedViewSize(width: 140, height: 0)])
    }
}
