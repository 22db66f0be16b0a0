import UIKit
import XCTest

/// The properties of applications, scenes, screens and events on a single simulated device.
@MainActor
final class ApplicationNameTests: ViewTestCase {
    /// Every task ends when requested, with unlimited time.
    func testBackgroundTasksHaveNumbersOfTheirOwn() async {
        let first = UIApplication.shared.beginBackgroundTask(withName: "one") { XCTFail("expired") }
        let second = UIApplication.shared.beginBackgroundTask { XCTFail("expired") }
        XCTAssertNotEqual(first, .invalid)
        XCTAssertNotEqual(first, second)
        UIApplication.shared.endBackgroundTask(first)
        UIApplication.shared.endBackgroundTask(.invalid)
        XCTAssertEqual(UIApplication.shared.backgroundTimeRemaining, .greatestFiniteMagnitude)
    }

    func testURLsAreOpenedByNobody() async throws {
        let url = try XCTUnwrap(URL(string: "https://example.org"))
        let byApplication = await UIApplication.shared.open(url, options: [:])
        let scene = try XCTUnwrap(window.windowScene)
        let byScene = await scene.open(url, options: nil)
        XCTAssertFalse(byApplication)
        XCTAssertFalse(byScene)
    }

    func testSettingsHaveURLsThatNobodyOpens() async throws {
        for string in [UIApplication.openSettingsURLString, UIApplication.openNotificationSettingsURLString] {
            let url = try XCTUnwrap(URL(string: string))
            XCTAssertFalse(UIApplication.shared.canOpenURL(url))
            let isOpened = await UIApplication.shared.open(url)
            XCTAssertFalse(isOpened)
        }
    }

    /// "You can override it to intercept incoming events."
    func testTheApplicationSeesEventsBeforeTheirWindow() async throws {
        let view = UIView(frame: window.bounds)
        view.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in log.append("tap") })
        window.addSubview(view)
        try await window.run(TouchScript().tap(at: CGPoint(x: 10, y: 10)), andWait: 0.5)
        XCTAssertEqual(log, ["tap"])
    }

    func testRecognizersFollowAllowedTouchesOnly() async throws {
        let view = UIView(frame: window.bounds)
        let tap = UITapGestureRecognizer { [unowned self] _ in log.append("tap") }
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        view.addGestureRecognizer(tap)
        window.addSubview(view)
        try await window.run(TouchScript().tap(at: CGPoint(x: 10, y: 10)), andWait: 0.5)
        XCTAssertEqual(log, [])
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        try await window.run(TouchScript().tap(at: CGPoint(x: 10, y: 10)), andWait: 0.5)
        XCTAssertEqual(log, ["tap"])
    }

    func testAFingerCountsAsTheMainButtonAndStandsUpright() async throws {
        let view = ButtonView(frame: window.bounds)
        window.addSubview(view)
        try await window.run(TouchScript().tap(at: CGPoint(x: 10, y: 10)))
        XCTAssertEqual(view.masks, [.primary, []])
        XCTAssertEqual(view.altitude, .pi / 2)
        XCTAssertEqual(UIEvent.ButtonMask.button(2), .secondary)
        XCTAssertEqual(UIEvent.ButtonMask.button(0), [])
    }

    func testTheScreenHasOneMode() async {
        let screen = UIScreen.main
        XCTAssertEqual(screen.currentMode?.size, screen.nativeBounds.size)
        XCTAssertEqual(screen.availableModes.count, 1)
        XCTAssertNil(screen.mirrored)
        XCTAssertEqual(screen.snapshotView(afterScreenUpdates: false).frame, screen.bounds)
    }

    /// A scene rotates to the requested orientation, and stays if it already has it.
    func testAGeometryUpdateTurnsTheScreen() async throws {
        let scene = try XCTUnwrap(window.windowScene)
        let size = UIScreen.main.bounds.size
        defer { UIScreen.main.bounds.size = size }
        UIScreen.main.bounds.size = CGSize(width: 300, height: 500)
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait))
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 300, height: 500))
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape))
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 500, height: 300))
        XCTAssertTrue(scene.effectiveGeometry.interfaceOrientation.isLandscape)
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Mac(systemFrame: .zero)) { [unowned self] _ in
            log.append("refused")
        }
        XCTAssertEqual(log, ["refused"])
    }

    func testAWindowThatMustNotBeKeyIsNot() async {
        let other = ShyWindow(frame: window.bounds)
        window.makeKeyAndVisible()
        other.makeKeyAndVisible()
        XCTAssertTrue(window.isKeyWindow)
        other.isHidden = true
    }

    /// The standard commands and the program's own, if an object in the responder chain performs them.
    func testTheMenuOfEarlierSystemsCallsItsItems() async throws {
        let view = MenuView(frame: window.bounds)
        window.addSubview(view)
        view.becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [
            UIMenuItem(title: "Mark", action: Selector("mark:", MenuView.mark(_:))),
            UIMenuItem(title: "Nobody", action: Selector("nobodyHasThis:")),
        ]
        menu.showMenu(from: view, rect: CGRect(x: 80, y: 120, width: 20, height: 20))
        XCTAssertTrue(menu.isMenuVisible)
        XCTAssertFalse(menu.menuFrame.isEmpty)
        try await window.run(TouchScript().expectNone("Nobody").tap("Mark"), andWait: 0.5)
        XCTAssertEqual(view.marks, 1)
        XCTAssertFalse(menu.isMenuVisible)
        menu.menuItems = nil
    }
}

private final class ButtonView: UIView {
    var masks: [UIEvent.ButtonMask] = []
    var altitude: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        masks.append(event?.buttonMask ?? [])
        altitude = touches.first?.altitudeAngle ?? 0
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { masks.append(event?.buttonMask ?? []) }
}

private final class ShyWindow: UIWindow {
    override var canBecomeKey: Bool { false }
}

private final class MenuView: UIView {
    var marks = 0

    override var canBecomeFirstResponder: Bool { true }

    func mark(_ sender: Any?) { marks += 1 }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.name == "mark:" }
}
