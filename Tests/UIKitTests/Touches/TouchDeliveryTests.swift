import UIKit
import XCTest

/// Hit testing, and the delivery of touches to views.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)).
final class TouchDeliveryTests: TouchTestCase {
    /// 2.05 s is the 123rd of the times at which touches are sampled, give or take rounding.
    func testAFingerComesDownBeforeItMovesWhateverTheTime() async {
        let places = (CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 90))
        for pause in [0.3, 0.1, 1.0 / 3] {
            log = []
            run(
                TouchScript().drag(from: places.0, to: places.1, duration: 0.25, after: pause)
                    .drag(from: places.0, to: places.1, duration: 0.15, after: 1.5))
            XCTAssertEqual(log.filter { $0.hasPrefix("view began") }.count, 2, "\(pause)")
        }
    }

    func testHitTestingFindsTheFrontmostTouchableView() async {
        let child = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
        let front = UIView(frame: CGRect(x: 60, y: 60, width: 40, height: 40))
        view.addSubview(child)
        view.addSubview(front)
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { window.hitTest(CGPoint(x: x, y: y), with: nil) }
        XCTAssertTrue(hit(70, 70) === front)
        XCTAssertTrue(hit(55, 55) === child)
        XCTAssertTrue(hit(10, 10) === view)
        XCTAssertTrue(hit(150, 150) === window)
        XCTAssertNil(hit(-1, 0))
        front.isUserInteractionEnabled = false
        XCTAssertTrue(hit(70, 70) === child)
        child.alpha = 0.009
        XCTAssertTrue(hit(70, 70) === view)
        child.alpha = 0.01
        XCTAssertTrue(hit(70, 70) === child)
        view.isHidden = true
        XCTAssertTrue(hit(70, 70) === window)
        view.isHidden = false
        // A view outside its superview's bounds is visible, but not touchable.
        child.frame.origin.x = 90
        XCTAssertTrue(hit(110, 60) === window)
        child.transform = CGAffineTransform(rotationAngle: .pi / 4)
        XCTAssertTrue(hit(99, 51) === view)
    }

    func testATouchStaysWithItsView() async {
        run(TouchScript().drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 150, y: 150)))
        XCTAssertEqual(log, ["view began 10,10", "view ended 150,150"])
    }

    func testATouchBeginsDespiteRoundedTimes() async {
        // 2.05 s is slightly less than a sixtieth of a second that prints the same.
        run(TouchScript().drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 150, y: 150), after: 2.05))
        XCTAssertEqual(log, ["view began 10,10", "view ended 150,150"])
    }

    func testTouchesPassUpTheChain() async {
        let child = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        view.addSubview(child)
        run(TouchScript().tap(at: CGPoint(x: 25, y: 25)))
        XCTAssertEqual(log, ["view began 25,25", "view ended 25,25"])
    }

    func testOneFingerUnlessMoreAreWanted() async {
        let two = TouchScript().press(at: CGPoint(x: 10, y: 10), duration: 1)
            .with(TouchScript().press(at: CGPoint(x: 50, y: 50), duration: 0.5, after: 0.2))
        run(two)
        XCTAssertEqual(log, ["view began 10,10", "view ended 10,10"])
        log = []
        view.isMultipleTouchEnabled = true
        run(two)
        XCTAssertEqual(log, ["view began 10,10", "view began 50,50", "view ended 50,50", "view ended 10,10"])
        log = []
        run(TouchScript().pinch(at: CGPoint(x: 50, y: 50), from: 20, to: 40))
        XCTAssertTrue(log.first?.hasPrefix("view began x2") == true, "\(log)")
    }

    func testAnExclusiveViewShutsOthersOut() async {
        let other = TouchView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        other.name = "other"
        other.tell = view.tell
        window.addSubview(other)
        let both = TouchScript().press(at: CGPoint(x: 10, y: 10), duration: 1)
            .with(TouchScript().press(at: CGPoint(x: 110, y: 110), duration: 0.5, after: 0.2))
        run(both)
        XCTAssertEqual(log.filter { $0.hasPrefix("other") }.count, 2)
        log = []
        view.isExclusiveTouch = true
        run(both)
        XCTAssertEqual(log, ["view began 10,10", "view ended 10,10"])
    }

    func testTapsAreCounted() async {
        var counts: [Int] = []
        let counter = CountingView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        counter.count = { counts.append($0) }
        window.addSubview(counter)
        run(TouchScript().tap(at: CGPoint(x: 150, y: 50), count: 3).tap(at: CGPoint(x: 150, y: 50), after: 1))
        XCTAssertEqual(counts, [1, 2, 3, 1])
    }

    func testStrangeScriptsDoNoHarm() async {
        run(
            TouchScript().tap(at: CGPoint(x: CGFloat.nan, y: 0)).press(at: .zero, duration: -1)
                .drag(through: [], duration: .infinity).tap(at: CGPoint(x: 1e300, y: 0), count: -3, after: .nan))
        XCTAssertEqual(log, ["view began 0,0", "view ended 0,0"])
    }
}

private final class CountingView: UIView {
    var count: (Int) -> Void = { _ in }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count(touches.first?.tapCount ?? 0) }
}
