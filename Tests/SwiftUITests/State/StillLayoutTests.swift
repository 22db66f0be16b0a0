import SwiftUI
import XCTest

/// A change that doesn't affect a view's size lays out nothing around it.
final class StillLayoutTests: HierarchyTestCase {
    @Observable
    final class Lamp {
        var isOn = false
        var word = "On"
    }

    private final class Count {
        nonisolated(unsafe) var value = 0
    }

    /// Counts how often it places its views.
    private struct Counting: Layout {
        let count: Count

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            count.value += 1
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }

    private struct Light: View {
        let lamp: Lamp
        var body: some View { Color(white: lamp.isOn ? 1 : 0) }
    }

    private struct Word: View {
        let lamp: Lamp
        var body: some View { Text(lamp.word).fixedSize() }
    }

    func testAColourChangesAlone() async throws {
        let (lamp, count) = (Lamp(), Count())
        let host = Host { Counting(count: count) { Light(lamp: lamp) } }
        let before = count.value
        lamp.isOn = true
        let picture = try XCTUnwrap(ViewPicture(host))
        XCTAssertEqual(count.value, before)
        XCTAssertEqual(picture[100, 50], [255, 255, 255])
    }

    func testATextOfTheSameSizeChangesAlone() async {
        let (lamp, count) = (Lamp(), Count())
        let host = Host { Counting(count: count) { Word(lamp: lamp) } }
        let before = count.value
        lamp.word = "nO"
        host.settle()
        let same = count.value
        lamp.word = "a longer word"
        host.settle()
        XCTAssertEqual(same, before, "the same letters in another order are as wide")
        XCTAssertGreaterThan(count.value, before)
    }
}
