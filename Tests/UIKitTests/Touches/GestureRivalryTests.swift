import TestSupport
import UIKit
import XCTest

/// Recognizers that observe the same touches.
/// See [Apple's article](https://developer.apple.com/documentation/uikit/coordinating-multiple-gesture-recognizers).
final class GestureRivalryTests: TouchTestCase {
    private let middle = CGPoint(x: 50, y: 50)
    private var gestures: [String] { log.filter { !$0.hasPrefix("view") } }

    func testASingleTapWaitsForADoubleOneToFail() async {
        let (single, double) = (add(UITapGestureRecognizer(), "single"), add(UITapGestureRecognizer(), "double"))
        double.numberOfTapsRequired = 2
        run(TouchScript().tap(at: middle, count: 2))
        XCTAssertEqual(gestures.first, "single ended")
        XCTAssertEqual(gestures.last, "double ended")
        log = []
        single.require(toFail: double)
        run(TouchScript().tap(at: middle, count: 2))
        XCTAssertEqual(gestures, ["double ended"])
        log = []
        run(TouchScript().tap(at: middle))
        XCTAssertEqual(gestures, ["single ended"])
    }

    func testTheFirstThatIsFoundPreventsTheOthers() async {
        _ = add(UIPanGestureRecognizer(), "pan")
        _ = add(UISwipeGestureRecognizer(), "swipe")
        run(TouchScript().drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2))
        XCTAssertTrue(gestures.contains("pan began"))
        XCTAssertFalse(gestures.contains("swipe ended"))
    }

    func testASubviewsRecognizerComesFirst() async {
        let child = UIView(frame: view.bounds)
        view.addSubview(child)
        _ = add(UITapGestureRecognizer(), "outer")
        let inner = UITapGestureRecognizer { [unowned self] tap in log.append("inner \(tap.state)") }
        child.addGestureRecognizer(inner)
        run(TouchScript().tap(at: middle))
        XCTAssertEqual(gestures, ["inner ended"])
    }

    /// As in delegates that exclude a view's buttons.
    func testADelegateKnowsTheViewOfANewTouch() async {
        let child = UIView(frame: view.bounds)
        view.addSubview(child)
        let keeper = Keeper()
        let tap = add(UITapGestureRecognizer(), "tap")
        tap.delegate = keeper
        run(TouchScript().tap(at: middle))
        XCTAssertTrue(keeper.asked.first === child)
        XCTAssertEqual(gestures, [])
    }

    func testTheDelegateDecides() async {
        let (first, second) = (add(UIPanGestureRecognizer(), "first"), add(UIPanGestureRecognizer(), "second"))
        let judge = Judge()
        first.delegate = judge
        let drag = TouchScript().drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50))
        run(drag)
        XCTAssertFalse(gestures.contains("second began"))
        log = []
        judge.allowsBoth = true
        run(drag)
        XCTAssertTrue(gestures.contains("first began") && gestures.contains("second began"))
        log = []
        (judge.allowsBoth, judge.begins) = (false, false)
        run(drag)
        XCTAssertFalse(gestures.contains("first began"))
        XCTAssertTrue(gestures.contains("second began"))
        log = []
        (judge.begins, judge.receives) = (true, false)
        run(drag)
        XCTAssertFalse(gestures.contains("first began"))
        log = []
        (judge.receives, judge.waitsFor) = (true, second)
        run(drag)
        XCTAssertFalse(gestures.contains("first began"))
        XCTAssertTrue(gestures.contains("second began"))
    }

    func testDelayedTouchesComeWhenTheGestureFails() async {
        let pan = add(UIPanGestureRecognizer(), "pan")
        pan.delaysTouchesBegan = true
        run(TouchScript().tap(at: middle))
        XCTAssertEqual(log, ["view began 50,50", "view ended 50,50"])
        log = []
        run(TouchScript().drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50)))
        XCTAssertFalse(log.contains { $0.hasPrefix("view") }, "\(log)")
    }

    func testAPanCancelsTheViewsTouches() async {
        _ = add(UIPanGestureRecognizer(), "pan")
        run(TouchScript().drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50)))
        XCTAssertEqual(log.filter { $0.hasPrefix("view") }.count, 2)
        XCTAssertTrue(log.contains { $0.hasPrefix("view cancelled") })
    }

    func testTheViewMayRefuse() async {
        let refusing = RefusingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        window.addSubview(refusing)
        refusing.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in log.append("tap") })
        run(TouchScript().tap(at: CGPoint(x: 150, y: 150)))
        XCTAssertEqual(log, [])
    }

    func testARecognizerIsOnOneView() async {
        let tap = add(UITapGestureRecognizer(), "tap")
        let other = UIView()
        other.addGestureRecognizer(tap)
        XCTAssertTrue(tap.view === other)
        XCTAssertNil(view.gestureRecognizers)
        other.addGestureRecognizer(tap)
        XCTAssertEqual(other.gestureRecognizers, [tap])
    }

    func testRandomTouchesLeaveEveryRecognizerReady() async {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var random = SeededRandom(seed: seed)
        view.isMultipleTouchEnabled = true
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        let recognizers = [
            single, double, UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
            UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
        ]
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        for _ in 0..<60 {
            var script = TouchScript()
            for _ in 0...random.below(3) {
                func place() -> CGPoint { CGPoint(x: random.below(100), y: random.below(100)) }
                let length = Double(random.below(10)) / 10
                script = script.with(
                    TouchScript().drag(
                        from: place(), to: place(), duration: length, after: Double(random.below(5)) / 10))
            }
            run(script)
            for recognizer in recognizers where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
                XCTFail("\(type(of: recognizer)) is \(recognizer.state) with \(recognizer.numberOfTouches) touches")
            }
        }
        let begins = log.filter { $0.contains("began") }.count
        XCTAssertGreaterThan(begins, 0)
    }
}

private final class Judge: UIGestureRecognizerDelegate {
    var allowsBoth = false
    var begins = true
    var receives = true
    var waitsFor: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsBoth }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === waitsFor }
}

private final class RefusingView: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// Leaves touches on subviews to them.
private final class Keeper: NSObject, UIGestureRecognizerDelegate {
    var asked: [UIView] = []

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        asked += [touch.view].compactMap { $0 }
        return touch.view === gestureRecognizer.view
    }
}
