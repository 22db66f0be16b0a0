import Observation
import SwiftUI
import XCTest

/// Phases follow one another, each with its own animation.
final class PhaseAnimatorTests: HierarchyTestCase {
    @Observable
    final class Model {
        var count = 0
        var isShown = true
    }

    struct Cycling: View {
        let model: Model
        var body: some View {
            ZStack {
                Box("ground")
                if model.isShown {
                    PhaseAnimator([0, 60, 120]) { x in
                        Box("b", 20, 20).position(x: CGFloat(x) + 10, y: 10)
                    } animation: { _ in
                        .linear(duration: 1)
                    }
                }
            }
        }
    }

    func testPhasesFollowOneAnotherAgainAndAgain() async {
        let model = Model()
        let host = Host(Cycling(model: model))
        host.settle()
        advance(to: 0.5)
        XCTAssertEqual(host.shownFrame("b").minX, 30, accuracy: 1.5)
        advance(to: 1.5)
        XCTAssertEqual(host.shownFrame("b").minX, 90, accuracy: 3)
        advance(to: 2.5)
        XCTAssertEqual(host.shownFrame("b").minX, 60, accuracy: 6)
        advance(to: 3.6)
        XCTAssertEqual(host.shownFrame("b").minX, 36, accuracy: 8)
        model.isShown = false
        host.settle()
        advance(to: 6)
        XCTAssertEqual(host.names, ["ground"])
    }

    struct Triggered: View {
        let model: Model
        var body: some View {
            Box("b", 20, 20)
                .phaseAnimator([0, 50], trigger: model.count) { content, x in
                    content.offset(x: CGFloat(x))
                } animation: {
                    $0 == 0 ? .linear(duration: 1) : .linear(duration: 0.5)
                }
        }
    }

    func testATriggerHasThePhasesGoneThroughOnce() async {
        let model = Model()
        let host = Host(Triggered(model: model))
        advance(to: 1)
        XCTAssertEqual(host.shownFrame("b").minX, 90, accuracy: 1e-6)
        model.count = 1
        host.settle()
        advance(to: 1.25)
        XCTAssertEqual(host.shownFrame("b").minX, 115, accuracy: 2)
        advance(to: 2)
        XCTAssertEqual(host.shownFrame("b").minX, 115, accuracy: 3)
        advance(to: 5)
        XCTAssertEqual(host.shownFrame("b").minX, 90, accuracy: 1e-6)
    }

    /// However soon a phase is reached, each is visible for about a frame: a second has at most 67.
    func testPhasesThatAreReachedAtOnceAreSeen() async {
        for animation: Animation? in [nil, .linear(duration: 1e-300), .spring(response: 1e-9, dampingFraction: 1e-9)] {
            var count = 0
            let host = Host(
                PhaseAnimator([0, 1]) {
                    Box("b", 20, 20).offset(x: CGFloat($0))
                } animation: { _ in
                    count += 1
                    return animation
                })
            host.settle()
            MediaClock.advance(to: MediaClock.now + 1)
            XCTAssertGreaterThan(count, 20, "\(String(describing: animation))")
            XCTAssertLessThan(count, 70, "\(String(describing: animation))")
        }
    }
}
