import Observation
import SwiftUI
import XCTest

/// Custom values are interpolated number by number.
final class AnimatableTests: HierarchyTestCase {
    struct Bar: View, Animatable {
        var width: Double
        var height: Double

        nonisolated var animatableData: AnimatablePair<Double, Double> {
            get { AnimatablePair(width, height) }
            set { (width, height) = (newValue.first, newValue.second) }
        }

        var body: some View { Box("bar", CGFloat(width), CGFloat(height)) }
    }

    func testBothPartsOfAPairMove() async {
        let host = Host(Bar(width: 10, height: 20))
        withAnimation(.linear(duration: 1)) { host.view.rootView = Bar(width: 110, height: 0) }
        host.settle()
        advance(to: 0.25)
        XCTAssertEqual(host.frame("bar")?.width ?? 0, 35, accuracy: 1e-6)
        XCTAssertEqual(host.frame("bar")?.height ?? 0, 15, accuracy: 1e-6)
        // A new target is approached from the current value.
        withAnimation(.linear(duration: 1)) { host.view.rootView = Bar(width: 10, height: 0) }
        host.settle()
        XCTAssertEqual(host.frame("bar")?.width ?? 0, 35, accuracy: 1e-6)
        advance(to: 3)
        XCTAssertEqual(host.frame("bar")?.size, CGSize(width: 10, height: 0))
    }

    func testAChangeWithoutAnimationEndsOneThatRuns() async {
        let host = Host(Bar(width: 10, height: 20))
        withAnimation(.linear(duration: 1)) { host.view.rootView = Bar(width: 110, height: 20) }
        host.settle()
        advance(to: 0.5)
        host.view.rootView = Bar(width: 70, height: 20)
        XCTAssertEqual(host.frame("bar")?.width, 70)
        advance(to: 0.75)
        XCTAssertEqual(host.frame("bar")?.width, 70)
    }

    struct Inset: ViewModifier, Animatable {
        var animatableData: Double
        func body(content: Content) -> some View { content.padding(CGFloat(animatableData)) }
    }

    func testAModifierMayBeAnimatable() async {
        let host = Host(Box("a").modifier(Inset(animatableData: 0)))
        withAnimation(.linear(duration: 1)) { host.view.rootView = Box("a").modifier(Inset(animatableData: 40)) }
        host.settle()
        advance(to: 0.5)
        host.assertFrame("a", 20, 20, 160, 60)
    }

    private struct OlderInset: AnimatableModifier {
        var animatableData: Double
        func body(content: Content) -> some View { content.padding(CGFloat(animatableData)) }
    }

    func testAModifierMayBeAnimatableByTheOlderName() async {
        let host = Host(Box("a").modifier(OlderInset(animatableData: 0)))
        withAnimation(.linear(duration: 1)) { host.view.rootView = Box("a").modifier(OlderInset(animatableData: 40)) }
        host.settle()
        advance(to: 0.5)
        host.assertFrame("a", 20, 20, 160, 60)
    }

    struct Fan: Layout {
        var spread: CGFloat

        nonisolated var animatableData: CGFloat {
            get { spread }
            set { spread = newValue }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for (index, subview) in subviews.enumerated() {
                subview.place(
                    at: CGPoint(x: bounds.minX + spread * CGFloat(index), y: bounds.minY), proposal: .unspecified)
            }
        }
    }

    struct Fanned: View {
        let spread: CGFloat
        var body: some View {
            Fan(spread: spread) {
                Box("a", 10, 10); Box("b", 10, 10); Box("c", 10, 10)
            }
        }
    }

    func testALayoutsNumbersMove() async {
        let host = Host(Fanned(spread: 10))
        withAnimation(.linear(duration: 1)) { host.view.rootView = Fanned(spread: 50) }
        host.settle()
        advance(to: 0.5)
        XCTAssertEqual(host.shownFrame("b").minX, 30, accuracy: 1)
        XCTAssertEqual(host.shownFrame("c").minX, 60, accuracy: 2)
        advance(to: 1.2)
        host.assertFrame("c", 100, 0, 10, 10)
    }

    struct Wedge: Shape {
        var end: Double
        var animatableData: Double {
            get { end }
            set { end = newValue }
        }
        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * CGFloat(end), height: rect.height))
        }
    }

    func testAShapesNumbersMove() async throws {
        let blue = Color(red: 0, green: 0, blue: 1)
        let host = Host(width: 100, height: 20, Wedge(end: 0).fill(blue))
        withAnimation(.linear(duration: 1)) { host.view.rootView = Wedge(end: 1).fill(blue) }
        host.settle()
        advance(to: 0.5)
        let half = try XCTUnwrap(ViewPicture(host))
        XCTAssertEqual(half[45, 10], [0, 0, 255])
        XCTAssertEqual(half[55, 10], [255, 255, 255])
        advance(to: 1.2)
        XCTAssertEqual(try XCTUnwrap(ViewPicture(host))[95, 10], [0, 0, 255])
    }

    func testColoursOpacitiesAndTurnsAreHalfWayAtHalfTime() async throws {
        struct Tile: View {
            let isOn: Bool
            var body: some View {
                ZStack {
                    Color.white
                    Color(red: isOn ? 1 : 0, green: 0, blue: isOn ? 0 : 1).frame(width: 20, height: 20)
                        .position(x: 10, y: 10)
                    Color.black.frame(width: 20, height: 20).opacity(isOn ? 1 : 0).position(x: 40, y: 10)
                    Color.black.frame(width: 20, height: 2).rotationEffect(.degrees(isOn ? 180 : 0))
                        .position(x: 80, y: 10)
                }
            }
        }
        let host = Host(width: 100, height: 20, Tile(isOn: false))
        withAnimation(.linear(duration: 1)) { host.view.rootView = Tile(isOn: true) }
        host.settle()
        advance(to: 0.5)
        let picture = try XCTUnwrap(ViewPicture(host))
        XCTAssertTrue(isClose(picture[10, 10], [128, 0, 128]), "\(picture[10, 10])")
        XCTAssertTrue(isClose(picture[40, 10], [128, 128, 128]), "\(picture[40, 10])")
        XCTAssertTrue(isClose(picture[80, 3], [0, 0, 0]), "\(picture[80, 3])")
        XCTAssertEqual(picture[73, 10], [255, 255, 255])
    }
}
