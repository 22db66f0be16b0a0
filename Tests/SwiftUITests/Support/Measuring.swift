import SwiftUI
import XCTest

/// The sizes that a view chooses for proposals.
@MainActor
final class MeasuredSizes {
    nonisolated(unsafe) var sizes: [CGSize] = []
}

/// Proposes sizes to its only view, one by one.
struct Measuring: Layout {
    let proposals: [ProposedViewSize]
    let result: MeasuredSizes

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if let subview = subviews.first { result.sizes = proposals.map { subview.sizeThatFits($0) } }
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Checks which sizes a view chooses; nil stands for an unspecified proposal.
@MainActor
func assertSizes<V: View>(
    _ view: V, _ cases: [((CGFloat?, CGFloat?), (CGFloat, CGFloat))], _ name: String = "", line: UInt = #line
) {
    let result = MeasuredSizes()
    let proposals = cases.map { ProposedViewSize(width: $0.0.0, height: $0.0.1) }
    _ = Host { Measuring(proposals: proposals, result: result) { view } }
    XCTAssertEqual(result.sizes.count, cases.count, name, line: line)
    for (size, (proposal, expected)) in zip(result.sizes, cases) {
        XCTAssertEqual(size.width, expected.0, accuracy: 1e-6, "\(name) width for \(proposal)", line: line)
        XCTAssertEqual(size.height, expected.1, accuracy: 1e-6, "\(name) height for \(proposal)", line: line)
    }
}
