import QuartzCore
import UIKit
import XCTest

/// From touches to events.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uicontrol).
final class ControlTrackingTests: ControlTestCase {
    private static let all: [UIControl.Event] = [
        .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
        .touchUpInside, .touchUpOutside, .touchCancel,
    ]

    private func makeControl<Control: UIControl>(_ control: Control) -> Control {
        control.frame.size = CGSize(width: 40, height: 40)
        return add(control, at: CGPoint(x: 20, y: 20), listens: ControlTrackingTests.all)
    }

    func testATapSendsTouchDownAndUp() async {
        let control = makeControl(UIControl())
        run(TouchScript().tap(at: CGPoint(x: 40, y: 40)))
        XCTAssertEqual(log, ["down", "up"])
        XCTAssertFalse(control.isTracking)
        XCTAssertFalse(control.isHighlighted)
    }

    func testTwoTaps() async {
        _ = makeControl(UIControl())
        run(TouchScript().tap(at: CGPoint(x: 40, y: 40), count: 2))
        XCTAssertEqual(log, ["down", "up", "down", "repeat", "up"])
    }

    func testTrackingContinuesUpToSeventyPointsOutside() async {
        _ = makeControl(UIControl())
        run(TouchScript().drag(through: [CGPoint(x: 40, y: 40), CGPoint(x: 128, y: 40)], duration: 0.1))
        XCTAssertEqual(log.first, "down")
        XCTAssertEqual(log.last, "up")
        XCTAssertFalse(log.contains("exit"))
        log = []
        run(TouchScript().drag(through: [CGPoint(x: 40, y: 40), CGPoint(x: 135, y: 40)], duration: 0.1))
        XCTAssertEqual(log.filter { $0 == "exit" }.count, 1)
        XCTAssertEqual(log.last, "up outside")
        let exit = log.firstIndex(of: "exit")!
        XCTAssertEqual(log[exit + 1], "outside")
        XCTAssertFalse(log[..<exit].contains("outside"))
    }

    func testDraggingOutAndInSendsExitAndEnter() async {
        _ = makeControl(UIControl())
        let way = [CGPoint(x: 40, y: 40), CGPoint(x: 40, y: 190), CGPoint(x: 40, y: 40)]
        run(TouchScript().drag(through: way, duration: 0.3))
        XCTAssertEqual(log.filter { ["exit", "enter"].contains($0) }, ["exit", "enter"])
        XCTAssertEqual(log.last, "up")
    }

    func testTheStateFollowsTheFinger() async {
        let control = makeControl(UIControl())
        let way = [CGPoint(x: 40, y: 40), CGPoint(x: 40, y: 190), CGPoint(x: 40, y: 40)]
        window.perform(TouchScript().drag(through: way, duration: 2))
        advance(to: 0.1)
        XCTAssertTrue(control.isTracking && control.isTouchInside && control.isHighlighted)
        XCTAssertEqual(control.state, .highlighted)
        advance(to: 1)
        XCTAssertTrue(control.isTracking)
        XCTAssertFalse(control.isTouchInside || control.isHighlighted)
        advance(to: 1.9)
        XCTAssertTrue(control.isTouchInside && control.isHighlighted)
        advance(to: 3)
        XCTAssertFalse(control.isTracking || control.isTouchInside || control.isHighlighted)
    }

    func testTheCallsOfTracking() async {
        let control = makeControl(TrackingControl())
        control.tell = { [unowned self] in log.append($0) }
        run(TouchScript().drag(from: CGPoint(x: 30, y: 40), to: CGPoint(x: 50, y: 40), duration: 0.04))
        XCTAssertEqual(Array(log.prefix(4)), ["begin 10", "down", "continue 18", "inside"])
        XCTAssertEqual(Array(log.suffix(2)), ["end inside false", "up"])
    }

    func testTrackingMayBeRefusedOrGivenUp() async {
        let control = makeControl(TrackingControl())
        control.begins = false
        run(TouchScript().tap(at: CGPoint(x: 40, y: 40)))
        XCTAssertEqual(log, [])
        control.begins = true
        control.goesOn = false
        run(TouchScript().drag(from: CGPoint(x: 30, y: 40), to: CGPoint(x: 50, y: 40)))
        XCTAssertEqual(log, ["down"])
        XCTAssertFalse(control.isTracking || control.isHighlighted)
    }

    func testADisabledControlTakesTouchesAndDoesNothing() async {
        let below = UIControl(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        below.addAction(UIAction { [unowned self] _ in log.append("below") }, for: .touchDown)
        window.addSubview(below)
        let control = makeControl(UIControl())
        control.isEnabled = false
        XCTAssertEqual(control.state, .disabled)
        run(TouchScript().tap(at: CGPoint(x: 40, y: 40)))
        XCTAssertEqual(log, [])
    }

    func testARecognizerCancels() async {
        let control = makeControl(UIControl())
        let pan = UIPanGestureRecognizer()
        window.addGestureRecognizer(pan)
        run(TouchScript().drag(from: CGPoint(x: 30, y: 40), to: CGPoint(x: 60, y: 40)))
        XCTAssertEqual(log.first, "down")
        XCTAssertEqual(log.last, "cancel")
        XCTAssertFalse(control.isTracking)
        window.removeGestureRecognizer(pan)
    }

    func testAButtonKeepsTapsFromRecognizersBehindIt() async {
        let button = add(UIButton(type: .system), at: CGPoint(x: 20, y: 20), listens: [.touchUpInside])
        button.frame.size = CGSize(width: 40, height: 40)
        let tap = UITapGestureRecognizer { [unowned self] _ in log.append("tap") }
        window.addGestureRecognizer(tap)
        run(TouchScript().tap(at: CGPoint(x: 40, y: 40)))
        XCTAssertEqual(log, ["up"])
        run(TouchScript().tap(at: CGPoint(x: 140, y: 140)))
        XCTAssertEqual(log, ["up", "tap"])
        // A recognizer of the control takes precedence.
        log = []
        button.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in log.append("own") })
        run(TouchScript().tap(at: CGPoint(x: 40, y: 40)))
        XCTAssertEqual(log, ["own"])
        window.removeGestureRecognizer(tap)
    }
}

private final class TrackingControl: UIControl {
    var tell: (String) -> Void = { _ in }
    var begins = true
    var goesOn = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        tell("begin \(Int(touch.location(in: self).x))")
        return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        tell("continue \(Int(touch.location(in: self).x))")
        return goesOn
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { tell("end inside \(isTracking)") }
}
