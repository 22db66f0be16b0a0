import UIKit
import SwiftUI
import XCTest

/// Which gesture is recognized, when, and with which values.
final class GestureRuleTests: HierarchyTestCase {
    @MainActor
    final class Log { var lines: [String] = [] }

    private let middle = CGPoint(x: 100, y: 50)

    /// Returns the events of a view's gestures for touches, in an area of 200 x 100.
    private func lines<V: View>(_ script: TouchScript, _ make: (Log) -> V) -> [String] {
        let log = Log()
        let host = Host(width: 200, height: 100, make(log))
        host.window.perform(script)
        advance(to: MediaClock.now - 100 + 2)
        host.settle()
        return log.lines
    }

    private func drag(_ width: CGFloat, _ height: CGFloat = 0, from start: CGPoint? = nil) -> TouchScript {
        let start = start ?? middle
        return TouchScript().drag(
            from: start, to: CGPoint(x: start.x + width, y: start.y + height), duration: 0.3)
    }

    // MARK: Taps

    func testATapTellsWhereInWhichSpace() async {
        func tap(_ space: NamedCoordinateSpace?) -> [String] {
            lines(TouchScript().tap(at: CGPoint(x: 70, y: 40))) { log in
                let act: (CGPoint) -> Void = { log.lines.append("\(Int($0.x)) \(Int($0.y))") }
                let box = Color.red.frame(width: 100, height: 60)
                return ZStack {
                    if let space {
                        box.onTapGesture(coordinateSpace: space, perform: act)
                    } else {
                        box.onTapGesture(perform: act)
                    }
                }
                .padding(.leading, 10).coordinateSpace(.named("area"))
            }
        }
        // The padded area is 110 wide and begins at 45, the red view at 55 and 20.
        XCTAssertEqual(tap(nil), ["15 20"])
        XCTAssertEqual(tap(.named("area")), ["25 20"])
        XCTAssertEqual(
            lines(TouchScript().tap(at: CGPoint(x: 70, y: 40))) { log in
                Color.red.frame(width: 100, height: 60)
                    .onTapGesture(coordinateSpace: .global) { log.lines.append("\(Int($0.x)) \(Int($0.y))") }
            }, ["70 40"])
    }

    func testASlidingFingerIsNoTap() async {
        XCTAssertEqual(lines(drag(60)) { log in Color.red.onTapGesture { log.lines.append("tap") } }, [])
    }

    func testThreeTapsAreCountedApartFromTwo() async {
        func taps(_ count: Int) -> [String] {
            lines(TouchScript().tap(at: middle, count: count)) { log in
                Color.red.onTapGesture(count: 3) { log.lines.append("three") }
            }
        }
        XCTAssertEqual(taps(3), ["three"])
        XCTAssertEqual(taps(2), [])
    }

    // MARK: Drags

    func testADragBeginsAfterItsDistance() async {
        func changes(_ distance: CGFloat, _ script: TouchScript) -> [String] {
            lines(script) { log in
                Color.red.gesture(
                    DragGesture(minimumDistance: distance).onChanged { _ in
                        if log.lines.isEmpty { log.lines.append("began") }
                    }.onEnded { log.lines.append("ended \(Int($0.translation.width.rounded()))") })
            }
        }
        XCTAssertEqual(changes(10, drag(40)), ["began", "ended 40"])
        XCTAssertEqual(changes(10, drag(8)), [])
        XCTAssertEqual(changes(50, drag(40)), [])
        XCTAssertEqual(changes(50, drag(40, 35)), ["began", "ended 40"])
        XCTAssertEqual(changes(0, TouchScript().tap(at: middle)), ["began", "ended 0"])
    }

    func testADragIsSeenInTheSpaceItIsAskedFor() async {
        func start(_ gesture: DragGesture) -> [String] {
            lines(drag(30)) { log in
                Color.red.frame(width: 120, height: 60).scaleEffect(0.5)
                    .gesture(
                        gesture.onEnded {
                            log.lines.append("\(Int($0.startLocation.x)) \(Int($0.translation.width.rounded()))")
                        })
            }
        }
        XCTAssertEqual(start(DragGesture()), ["60 30"])
        XCTAssertEqual(start(DragGesture(coordinateSpace: .global)), ["100 30"])
        // Inside the scaled view, a point is half a point of the screen.
        XCTAssertEqual(
            lines(drag(30)) { log in
                Color.red.frame(width: 120, height: 60)
                    .gesture(DragGesture().onEnded { log.lines.append("\(Int($0.translation.width.rounded()))") })
                    .scaleEffect(0.5)
            }, ["60"])
    }

