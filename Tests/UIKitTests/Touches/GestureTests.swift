import UIKit
import XCTest

/// Each recognizer alone.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uigesturerecognizer).
final class GestureTests: TouchTestCase {
    private let middle = CGPoint(x: 50, y: 50)

    func testATapIsFoundAndTakesTheTouchFromTheView() async {
        let tap = add(UITapGestureRecognizer(), "tap")
        run(TouchScript().tap(at: middle))
        XCTAssertEqual(log, ["view began 50,50", "tap ended", "view cancelled 50,50"].sortedLike(log))
        XCTAssertEqual(tap.state, .possible)
        log = []
        tap.cancelsTouchesInView = false
        run(TouchScript().tap(at: middle))
        XCTAssertEqual(log, ["view began 50,50", "tap ended", "view ended 50,50"])
    }

    func testDragsAndLongPressesAreNoTaps() async {
        _ = add(UITapGestureRecognizer(), "tap")
        run(TouchScript().drag(from: middle, to: CGPoint(x: 99, y: 50)))
        run(TouchScript().press(at: middle, duration: 2))
        run(TouchScript().pinch(at: middle, from: 20, to: 20, duration: 0.1))
        XCTAssertFalse(log.contains("tap ended"), "\(log)")
        run(TouchScript().tap(at: middle))
        XCTAssertTrue(log.contains("tap ended"))
    }

    func testSeveralTapsAndFingers() async {
        let double = add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        run(TouchScript().tap(at: middle))
        // The end of the touch was delayed until the second tap failed to arrive.
        XCTAssertEqual(log, ["view began 50,50", "view ended 50,50"])
        log = []
        run(TouchScript().tap(at: middle, count: 2))
        XCTAssertEqual(log.filter { $0 == "double ended" }.count, 1)
        run(TouchScript().tap(at: middle).tap(at: middle, after: 0.5))
        XCTAssertEqual(log.filter { $0 == "double ended" }.count, 1)
        view.removeGestureRecognizer(double)
        let pair = add(UITapGestureRecognizer(), "pair")
        pair.numberOfTouchesRequired = 2
        run(TouchScript().pinch(at: middle, from: 20, to: 20, duration: 0.1))
        XCTAssertEqual(log.last, "pair ended")
    }

    func testALongPressBeginsInItsTimeAndFollows() async {
        let press = add(UILongPressGestureRecognizer(), "press")
        run(TouchScript().press(at: middle, duration: 0.4))
        XCTAssertFalse(log.contains { $0.hasPrefix("press") })
        var began: TimeInterval?
        press.addAction { if $0.state == .began { began = CACurrentMediaTime() } }
        log = []
        let start = CACurrentMediaTime()
        run(TouchScript().press(at: middle, duration: 1))
        XCTAssertEqual(log, ["view began 50,50", "view cancelled 50,50", "press began", "press ended"].sortedLike(log))
        XCTAssertEqual((began ?? 0) - start, 0.5, accuracy: 1e-9)
        log = []
        run(TouchScript().drag(from: middle, to: CGPoint(x: 90, y: 50), duration: 1))
        XCTAssertFalse(log.contains { $0.hasPrefix("press") })
        press.minimumPressDuration = 0.1
        log = []
        run(TouchScript().drag(from: middle, to: CGPoint(x: 90, y: 50), duration: 1))
        XCTAssertTrue(log.contains("press began"))
        XCTAssertTrue(log.contains { $0.hasPrefix("view cancelled") })
        XCTAssertEqual(log.last, "press ended")
        XCTAssertTrue(log.contains("press changed"))
    }

