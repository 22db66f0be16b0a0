import UIKit
import XCTest

@MainActor
final class CoordinateSpaceTests: ViewTestCase {
    func testTheScreenIsWhatWindowsLieOn() async {
        window.frame = CGRect(x: 30, y: 40, width: 100, height: 100)
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 20))
        view.bounds.origin = CGPoint(x: 1, y: 1)
        window.addSubview(view)
        let screen = UIScreen.main.coordinateSpace
        XCTAssertEqual(screen.bounds, UIScreen.main.bounds)
        XCTAssertEqual(view.convert(CGPoint(x: 1, y: 1), to: screen), CGPoint(x: 35, y: 46))
        XCTAssertEqual(view.convert(CGPoint(x: 35, y: 46), from: screen), CGPoint(x: 1, y: 1))
        XCTAssertEqual(screen.convert(view.bounds, from: view), CGRect(x: 35, y: 46, width: 20, height: 20))
        XCTAssertEqual(screen.convert(CGRect(x: 35, y: 46, width: 2, height: 2), to: view).origin, CGPoint(x: 1, y: 1))
        XCTAssertEqual(screen.convert(CGPoint(x: 1, y: 2), to: UIScreen.main), CGPoint(x: 1, y: 2))
    }

    func testTheUprightSpaceStaysOnTheDevice() async {
        let screen = UIScreen.main
        let (upright, before) = (screen.fixedCoordinateSpace, screen.model)
        defer { screen.model = before }
        XCTAssertEqual(upright.bounds, screen.bounds)
        XCTAssertEqual(upright.convert(CGPoint(x: 3, y: 4), to: screen), CGPoint(x: 3, y: 4))
        // The corner of the screen that is the device's upper left corner in the hand.
        let corners: [(UIDeviceOrientation, CGPoint)] = [
            (.landscapeLeft, CGPoint(x: 0, y: 300)), (.landscapeRight, CGPoint(x: 500, y: 0)),
            (.portraitUpsideDown, CGPoint(x: 500, y: 300)),
        ]
        for (orientation, corner) in corners {
            screen.model.size = CGSize(width: 500, height: 300)
            screen.model.orientation = orientation
            let isTurned = orientation.isLandscape
            XCTAssertEqual(upright.bounds.width, isTurned ? 300 : 500)
            XCTAssertEqual(upright.convert(CGPoint.zero, to: screen.coordinateSpace), corner)
            XCTAssertEqual(screen.convert(corner, to: upright), .zero)
            XCTAssertEqual(upright.convert(screen.bounds, from: screen), upright.bounds)
            window.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            let place = window.convert(CGPoint(x: 1, y: 2), to: upright)
            XCTAssertEqual(upright.convert(place, to: screen), CGPoint(x: 11, y: 22))
            XCTAssertEqual(window.convert(place, from: upright), CGPoint(x: 1, y: 2))
            XCTAssertEqual(upright.convert(place, to: screen.fixedCoordinateSpace), place)
        }
    }

    func testACustomCoordinateSpaceIsUsed() async {
        let own = ShiftedSpace(base: window)
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 20))
        window.addSubview(view)
        XCTAssertEqual(view.convert(CGPoint.zero, to: own), CGPoint(x: 105, y: 6))
        XCTAssertEqual(view.convert(CGPoint(x: 105, y: 6), from: own), .zero)
        XCTAssertEqual(UIScreen.main.convert(CGPoint.zero, to: own), CGPoint(x: 100, y: 0))
    }

    func testWindowsTellOfComingAndGoing() async {
        let names: [Notification.Name] = [
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
        ]
        let (one, other) = (UIWindow(), UIWindow())
        // Another test's window may have been key before.
        let heard = Heard(names, from: [one, other])
        one.makeKeyAndVisible()
        one.isHidden = false
        other.makeKeyAndVisible()
        other.isHidden = true
        XCTAssertEqual(
            heard.names.map { $0.replacingOccurrences(of: "UIWindowDid", with: "") },
            [
                "BecomeVisibleNotification", "BecomeKeyNotification", "BecomeVisibleNotification",
                "ResignKeyNotification", "BecomeKeyNotification",
                // The one behind becomes key when the key window is hidden.
                "ResignKeyNotification", "BecomeKeyNotification", "BecomeHiddenNotification",
            ])
    }

    func testBrightnessChangesPostNotifications() async {
        let heard = Heard([UIScreen.brightnessDidChangeNotification])
        UIScreen.main.brightness = 0.5
        UIScreen.main.brightness = 0.5
        UIScreen.main.brightness = 7
        XCTAssertEqual(UIScreen.main.brightness, 1)
        XCTAssertEqual(heard.names.count, 2)
    }
}

/// The names of the received notifications, from certain senders or from any, in order.
// `@unchecked Sendable`: these are posted on the main thread, which reads the names too.
final class Heard: @unchecked Sendable {
    private(set) var names: [String] = []
    private var observers: [any NSObjectProtocol] = []

    init(_ names: [Notification.Name], from senders: [AnyObject?] = [nil]) {
        for (name, sender) in names.flatMap({ name in senders.map { (name, $0) } }) {
            let observer = NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) {
                [weak self] in self?.names.append($0.name.rawValue)
            }
            observers.append(observer)
        }
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}

@MainActor
private final class ShiftedSpace: NSObject, UICoordinateSpace {
    let base: UIView
    var bounds: CGRect { base.bounds }

    init(base: UIView) { self.base = base }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        base.convert(CGPoint(x: point.x - 100, y: point.y), to: space)
    }
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        let point = base.convert(point, from: space)
        return CGPoint(x: point.x + 100, y: point.y)
    }
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        base.convert(rect.offsetBy(dx: -100, dy: 0), to: space)
    }
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        base.convert(rect, from: space).offsetBy(dx: 100, dy: 0)
    }
}