    // MARK: Competing gestures

    private func nested(
        _ log: Log, _ attach: (AnyView, _ tap: @escaping () -> Void) -> AnyView
    ) -> some View {
        let inner = AnyView(Color.red.frame(width: 60, height: 60).onTapGesture { log.lines.append("inner") })
        return attach(AnyView(inner.frame(width: 200, height: 100).contentShape(Rectangle()))) {
            log.lines.append("outer")
        }
    }

    func testThePriorityOfTheOuterGestureDecides() async {
        let tap = TouchScript().tap(at: middle)
        XCTAssertEqual(
            lines(tap) { nested($0) { view, act in AnyView(view.gesture(TapGesture().onEnded(act))) } }, ["inner"])
        XCTAssertEqual(
            lines(tap) { nested($0) { view, act in AnyView(view.highPriorityGesture(TapGesture().onEnded(act))) } },
            ["outer"])
        XCTAssertEqual(
            Set(
                lines(tap) {
                    nested($0) { view, act in AnyView(view.simultaneousGesture(TapGesture().onEnded(act))) }
                }), ["inner", "outer"])
        // Outside the inner view, there is only the outer one.
        XCTAssertEqual(
            lines(TouchScript().tap(at: CGPoint(x: 10, y: 10))) {
                nested($0) { view, act in AnyView(view.gesture(TapGesture().onEnded(act))) }
            }, ["outer"])
    }

