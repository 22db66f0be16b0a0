import MapKit
import XCTest

/// Fingers on a map.
@MainActor
final class MapGestureTests: MapTestCase {
    func testTheMapFollowsTheFinger() async {
        showParis()
        let start = map.convert(CGPoint(x: 150, y: 200), toCoordinateFrom: map)
        // The finger rests at the end, so that the map does not go on.
        run(
            TouchScript().drag(
                through: [
                    CGPoint(x: 150, y: 200), CGPoint(x: 50, y: 100), CGPoint(x: 50, y: 100), CGPoint(x: 50, y: 100),
                ],
                duration: 1.5))
        // The threshold of the recognizer is lost.
        assertEqual(map.convert(start, toPointTo: map), 50, 100, accuracy: 12)
        XCTAssertEqual(listener.log, ["will false", "visible", "did false"])
    }

    func testDeceleration() async {
        showParis()
        run(TouchScript().drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 50, y: 150), duration: 0.2), andWait: 0)
        let left = map.convert(MapTestCase.paris, toPointTo: map).x
        MediaClock.advance(to: CACurrentMediaTime() + 4)
        XCTAssertLessThan(map.convert(MapTestCase.paris, toPointTo: map).x, left - 50)
        XCTAssertEqual(listener.log, ["will false", "visible", "did true"])
    }

    func testPinch() async {
        showParis(scale: 8)
        let place = map.convert(CGPoint(x: 60, y: 80), toCoordinateFrom: map)
        run(TouchScript().pinch(at: CGPoint(x: 60, y: 80), from: 40, to: 80))
        XCTAssertEqual(map.visibleMapRect.width, 800, accuracy: 1)
        assertEqual(map.convert(place, toPointTo: map), 60, 80, accuracy: 1)
        XCTAssertEqual(listener.log.first, "will false")
        XCTAssertEqual(listener.log.last, "did false")
    }

    func testDoubleTap() async {
        showParis(scale: 8)
        let place = map.convert(CGPoint(x: 60, y: 80), toCoordinateFrom: map)
        run(TouchScript().tap(at: CGPoint(x: 60, y: 80), count: 2))
        XCTAssertEqual(map.visibleMapRect.width, 800, accuracy: 1e-3)
        assertEqual(map.convert(place, toPointTo: map), 60, 80)
        XCTAssertEqual(listener.log, ["will true", "visible", "did true"])
    }

    func testRotation() async {
        showParis(scale: 8)
        run(TouchScript().rotate(at: CGPoint(x: 100, y: 150), by: 1))
        XCTAssertEqual(map.camera.heading, 360 - 180 / .pi, accuracy: 20)
        assertEqual(map.convert(MapTestCase.paris, toPointTo: map), 100, 150, accuracy: 2)
    }

    func testDisabledGestures() async {
        showParis(scale: 8)
        (map.isScrollEnabled, map.isZoomEnabled, map.isRotateEnabled) = (false, false, false)
        run(TouchScript().drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 50, y: 150)))
        run(TouchScript().pinch(at: CGPoint(x: 60, y: 80), from: 40, to: 80))
        run(TouchScript().tap(at: CGPoint(x: 60, y: 80), count: 2))
        run(TouchScript().rotate(at: CGPoint(x: 100, y: 150), by: 1))
        XCTAssertEqual(listener.log, [])
    }
}