    func testAPanFollowsFromAFewPointsOn() async {
        let pan = add(UIPanGestureRecognizer(), "pan")
        var translations: [CGFloat] = []
        var velocity = CGPoint.zero
        pan.addAction { [window] in
            translations.append($0.translation(in: window).x)
            if $0.state == .changed { velocity = $0.velocity(in: window) }
        }
        run(TouchScript().drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 19, y: 50)))
        XCTAssertEqual(translations, [])
        run(TouchScript().drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 1))
        XCTAssertTrue(log.contains("pan began"))
        XCTAssertEqual(log.last, "pan ended")
        XCTAssertGreaterThanOrEqual(translations.first ?? 0, 10)
        XCTAssertEqual(translations.last ?? 0, 80, accuracy: 1e-6)
        XCTAssertEqual(velocity.x, 80, accuracy: 1)
        // In a view enlarged twice, the same distance is half as far.
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        var inner: CGFloat = 0
        pan.addAction { [view] in inner = $0.translation(in: view).x }
        run(TouchScript().drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 1))
        XCTAssertEqual(inner, 40, accuracy: 1e-6)
    }

    func testAPansTranslationCanBeSet() async {
        let pan = add(UIPanGestureRecognizer(), "pan")
        var sum: CGFloat = 0
        var velocity: CGFloat = 0
        pan.addAction { [window] in
            sum += $0.translation(in: window).x
            $0.setTranslation(.zero, in: window)
            if $0.state == .changed { velocity = $0.velocity(in: window).x }
        }
        run(TouchScript().drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 1))
        XCTAssertEqual(sum, 80, accuracy: 1e-6)
        // The finger is as fast as it was.
        XCTAssertEqual(velocity, 80, accuracy: 1)
    }

    func testPinchAndRotation() async {
        let pinch = add(UIPinchGestureRecognizer(), "pinch")
        var scale: CGFloat = 0
        pinch.addAction { scale = $0.scale }
        run(TouchScript().pinch(at: middle, from: 20, to: 60))
        XCTAssertEqual(scale, 3, accuracy: 1e-6)
        XCTAssertEqual(log.last, "pinch ended")
        view.removeGestureRecognizer(pinch)
        log = []
        let rotation = add(UIRotationGestureRecognizer(), "rotation")
        var angle: CGFloat = 0
        rotation.addAction { angle = $0.rotation }
        run(TouchScript().rotate(at: middle, by: 4, distance: 60))
        XCTAssertEqual(angle, 4, accuracy: 0.15)
        XCTAssertEqual(log.last, "rotation ended")
        XCTAssertEqual(rotation.rotation, 0)
    }

    /// Programs apply each step of a gesture and begin again from there.
    func testSettingTheScaleOrTheRotationKeepsTheVelocity() async {
        let pinch = add(UIPinchGestureRecognizer(), "pinch")
        var velocity: CGFloat = 0
        pinch.addAction {
            $0.scale = 1
            if $0.state == .changed { velocity = $0.velocity }
        }
        run(TouchScript().pinch(at: middle, from: 20, to: 60, duration: 1))
        XCTAssertEqual(velocity, 2, accuracy: 0.1, "from 1 to 3 in a second")
        view.removeGestureRecognizer(pinch)
        let rotation = add(UIRotationGestureRecognizer(), "rotation")
        rotation.addAction {
            $0.rotation = 0
            if $0.state == .changed { velocity = $0.velocity }
        }
        run(TouchScript().rotate(at: middle, by: 1, distance: 60, duration: 1))
        XCTAssertEqual(velocity, 1, accuracy: 0.1)
    }

    func testASwipeIsQuickAndStraightAndGoesItsWay() async {
        let swipe = add(UISwipeGestureRecognizer(), "swipe")
        let (left, right) = (CGPoint(x: 10, y: 50), CGPoint(x: 90, y: 50))
        run(TouchScript().drag(from: right, to: left, duration: 0.2))
        run(TouchScript().drag(from: left, to: right, duration: 2))
        run(TouchScript().drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 45, y: 90), duration: 0.2))
        XCTAssertFalse(log.contains("swipe ended"))
        run(TouchScript().drag(from: left, to: right, duration: 0.2))
        XCTAssertEqual(log.filter { $0 == "swipe ended" }.count, 1)
        swipe.direction = [.up, .down]
        run(TouchScript().drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), duration: 0.2))
        XCTAssertEqual(log.filter { $0 == "swipe ended" }.count, 2)
    }

    func testAnEdgePanComesFromItsEdge() async {
        let edge = add(UIScreenEdgePanGestureRecognizer(), "edge")
        edge.edges = .left
        run(TouchScript().drag(from: CGPoint(x: 40, y: 50), to: CGPoint(x: 90, y: 50)))
        XCTAssertFalse(log.contains("edge began"))
        run(TouchScript().drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 90, y: 50)))
        XCTAssertTrue(log.contains("edge began"))
    }

    func testADisabledRecognizerGivesUp() async {
        let pan = add(UIPanGestureRecognizer(), "pan")
        pan.addAction { if $0.state == .changed { $0.isEnabled = false } }
        run(TouchScript().drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50)))
        XCTAssertEqual(log.filter { $0.hasPrefix("pan") }, ["pan began", "pan changed", "pan cancelled"])
        XCTAssertEqual(pan.state, .possible)
    }
}

extension [String] {
    /// Returns the lines, in the order of another list if that has the same ones: for events in any order.
    func sortedLike(_ other: [String]) -> [String] { sorted() == other.sorted() ? other : self }
}