    func testAGestureMaskSelectsTheActiveGestures() async {
        let tap = TouchScript().tap(at: middle)
        let masks: [(GestureMask, [String])] = [
            (.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
        ]
        for (mask, expected) in masks {
            let found = lines(tap) { log in
                nested(log) { view, act in AnyView(view.gesture(TapGesture().onEnded(act), including: mask)) }
            }
            XCTAssertEqual(found, expected, "mask \(mask.rawValue)")
        }
    }

    func testADisabledGestureLeavesItsTouchesToOthers() async {
        let tap = TouchScript().tap(at: middle)
        for (isEnabled, expected) in [(true, ["outer"]), (false, ["inner"])] {
            let found = lines(tap) { log in
                nested(log) { view, act in
                    AnyView(view.highPriorityGesture(TapGesture().onEnded(act), isEnabled: isEnabled))
                }
            }
            XCTAssertEqual(found, expected)
        }
        let alone = lines(tap) { log in
            Color.red.gesture(TapGesture().onEnded { log.lines.append("tap") }, isEnabled: false)
        }
        XCTAssertEqual(alone, [])
        let both = lines(tap) { log in
            nested(log) { view, act in AnyView(view.simultaneousGesture(TapGesture().onEnded(act), isEnabled: false)) }
        }
        XCTAssertEqual(both, ["inner"])
    }

    func testRecognizersHaveTheNameOfTheirGesture() async {
        let host = Host(width: 200, height: 100, Color.red.gesture(TapGesture(), name: "pick"))
        func names(of view: UIView) -> [String] {
            (view.gestureRecognizers ?? []).compactMap { $0.name } + view.subviews.flatMap { names(of: $0) }
        }
        XCTAssertEqual(names(of: host.window), ["pick"])
    }

    func testTheTypesOfGesturesWithActionsCanBeWritten() async {
        struct Panel: View {
            let log: Log
            @GestureState private var isMoving = false

            var drag: GestureStateGesture<_EndedGesture<_ChangedGesture<DragGesture>>, Bool> {
                DragGesture().onChanged { _ in log.lines = ["changed"] }.onEnded { _ in log.lines.append("ended") }
                    .updating($isMoving) { _, state, _ in state = true }
            }

            var body: some View { Color.red.gesture(drag) }
        }
        XCTAssertEqual(lines(drag(60)) { Panel(log: $0) }, ["changed", "ended"])
    }

    func testTheFrontmostViewIsTouched() async {
        let found = lines(TouchScript().tap(at: middle)) { log in
            ZStack {
                Color.red.onTapGesture { log.lines.append("back") }
                Color.blue.frame(width: 50, height: 50).onTapGesture { log.lines.append("front") }
                Color.green.frame(width: 20, height: 20).allowsHitTesting(false)
            }
        }
        XCTAssertEqual(found, ["front"])
    }

    func testTouchesFollowWhatIsSeen() async {
        func hit(_ point: CGPoint, _ move: (AnyView) -> AnyView) -> [String] {
            lines(TouchScript().tap(at: point)) { log in
                move(AnyView(Color.red.frame(width: 40, height: 20).onTapGesture { log.lines.append("hit") }))
            }
        }
        let outside = CGPoint(x: 100, y: 70)
        XCTAssertEqual(hit(outside) { $0 }, [])
        XCTAssertEqual(hit(outside) { AnyView($0.offset(y: 20)) }, ["hit"])
        XCTAssertEqual(hit(middle) { AnyView($0.offset(y: 20)) }, [])
        XCTAssertEqual(hit(CGPoint(x: 100, y: 65)) { AnyView($0.rotationEffect(.degrees(90))) }, ["hit"])
        XCTAssertEqual(hit(CGPoint(x: 115, y: 50)) { AnyView($0.rotationEffect(.degrees(90))) }, [])
        XCTAssertEqual(hit(outside) { AnyView($0.scaleEffect(3)) }, ["hit"])
        XCTAssertEqual(hit(CGPoint(x: 118, y: 42)) { AnyView($0.clipShape(Circle())) }, [])
        XCTAssertEqual(hit(middle) { AnyView($0.clipShape(Circle())) }, ["hit"])
        XCTAssertEqual(hit(middle) { AnyView($0.hidden()) }, [])
        XCTAssertEqual(hit(middle) { AnyView($0.opacity(0.01)) }, ["hit"])
    }

    func testGesturesAreMappedAndJoined() async {
        let mapped = lines(TouchScript().tap(at: middle)) { log in
            Color.red.gesture(
                SpatialTapGesture().map { Int($0.location.x) }.onEnded { log.lines.append("x \($0)") })
        }
        XCTAssertEqual(mapped, ["x 100"])
        let joined = lines(drag(40)) { log in
            Color.red.gesture(
                TapGesture().simultaneously(with: DragGesture()).onEnded { value in
                    log.lines.append(value.second == nil ? "tap" : "drag")
                })
        }
        XCTAssertEqual(joined, ["drag"])
    }

    func testAMovingPressIsNoLongPress() async {
        func press(_ script: TouchScript) -> [String] {
            lines(script) { log in
                Color.red.onLongPressGesture(minimumDuration: 0.4, maximumDistance: 10) {
                    log.lines.append("pressed")
                } onPressingChanged: {
                    log.lines.append("\($0)")
                }
            }
        }
        XCTAssertEqual(press(TouchScript().press(at: middle, duration: 0.8)), ["true", "pressed", "false"])
        XCTAssertEqual(press(drag(40)), ["true", "false"])
    }

    func testADisabledButtonAndItsEnabledNeighbour() async {
        func tap(_ x: CGFloat) -> [String] {
            lines(TouchScript().tap(at: CGPoint(x: x, y: 50))) { log in
                HStack(spacing: 0) {
                    Button {
                        log.lines.append("left")
                    } label: {
                        Color.red
                    }.disabled(true)
                    Button {
                        log.lines.append("right")
                    } label: {
                        Color.blue
                    }
                }
            }
        }
        XCTAssertEqual(tap(50), [])
        XCTAssertEqual(tap(150), ["right"])
        // A gesture disabled outside can't be enabled inside.
        let inside = lines(TouchScript().tap(at: middle)) { log in
            ZStack {
                Button {
                    log.lines.append("tap")
                } label: {
                    Color.red
                }.disabled(false)
            }.disabled(true)
        }
        XCTAssertEqual(inside, [])
    }
}
