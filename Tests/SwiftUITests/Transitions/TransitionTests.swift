import Observation
import QuartzCore
import SwiftUI
import XCTest

/// The insertion and removal of views: where each transition begins and ends.
final class TransitionTests: HierarchyTestCase {
    @Observable
    final class Model { var shows = false }

    struct Stage: View {
        let model: Model
        let transition: AnyTransition
        var body: some View {
            ZStack {
                Box("ground")
                if model.shows { Box("b", 40, 20).transition(transition) }
            }
        }
    }

    private struct Course {
        var begin = CGRect.zero
        var half = CGRect.zero
        var opacity = 0.0
    }

    private func opacity(_ layer: CALayer?) -> Double {
        var (opacity, current) = (1.0, layer)
        while let layer = current {
            opacity *= Double((layer.presentation() ?? layer).opacity)
            current = layer.superlayer
        }
        return opacity
    }

    /// Returns the course of a view of 40 x 20 in the middle of 200 x 100 as it is inserted, or removed.
    private func course(_ transition: AnyTransition, leaves: Bool = false) -> Course {
        let model = Model()
        model.shows = leaves
        let host = Host(Stage(model: model, transition: transition))
        let begin = MediaClock.now - 100
        withAnimation(.linear(duration: 1)) { model.shows.toggle() }
        host.settle()
        var course = Course(begin: host.shownFrame("b"))
        advance(to: begin + 0.5)
        course.half = host.shownFrame("b")
        course.opacity = opacity(host.layer("b"))
        advance(to: begin + 1.5)
        XCTAssertEqual(host.names, leaves ? ["ground"] : ["ground", "b"])
        if !leaves { host.assertFrame("b", 80, 40, 40, 20) }
        return course
    }

    private func assertPlace(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat, line: UInt = #line) {
        XCTAssertEqual(rect.minX, x, accuracy: 1e-6, line: line)
        XCTAssertEqual(rect.minY, y, accuracy: 1e-6, line: line)
    }

    func testViewsComeInFromTheEdgeOfTheirOwnPlace() async {
        let edges: [(Edge, CGFloat, CGFloat)] = [
            (.leading, 40, 40), (.trailing, 120, 40), (.top, 80, 20), (.bottom, 80, 60),
        ]
        for (edge, x, y) in edges {
            let incoming = course(.move(edge: edge))
            XCTAssertEqual(incoming.begin.origin, CGPoint(x: x, y: y), "\(edge)")
            XCTAssertEqual(incoming.half.midX, (x + 80) / 2 + 20, accuracy: 1e-6, "\(edge)")
            XCTAssertEqual(incoming.half.midY, (y + 40) / 2 + 10, accuracy: 1e-6, "\(edge)")
            XCTAssertEqual(incoming.opacity, 1, accuracy: 1e-6)
            let outgoing = course(.move(edge: edge), leaves: true)
            XCTAssertEqual(outgoing.begin.origin, CGPoint(x: 80, y: 40), "\(edge)")
            XCTAssertEqual(outgoing.half.midX, (x + 80) / 2 + 20, accuracy: 1e-6, "\(edge)")
        }
    }

    func testOffsetsScalesAndFadesAreHalfWayAtHalfTime() async {
        assertPlace(course(.offset(x: 30, y: -20)).half, 95, 30)
        assertPlace(course(.offset(CGSize(width: 0, height: 40)), leaves: true).half, 80, 60)
        assertPlace(course(.scale(scale: 0.5)).half, 85, 42.5)
        XCTAssertEqual(course(.scale).half.width, 20, accuracy: 1e-3)
        let corner = course(.scale(scale: 0.5, anchor: .topLeading)).half
        XCTAssertEqual(corner.minX, 80, accuracy: 1e-6)
        XCTAssertEqual(corner.minY, 40, accuracy: 1e-6)
        XCTAssertEqual(course(.opacity).opacity, 0.5, accuracy: 1e-6)
        XCTAssertEqual(course(.opacity, leaves: true).opacity, 0.5, accuracy: 1e-6)
    }

