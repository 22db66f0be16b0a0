import UIKit
import XCTest

@testable import SwiftUI

final class GestureTests: HierarchyTestCase {
    /// What gestures told, in order.
    private final class Log { var lines: [String] = [] }

    private func run<V: View>(_ view: V, _ script: TouchScript, for seconds: Double = 2) async {
        let host = Host(width: 200, height: 100, view)
        host.window.perform(script)
        advance(to: seconds)
        host.settle()
    }

    private let middle = CGPoint(x: 100, y: 50)

    func testTapsAreCounted() async {
        let log = Log()
        let view = Color.red.onTapGesture(count: 2) { log.lines.append("two") }.onTapGesture { log.lines.append("one") }
        await run(view, TouchScript().tap(at: middle))
        XCTAssertEqual(log.lines, ["one"])
        await run(view, TouchScript().tap(at: middle, count: 2), for: 4)
        XCTAssertEqual(log.lines, ["one", "two"])
    }

    func testTheInnerViewIsTappedFirst() async {
        let log = Log()
        let inner = Color.red.frame(width: 50, height: 50).onTapGesture { log.lines.append("inner") }
        let outer = inner.frame(width: 200, height: 100).contentShape(Rectangle())
            .onTapGesture { log.lines.append("outer") }
        await run(outer, TouchScript().tap(at: middle))
        await run(outer, TouchScript().tap(at: CGPoint(x: 10, y: 10)), for: 4)
        XCTAssertEqual(log.lines, ["inner", "outer"])
    }

    func testOnlyShapesAreHit() async {
        let log = Log()
        let view = Circle().fill(.red).onTapGesture { log.lines.append("hit") }
        await run(view, TouchScript().tap(at: CGPoint(x: 5, y: 5)))
        XCTAssertEqual(log.lines, [])
        await run(view.contentShape(Rectangle()), TouchScript().tap(at: middle), for: 4)
        XCTAssertEqual(log.lines, ["hit"])
        await run(view.allowsHitTesting(false), TouchScript().tap(at: middle), for: 6)
        await run(view.disabled(true), TouchScript().tap(at: middle), for: 8)
        await run(view.opacity(0), TouchScript().tap(at: middle), for: 10)
        XCTAssertEqual(log.lines, ["hit"])
    }

    func testADragTellsWhereItIs() async throws {
        final class Values { var changed: [DragGesture.Value] = [], ended: [DragGesture.Value] = [] }
        let values = Values()
        let view = Color.red.frame(width: 100, height: 80)
            .gesture(DragGesture().onChanged { values.changed.append($0) }.onEnded { values.ended.append($0) })
        let script = TouchScript().drag(from: CGPoint(x: 80, y: 50), to: CGPoint(x: 130, y: 60), duration: 0.5)
        await run(view, script)
        let end = try XCTUnwrap(values.ended.first)
        XCTAssertEqual(values.ended.count, 1)
        XCTAssertGreaterThan(values.changed.count, 5)
        // Places are the view's own: it lies 50 points in and 10 down.
        XCTAssertEqual(end.startLocation, CGPoint(x: 30, y: 40))
        XCTAssertEqual(end.translation, CGSize(width: 50, height: 10))
        XCTAssertGreaterThanOrEqual(try XCTUnwrap(values.changed.first).translation.width, 9)
        XCTAssertEqual(
            end.predictedEndTranslation.width, end.translation.width + end.velocity.width / 4, accuracy: 1e-6)
    }

    func testAGestureStateGoesBack() async throws {
        final class Seen { var offsets: [CGFloat] = [] }
        struct Knob: View {
            let seen: Seen
            @GestureState private var offset: CGFloat = 0
            var body: some View {
                seen.offsets.append(offset)
                return Color.red.gesture(
                    DragGesture(minimumDistance: 0).updating($offset) { value, offset, _ in
                        offset = value.translation.width
                    })
            }
        }
        let seen = Seen()
        await run(
            Knob(seen: seen),
            TouchScript().drag(from: middle, to: CGPoint(x: 140, y: 50), duration: 0.3))
        XCTAssertEqual(seen.offsets.max() ?? 0, 40, accuracy: 0.01)
        XCTAssertEqual(seen.offsets.last, 0)
    }

    func testAPressAndADragAfterIt() async {
        let log = Log()
        let gesture = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
            .onEnded { value in
                if case .second(true, let drag?) = value { log.lines.append("\(Int(drag.translation.width))") }
            }
        let press = Color.red.onLongPressGesture(minimumDuration: 0.3) {
            log.lines.append("pressed")
        } onPressingChanged: {
            log.lines.append("\($0)")
        }
        await run(press, TouchScript().press(at: middle, duration: 0.6))
        XCTAssertEqual(log.lines, ["true", "pressed", "false"])
        log.lines = []
        await run(press, TouchScript().press(at: middle, duration: 0.1), for: 4)
        XCTAssertEqual(log.lines, ["true", "false"])
        log.lines = []
        await run(Color.red.gesture(gesture), TouchScript().press(at: middle, duration: 0.6), for: 6)
        XCTAssertEqual(log.lines, ["0"])
    }

    func testTwoFingers() async throws {
        final class Values { var scale: CGFloat = 1 }
        let values = Values()
        let view = Color.red.gesture(MagnifyGesture().onChanged { values.scale = $0.magnification })
        await run(view, TouchScript().pinch(at: middle, from: 40, to: 80))
        XCTAssertEqual(values.scale, 2, accuracy: 0.2)
    }

    func testAButtonActs() async {
        let log = Log()
        await run(Button("Press") { log.lines.append("pressed") }, TouchScript().tap(at: middle))
        XCTAssertEqual(log.lines, ["pressed"])
    }
}
