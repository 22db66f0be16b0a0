import UIKit
import XCTest

@testable import SwiftUI

final class GestureTests: HierarchyTestCase {
    /// The events of gestures, in order.
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

    private struct Lockable: View {
        let isLocked: Bool
        let log: Log
        @GestureState private var isPressed = false

        var body: some View {
            Color.red
                .gesture(
                    isLocked
                        ? nil
                        : DragGesture(minimumDistance: 0).updating($isPressed) { _, state, _ in state = true }
                            .onEnded { _ in log.lines.append("ended") }
                )
                .onChange(of: isPressed) { log.lines.append("pressed \(isPressed)") }
        }
    }

    @Observable
    final class Lock { var isClosed = false }

    private struct LockedScreen: View {
        let lock: Lock
        let log: Log

        var body: some View { Lockable(isLocked: lock.isClosed, log: log) }
    }

    func testNoGestureIsNil() async {
        let log = Log()
        await run(Lockable(isLocked: true, log: log), TouchScript().tap(at: middle))
        XCTAssertEqual(log.lines, [])
        await run(Lockable(isLocked: false, log: log), TouchScript().tap(at: middle), for: 4)
        XCTAssertEqual(log.lines, ["pressed true", "ended", "pressed false"])
    }

    func testAGestureThatGoesIsCancelled() async {
        let (lock, log) = (Lock(), Log())
        let host = Host(width: 200, height: 100, LockedScreen(lock: lock, log: log))
        host.window.perform(TouchScript().press(at: middle, duration: 2))
        advance(to: 1)
        lock.isClosed = true
        host.settle()
        XCTAssertEqual(log.lines, ["pressed true", "pressed false"])
        advance(to: 3)
        host.settle()
        XCTAssertEqual(log.lines, ["pressed true", "pressed false"])
        host.window.perform(TouchScript().tap(at: middle))
        advance(to: 5)
        host.settle()
        XCTAssertEqual(log.lines, ["pressed true", "pressed false"])
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
        // Locations are in the view's coordinates: it is 50 points in and 10 down.
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

    func testTwoFingersMoveApart() async {
        let log = Log()
        final class Values { var last: MagnifyGesture.Value? }
        let values = Values()
        let view = Color.red.gesture(
            MagnifyGesture().onChanged { values.last = $0 }.onEnded { _ in log.lines.append("ended") })
        await run(view, TouchScript().pinch(at: middle, from: 40, to: 80))
        XCTAssertEqual(values.last?.magnification ?? 0, 2, accuracy: 0.2)
        XCTAssertEqual(values.last?.startLocation.x ?? 0, middle.x, accuracy: 1)
        XCTAssertEqual(values.last?.startAnchor.x ?? 0, 0.5, accuracy: 0.01)
        XCTAssertEqual(log.lines, ["ended"])
    }

    func testTwoFingersTurn() async {
        final class Values { var last: Angle = .zero, ended: [Angle] = [] }
        let values = Values()
        let view = Color.red.gesture(
            RotateGesture().onChanged { values.last = $0.rotation }.onEnded { values.ended.append($0.rotation) })
        await run(view, TouchScript().rotate(at: middle, by: .pi / 3, distance: 60))
        XCTAssertEqual(values.last.degrees, 60, accuracy: 6)
        XCTAssertEqual(values.ended.count, 1)
        // Fingers that only move apart don't rotate.
        values.last = .zero
        await run(view, TouchScript().pinch(at: middle, from: 40, to: 80), for: 4)
        XCTAssertEqual(values.last.degrees, 0, accuracy: 0.01)
    }

    func testTwoGesturesAtOnce() async throws {
        final class Values { var last: (scale: CGFloat?, angle: Double?), endings = 0 }
        let values = Values()
        let both = SimultaneousGesture(MagnificationGesture(), RotationGesture())
            .onChanged { values.last = ($0.first, $0.second?.degrees) }
            .onEnded { _ in values.endings += 1 }
        let turn = TouchScript().rotate(at: middle, by: .pi / 4, distance: 40, duration: 0.4)
        await run(Color.red.gesture(both), turn)
        XCTAssertEqual(try XCTUnwrap(values.last.angle), 45, accuracy: 6)
        XCTAssertEqual(values.last.scale ?? 1, 1, accuracy: 0.02)
        XCTAssertEqual(values.endings, 1)
        await run(Color.red.gesture(both), TouchScript().pinch(at: middle, from: 40, to: 80), for: 4)
        XCTAssertEqual(try XCTUnwrap(values.last.scale), 2, accuracy: 0.2)
        XCTAssertEqual(values.endings, 2)
    }

    func testTheSecondGestureWaitsForTheFirstToFail() async {
        let log = Log()
        let either = TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
            switch value {
            case .first: log.lines.append("two")
            case .second: log.lines.append("one")
            }
        }
        await run(Color.red.gesture(either), TouchScript().tap(at: middle, count: 2))
        XCTAssertEqual(log.lines, ["two"])
        await run(Color.red.gesture(either), TouchScript().tap(at: middle), for: 4)
        XCTAssertEqual(log.lines, ["two", "one"])
    }

    func testAButtonActs() async {
        let log = Log()
        await run(Button("Press") { log.lines.append("pressed") }, TouchScript().tap(at: middle))
        XCTAssertEqual(log.lines, ["pressed"])
    }

    private struct Logging: ButtonStyle {
        let log: Log

        func makeBody(configuration: Configuration) -> some View {
            log.lines.append("\(configuration.isPressed) \(configuration.role == .destructive)")
            return configuration.label.frame(width: 60, height: 30)
        }
    }

    func testAStyleShowsAButtonAsItIs() async {
        let log = Log()
        let button = Button("Press", role: .destructive) { log.lines.append("acts") }.buttonStyle(Logging(log: log))
        XCTAssertEqual(Host(button).view.sizeThatFits(CGSize(width: 500, height: 500)), CGSize(width: 60, height: 30))
        log.lines = []
        await run(button, TouchScript().tap(at: middle))
        XCTAssertEqual(log.lines.first, "false true")
        XCTAssertTrue(log.lines.contains("true true"))
        XCTAssertTrue(log.lines.contains("acts"))
        XCTAssertEqual(log.lines.last { $0 != "acts" }, "false true")
    }

    func testALinkOpensItsAddress() async {
        let log = Log()
        let link = Link("Go", destination: URL(string: "https://example.org")!)
            .environment(
                \.openURL,
                OpenURLAction { url in
                    log.lines.append(url.absoluteString)
                    return .handled
                })
        await run(link, TouchScript().tap(at: middle))
        XCTAssertEqual(log.lines, ["https://example.org"])
    }
}