    func testASlideComesFromOneSideAndLeavesByTheOther() async {
        XCTAssertEqual(course(.slide).half.minX, 60, accuracy: 1e-6)
        XCTAssertEqual(course(.slide, leaves: true).half.minX, 100, accuracy: 1e-6)
        let pushed = course(.push(from: .bottom))
        XCTAssertEqual(pushed.half.minY, 50, accuracy: 1e-6)
        XCTAssertEqual(pushed.opacity, 0.5, accuracy: 1e-6)
        let gone = course(.push(from: .bottom), leaves: true)
        XCTAssertEqual(gone.half.minY, 30, accuracy: 1e-6)
        XCTAssertEqual(gone.opacity, 0.5, accuracy: 1e-6)
    }

    func testTransitionsAreCombinedAndMayBeTwo() async {
        let both = course(.offset(x: 40).combined(with: .opacity).combined(with: .offset(y: 20)))
        assertPlace(both.half, 100, 50)
        XCTAssertEqual(both.opacity, 0.5, accuracy: 1e-6)
        let two = AnyTransition.asymmetric(insertion: .offset(x: 20), removal: .offset(y: 20))
        assertPlace(course(two).half, 90, 40)
        assertPlace(course(two, leaves: true).half, 80, 50)
    }

    func testAnIdentityStaysAsItIs() async {
        let coming = course(.identity)
        XCTAssertEqual(coming.begin, CGRect(x: 80, y: 40, width: 40, height: 20))
        XCTAssertEqual(coming.opacity, 1)
    }

    func testATransitionMayHaveAnAnimationOfItsOwn() async {
        let model = Model()
        let host = Host(
            Stage(model: model, transition: .offset(x: 100).animation(.linear(duration: 4))))
        withAnimation(.linear(duration: 1)) { model.shows = true }
        host.settle()
        advance(to: 1)
        XCTAssertEqual(host.shownFrame("b").minX, 155, accuracy: 1e-6)
    }

    struct Turn: ViewModifier {
        let x: CGFloat
        func body(content: Content) -> some View { content.offset(x: x) }
    }

    func testATransitionMayBeMadeOfModifiers() async {
        let custom = AnyTransition.modifier(active: Turn(x: -50), identity: Turn(x: 0))
        XCTAssertEqual(course(custom).half.minX, 55, accuracy: 1e-6)
        XCTAssertEqual(course(custom, leaves: true).half.minX, 55, accuracy: 1e-6)
    }

    struct Drop: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(y: phase == .willAppear ? -40 : phase == .didDisappear ? 60 : 0)
                .opacity(phase.isIdentity ? 1 : 0)
        }
    }

    func testACustomTransitionKnowsItsPhase() async {
        let coming = course(AnyTransition(Drop()))
        XCTAssertEqual(coming.begin.minY, 0)
        XCTAssertEqual(coming.half.minY, 20, accuracy: 1e-6)
        XCTAssertEqual(coming.opacity, 0.5, accuracy: 1e-6)
        let going = course(AnyTransition(Drop()), leaves: true)
        XCTAssertEqual(going.begin.minY, 40)
        XCTAssertEqual(going.half.minY, 70, accuracy: 1e-6)
        XCTAssertEqual(
            [TransitionPhase.willAppear, .identity, .didDisappear].map(\.value), [-1, 0, 1])
    }

    func testWithoutAnAnimationThereIsNoTransition() async {
        let model = Model()
        let host = Host(Stage(model: model, transition: .offset(x: 50)))
        model.shows = true
        host.settle()
        XCTAssertEqual(host.shownFrame("b"), CGRect(x: 80, y: 40, width: 40, height: 20))
        model.shows = false
        XCTAssertEqual(host.names, ["ground"])
    }

    /// Views that are there from the start are not inserted.
    func testTheFirstPictureHasNoTransitions() async {
        let model = Model()
        model.shows = true
        let host = withAnimation(.linear(duration: 1)) { Host(Stage(model: model, transition: .offset(x: 50))) }
        XCTAssertEqual(host.shownFrame("b"), CGRect(x: 80, y: 40, width: 40, height: 20))
    }
}
