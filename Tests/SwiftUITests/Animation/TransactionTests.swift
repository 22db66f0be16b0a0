import Observation
import SwiftUI
import XCTest

/// Which animation a change has: the nearest one that is specified.
final class TransactionTests: HierarchyTestCase {
    @Observable
    final class Model {
        var x: CGFloat = 0
        var other = 0
    }

    /// Moves by 100 points, and reports its position.
    struct Moving<Outer: View>: View {
        let model: Model
        let modify: (ModifiedContent<Box, _PositionLayout>) -> Outer
        var body: some View { modify(Box("b", 20, 20).position(x: model.x + 10, y: 10)) }
    }

    /// Returns how far a view has moved after half a second of a change by 100.
    private func way<Outer: View>(
        _ change: (Model) -> Void, _ modify: @escaping (ModifiedContent<Box, _PositionLayout>, Model) -> Outer
    ) -> CGFloat {
        let model = Model()
        let host = Host(Moving(model: model) { modify($0, model) })
        let begin = MediaClock.now - 100
        change(model)
        host.settle()
        advance(to: begin + 0.5)
        return host.shownFrame("b").minX
    }

    private let slow = Animation.linear(duration: 2)
    private let quick = Animation.linear(duration: 1)

    func testTheInnermostAnimationCounts() async {
        let slow = slow
        let quick = quick
        func plain(_ view: ModifiedContent<Box, _PositionLayout>, _ model: Model) -> some View { view }
        XCTAssertEqual(way({ model in withAnimation(quick) { model.x = 100 } }, plain), 50, accuracy: 1e-6)
        XCTAssertEqual(way({ $0.x = 100 }, plain), 100, accuracy: 1e-6)
        XCTAssertEqual(way({ model in withAnimation(nil) { model.x = 100 } }, plain), 100, accuracy: 1e-6)
        XCTAssertEqual(
            way({ model in withAnimation(slow) { withAnimation(quick) { model.x = 100 } } }, plain), 50,
            accuracy: 1e-6)
        XCTAssertEqual(
            way({ model in withTransaction(Transaction(animation: slow)) { model.x = 100 } }, plain), 25,
            accuracy: 1e-6)
    }

    func testAViewsAnimationOverridesTheTransactions() async {
        let slow = slow
        let quick = quick
        XCTAssertEqual(way({ $0.x = 100 }) { $0.animation(quick, value: $1.x) }, 50, accuracy: 1e-6)
        XCTAssertEqual(
            way({ model in withAnimation(quick) { model.x = 100 } }) { $0.animation(slow, value: $1.x) }, 25,
            accuracy: 1e-6)
        XCTAssertEqual(
            way({ model in withAnimation(quick) { model.x = 100 } }) { $0.animation(nil, value: $1.x) }, 100,
            accuracy: 1e-6)
        // An animation for a value that doesn't change has no effect.
        XCTAssertEqual(way({ $0.x = 100 }) { $0.animation(quick, value: $1.other) }, 100, accuracy: 1e-6)
        XCTAssertEqual(
            way({ model in withAnimation(quick) { model.x = 100 } }) { $0.animation(slow, value: $1.other) }, 50,
            accuracy: 1e-6)
        // The inner of two is nearer to the view.
        XCTAssertEqual(
            way({ $0.x = 100 }) { $0.animation(quick, value: $1.x).animation(slow, value: $1.x) }, 50, accuracy: 1e-6)
    }

    func testTransactionsAreChangedOnTheirWayDown() async {
        let slow = slow
        let quick = quick
        XCTAssertEqual(
            way({ model in withAnimation(quick) { model.x = 100 } }) { view, _ in
                view.transaction { $0.animation = nil }
            }, 100, accuracy: 1e-6)
        XCTAssertEqual(
            way({ model in withAnimation(slow) { model.x = 100 } }) { view, _ in
                view.transaction { $0.animation = $0.animation?.speed(2) }
            }, 50, accuracy: 1e-6)
        XCTAssertEqual(
            way({ $0.x = 100 }) { view, model in view.transaction(value: model.x) { $0.animation = quick } }, 50,
            accuracy: 1e-6)
        XCTAssertEqual(
            way({ $0.x = 100 }) { view, model in view.transaction(value: model.other) { $0.animation = quick } }, 100,
            accuracy: 1e-6)
    }

    func testAnimationsOfViewsMayBeDisabled() async {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        let quick = quick
        XCTAssertEqual(
            way({ model in withTransaction(transaction) { model.x = 100 } }) { $0.animation(quick, value: $1.x) }, 100,
            accuracy: 1e-6)
        // Its own animation still applies.
        transaction.animation = quick
        XCTAssertEqual(
            way({ model in withTransaction(transaction) { model.x = 100 } }) { $0.animation(nil, value: $1.x) }, 50,
            accuracy: 1e-6)
    }

    func testModifiedAnimationsRunAsTheySay() async {
        func plain(_ view: ModifiedContent<Box, _PositionLayout>, _ model: Model) -> some View { view }
        let cases: [(Animation, CGFloat)] = [
            (quick.delay(0.25), 25), (quick.speed(2), 100), (quick.speed(0.5), 25), (quick.delay(1), 0),
            (.linear(duration: 0.2).repeatForever(autoreverses: false), 50),
            (.linear(duration: 0.2).repeatForever(autoreverses: true), 50),
            (.linear(duration: 0.3).repeatCount(3, autoreverses: true), CGFloat(100.0 / 3)),
            (.linear(duration: 0.3).repeatCount(2, autoreverses: false), CGFloat(200.0 / 3)),
            (.easeIn(duration: 1), CGFloat(UnitCurve.easeIn.value(at: 0.5) * 100)),
            (
                .timingCurve(0, 0, 1, 0, duration: 1),
                CGFloat(
                    UnitCurve.bezier(
                        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 0)
                    ).value(at: 0.5) * 100)
            ),
            (
                .spring(duration: 0.5, bounce: 0.2),
                CGFloat(
                    Spring(duration: 0.5, bounce: 0.2).value(target: 100.0, time: 0.5))
            ),
        ]
        for (animation, expected) in cases {
            XCTAssertEqual(
                way({ model in withAnimation(animation) { model.x = 100 } }, plain), expected, accuracy: 0.05,
                "\(animation)")
        }
    }

    private enum Source: TransactionKey { static var defaultValue: String { "none" } }

    func testTransactionsCarryCustomValues() async {
        final class Seen { var sources: [String] = [] }
        let seen = Seen()
        let model = Model()
        let host = Host(
            Moving(model: model) { view in
                view.transaction { seen.sources.append($0[Source.self]) }
            })
        seen.sources = []
        var transaction = Transaction()
        transaction[Source.self] = "drag"
        withTransaction(transaction) { model.x = 10 }
        host.settle()
        XCTAssertEqual(seen.sources.last, "drag")
        XCTAssertEqual(Transaction()[Source.self], "none")
    }

    func testTheBodysResultOrErrorIsPassedOn() async {
        struct Failure: Error {}
        XCTAssertEqual(withAnimation { 5 }, 5)
        XCTAssertEqual(withTransaction(Transaction()) { "x" }, "x")
        XCTAssertThrowsError(try withAnimation(.linear) { throw Failure() })
        // The failed one has no effect.
        func plain(_ view: ModifiedContent<Box, _PositionLayout>, _ model: Model) -> some View { view }
        XCTAssertEqual(way({ $0.x = 100 }, plain), 100, accuracy: 1e-6)
    }
}
