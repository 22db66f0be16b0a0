import Observation
import SwiftUI
import XCTest

/// When completions are called.
final class CompletionTests: HierarchyTestCase {
    @Observable
    final class Model {
        var x: CGFloat = 0
        var opacity = 1.0
        var data = 0.0
        var shows = true
    }

    struct Page: View {
        let model: Model
        var body: some View {
            ZStack {
                Box("b", 20, 20).position(x: model.x, y: 10).opacity(model.opacity)
                if model.shows { Box("c", 20, 20).transition(.opacity) }
                Stepping(animatableData: model.data)
            }
        }
    }

    struct Stepping: View, Animatable {
        var animatableData: Double
        var body: some View { Box("s", CGFloat(animatableData), 5) }
    }

    private func run(_ animation: Animation?, for seconds: Double = 3, _ change: @escaping (Model) -> Void) -> [String]
    {
        let model = Model()
        let host = Host(Page(model: model))
        let begin = MediaClock.now
        var ends: [String] = []
        withAnimation(animation) {
            change(model)
        } completion: {
            ends.append(String(Int(((MediaClock.now - begin) * 100).rounded())))
        }
        host.settle()
        advance(to: begin - 100 + seconds)
        return ends
    }

    func testACompletionComesOnceWhenAllIsOver() async {
        let half = Animation.linear(duration: 0.5)
        XCTAssertEqual(run(half) { $0.x = 50 }, ["50"])
        XCTAssertEqual(
            run(half) {
                ($0.x, $0.opacity, $0.data, $0.shows) = (50, 0.5, 10, false)
            }, ["50"])
        XCTAssertEqual(run(half) { $0.data = 50 }, ["50"])
        XCTAssertEqual(run(half) { $0.shows = false }, ["50"])
        XCTAssertEqual(run(half.delay(0.5)) { $0.x = 50 }, ["100"])
        XCTAssertEqual(run(half.repeatCount(3)) { $0.x = 50 }, ["150"])
    }

    func testAChangeWithoutAnAnimationIsOverAtOnce() async {
        XCTAssertEqual(run(nil) { $0.x = 50 }, ["0"])
        XCTAssertEqual(run(.linear(duration: 0)) { $0.x = 50 }, ["0"])
        XCTAssertEqual(run(.linear(duration: 1)) { _ in }, ["0"])
    }

    func testAnEndlessAnimationIsNeverOver() async {
        XCTAssertEqual(run(.linear(duration: 0.2).repeatForever()) { $0.x = 50 }, [])
    }

    /// A spring completes logically after its duration, and is removed when it has come to rest.
    func testSpringsAreLogicallyOverBeforeTheyRest() async {
        let model = Model()
        let host = Host(Page(model: model))
        var ends: [String: Double] = [:]
        let spring = Spring(duration: 0.5, bounce: 0.3)
        for (name, criteria) in [("logical", AnimationCompletionCriteria.logicallyComplete), ("removed", .removed)] {
            withAnimation(.spring(spring), completionCriteria: criteria) {
                model.x += 50
            } completion: {
                ends[name] = MediaClock.now - 100
            }
            host.settle()
        }
        advance(to: 5)
        XCTAssertEqual(ends["logical"] ?? 0, 0.5, accuracy: 0.02)
        XCTAssertEqual(ends["removed"] ?? 0, spring.settlingDuration, accuracy: 0.1)
        XCTAssertGreaterThan(ends["removed"] ?? 0, 0.6)
    }

    func testAnAnimationMaySayWhenItIsLogicallyOver() async {
        XCTAssertEqual(run(.linear(duration: 2).logicallyComplete(after: 0.5)) { $0.x = 50 }, ["50"])
    }

    func testCompletionsFollowOneAnother() async {
        let model = Model()
        let host = Host(Page(model: model))
        var places: [CGFloat] = []
        withAnimation(.linear(duration: 0.5)) {
            model.x = 50
        } completion: {
            places.append(model.x)
            withAnimation(.linear(duration: 0.5)) {
                model.x = 80
            } completion: {
                places.append(model.x)
            }
        }
        host.settle()
        advance(to: 0.75)
        XCTAssertEqual(places, [50])
        XCTAssertEqual(host.shownFrame("b").midX, 65, accuracy: 1)
        advance(to: 1.2)
        XCTAssertEqual(places, [50, 80])
    }

    func testATransactionMayHaveSeveralCompletions() async {
        let model = Model()
        let host = Host(Page(model: model))
        var ends: [Int] = []
        var transaction = Transaction(animation: .linear(duration: 0.25))
        for number in 1...3 { transaction.addAnimationCompletion { ends.append(number) } }
        withTransaction(transaction) { model.opacity = 0 }
        host.settle()
        XCTAssertEqual(ends, [])
        advance(to: 0.5)
        XCTAssertEqual(ends, [1, 2, 3])
    }
}
