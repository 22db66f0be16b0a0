import SwiftUI
import XCTest

/// A type-erased layout behaves like the one inside.
final class AnyLayoutTests: HierarchyTestCase {
    private enum Mark: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    func testGuidesReachOutOfIt() async {
        let mark = VerticalAlignment(Mark.self)
        let host = Host {
            HStack(alignment: mark, spacing: 0) {
                AnyLayout(VStackLayout(spacing: 0)) {
                    Box("top", 10, 20); Box("marked", 10, 20).alignmentGuide(mark) { _ in 5 }
                }
                Box("other", 10, 30)
            }
        }
        host.assertFrame("top", 90, 27.5, 10, 20)
        host.assertFrame("other", 100, 42.5, 10, 30)
    }

    struct Turning: View {
        let isRow: Bool
        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            VStack(spacing: 0) {
                Box("top", 20, 10)
                layout {
                    Box("a", 20, 10); Spacer(minLength: 0); Box("b", 20, 10)
                }
            }
        }
    }

    /// A spacer expands along the wrapped stack's axis, and only along it.
    func testSpacersKnowTheStackInside() async {
        let host = Host(Turning(isRow: true))
        host.assertFrame("top", 90, 40, 20, 10)
        host.assertFrame("a", 0, 50, 20, 10)
        host.assertFrame("b", 180, 50, 20, 10)
        host.view.rootView = Turning(isRow: false)
        host.assertFrame("top", 90, 0, 20, 10)
        host.assertFrame("a", 90, 10, 20, 10)
        host.assertFrame("b", 90, 90, 20, 10)
        host.view.rootView = Turning(isRow: true)
        host.assertFrame("b", 180, 50, 20, 10)
    }

    func testItIsAsLargeAsTheLayoutInside() async {
        for (layout, size) in [
            (AnyLayout(HStackLayout(spacing: 5)), (55, 20)), (AnyLayout(VStackLayout(spacing: 5)), (30, 35)),
            (AnyLayout(ZStackLayout()), (30, 20)),
        ] as [(AnyLayout, (CGFloat, CGFloat))] {
            assertSizes(
                layout {
                    Box("a", 20, 10); Box("b", 30, 20)
                }, [((nil, nil), size), ((100, 100), size)])
        }
    }

    func testAlignmentsAreThoseOfTheLayoutInside() async {
        let host = Host {
            AnyLayout(HStackLayout(alignment: .bottom, spacing: 0)) {
                Box("a", 20, 10); Box("b", 20, 40)
            }
        }
        host.assertFrame("a", 80, 60, 20, 10)
    }
}
