import SwiftUI
import XCTest

/// Text that caches its lines gives the same result as text that is laid out again.
final class RememberedLinesTests: HierarchyTestCase {
    private let proposals: [((CGFloat?, CGFloat?))] = [
        (0, nil), (nil, nil), (.infinity, 20), (300, nil), (60, nil), (60, 20), (40, 200), (300, 5), (1000, nil),
        (0, 0),
    ]

    private func sizes<V: View>(_ view: V, _ proposals: [(CGFloat?, CGFloat?)]) -> [CGSize] {
        let result = MeasuredSizes()
        _ = Host {
            Measuring(proposals: proposals.map { ProposedViewSize(width: $0.0, height: $0.1) }, result: result) { view }
        }
        return result.sizes
    }

    private func check<V: View>(_ view: V, line: UInt = #line) {
        for order in [proposals, proposals.reversed(), proposals + proposals] {
            let alone = order.map { sizes(view, [$0])[0] }
            XCTAssertEqual(sizes(view, order), alone, line: line)
        }
    }

    func testInAnyOrder() async {
        check(Text("1"))
        check(Text("One line"))
        check(Text("Several words that want several lines where there is no room for them"))
        check(Text("First\nSecond"))
        check(Text("Reserved").lineLimit(3, reservesSpace: true))
        check(Text("One line at most, whatever happens").lineLimit(1))
        check(Text("Smaller where it must be").lineLimit(1).minimumScaleFactor(0.5))
        check(Text("Tighter where it must be").lineLimit(1).allowsTightening(true))
    }

    func testTheEnvironmentIsNotRemembered() async {
        struct Growing: View {
            @Binding var isLarge: Bool
            var body: some View { Text("Size").font(isLarge ? .largeTitle : .caption).fixedSize() }
        }
        let result = MeasuredSizes()
        let small = sizes(Growing(isLarge: .constant(false)), [(nil, nil)])[0]
        let large = sizes(Growing(isLarge: .constant(true)), [(nil, nil)])[0]
        let host = Host { Measuring(proposals: [.unspecified], result: result) { Growing(isLarge: .constant(false)) } }
        XCTAssertEqual(result.sizes, [small])
        host.view.rootView = Measuring(proposals: [.unspecified], result: result) { Growing(isLarge: .constant(true)) }
        host.settle()
        XCTAssertEqual(result.sizes, [large])
    }
}
