import XCTest

@testable import Dial

private class Listener: NSObject, DialDelegate {
    var events: [String] = []
    func dial(_ dial: Dial, didChange value: CGFloat) { events.append("changed to \(value)") }
}

private final class FullListener: Listener {
    var allows = true
    @objc func dialShouldBeginTurning(_ dial: Dial) -> Bool { allows }
    @objc func dialDidBeginTurning(_ dial: Dial) { events.append("began") }
    @objc func dialDidEndTurning(_ dial: Dial) { events.append("ended") }
    @objc func dial(_ dial: Dial, titleFor value: CGFloat) -> String? { "at \(value)" }
    @objc var dialStep: CGFloat { 0.25 }
}

@MainActor
final class DialTests: XCTestCase {
    private var received: [CGFloat] = []

    @objc private func dialMoved(_ sender: Dial) { received.append(sender.value) }

    private func makeDial() -> Dial { Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }

    func testTargetsAreTold() {
        let dial = makeDial()
        dial.addTarget(self, action: #selector(dialMoved(_:)), for: .valueChanged)
        dial.turn(to: 0.5)
        dial.turn(to: 0.5)
        XCTAssertEqual(received, [0.5])
        XCTAssertEqual(dial.actions(forTarget: self, forControlEvent: .valueChanged), ["dialMoved:"])
        dial.removeTarget(self, action: nil, for: .allEvents)
        dial.turn(to: 1)
        XCTAssertEqual(received, [0.5])
    }

    func testDelegatesMayLeaveRequirementsOut() {
        let dial = makeDial()
        let listener = Listener()
        dial.delegate = listener
        dial.turn(to: 0.3)
        XCTAssertEqual(listener.events, ["changed to 0.3"])
        XCTAssertEqual(dial.title.text, "30 %")
        XCTAssertFalse(listener.responds(to: #selector(DialDelegate.dialShouldBeginTurning(_:))))
    }

    func testDelegatesDecide() {
        let dial = makeDial()
        let listener = FullListener()
        dial.delegate = listener
        dial.turn(to: 0.3)
        XCTAssertEqual(dial.value, 0.25)
        listener.allows = false
        dial.turn(to: 1)
        XCTAssertEqual(listener.events, ["changed to 0.25"])
    }

    func testValuesStayInRange() {
        let dial = makeDial()
        dial.value = 7
        XCTAssertEqual(dial.value, 1)
        dial.value = -1
        XCTAssertEqual(dial.value, 0)
    }

    func testObserversSeeValues() {
        let dial = makeDial()
        var seen: [CGFloat] = []
        let token = dial.observe(\.value, options: [.initial, .old, .new]) { dial, change in
            seen.append(change.newValue ?? -1)
            XCTAssertEqual(dial.value, change.newValue)
        }
        dial.value = 0.5
        token.invalidate()
        dial.value = 0.75
        XCTAssertEqual(seen, [0, 0.5])
    }

    func testRecorders() {
        let dial = makeDial()
        dial.marks = 3
        let recorder = DialRecorder(dial: dial)
        dial.turn(to: 0.5)
        dial.turn(to: 0.7)
        dial.reset()
        XCTAssertEqual(recorder.values, [0.5, 0.7, 0])
        XCTAssertEqual(recorder.snaps, 2)
        XCTAssertEqual(recorder.value(forKey: "snaps") as? Int, 2)
    }

    func testValuesByKey() {
        let dial = makeDial()
        dial.setValue(0.4, forKey: "value")
        XCTAssertEqual(dial.value, 0.4)
        XCTAssertEqual(dial.value(forKeyPath: #keyPath(Dial.value)) as? CGFloat, 0.4)
        dial.perform(#selector(Dial.reset))
        XCTAssertEqual(dial.value, 0)
        XCTAssertEqual(NSStringFromClass(Dial.self), "DLDial")
    }

    func testGesturesAreAttached() {
        let dial = makeDial()
        XCTAssertEqual(dial.gestureRecognizers?.count, 2)
        XCTAssertEqual(dial.doubleTap.numberOfTapsRequired, 2)
        XCTAssertTrue(dial.pan.view === dial)
    }

    func testAppearance() {
        Dial.appearance().trackWidth = 9
        defer { Dial.appearance().trackWidth = 4 }
        let dial = makeDial()
        XCTAssertEqual(dial.trackWidth, 4)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.addSubview(dial)
        XCTAssertEqual(dial.trackWidth, 9)
    }

    func testLayout() {
        let dial = makeDial()
        dial.value = 0.5
        dial.layoutIfNeeded()
        XCTAssertEqual(dial.angle, 0, accuracy: 1e-9)
        XCTAssertEqual(dial.needle.center, CGPoint(x: 50, y: 50))
        XCTAssertEqual(dial.intrinsicContentSize, CGSize(width: 96, height: 96))
    }
}
