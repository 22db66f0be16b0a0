import Kasane
import QuartzCore
import UIKit
import XCTest

/// The environment of a test that has selected a device.
@MainActor
final class SimulatedDeviceTests: XCTestCase {
    override func tearDown() async throws { SimulatedDevice.standard.use() }

    func testTheScreenIsTheDevices() async {
        SimulatedDevice.iPhone15Pro.use()
        let screen = UIScreen.main
        XCTAssertEqual(screen.bounds, CGRect(x: 0, y: 0, width: 393, height: 852))
        XCTAssertEqual([screen.scale, screen.nativeScale], [3, 3])
        XCTAssertEqual(screen.nativeBounds.size, CGSize(width: 1179, height: 2556))
        XCTAssertEqual(UITraitCollection.current.displayScale, 3)
        XCTAssertEqual(UIDevice.current.name, "iPhone 15 Pro")
        SimulatedDevice.iPhone13mini.use()
        XCTAssertEqual(screen.nativeBounds.size, CGSize(width: 1080, height: 2339))
        SimulatedDevice.standard.use()
        XCTAssertEqual([screen.scale, screen.bounds.width], [1, 390])
    }

    /// The variables that `kasane test --device` passes to a process describe the whole device.
    func testVariablesHoldTheDevice() async {
        for device in SimulatedDevice.all.dropFirst() + [SimulatedDevice.iPhone8Plus.landscape] {
            device.use()
            let variables = SimulatorEnvironment.variables(of: device)
            XCTAssertEqual(ScreenModel(environment: variables), UIScreen.main.model, device.name)
            XCTAssertEqual(variables["SIMULATOR_MODEL_IDENTIFIER"], device.modelIdentifier, device.name)
        }
        for wrong in ["", "nan", "-1", "1e99", "x"] {
            var variables = SimulatorEnvironment.variables(of: .iPhone16)
            variables["SIMULATOR_MAINSCREEN_WIDTH"] = wrong
            XCTAssertEqual(ScreenModel(environment: variables), ScreenModel(), wrong)
        }
    }

    func testAViewIsLaidOutAndDrawnForTheDevice() async {
        SimulatedDevice.iPhone16Pro.use()
        let controller = UIViewController()
        let label = UILabel()
        label.text = "sharp"
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        ])
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        CATransaction.flush()
        XCTAssertEqual(controller.view.frame.size, CGSize(width: 402, height: 874))
        XCTAssertEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(label.frame.minY, 62, accuracy: 1e-6)
        let width = (label.layer.contents as? CGImage).map { CGFloat($0.width) } ?? 0
        XCTAssertEqual(width, label.bounds.width * 3, accuracy: 1e-6)

        // After a rotation, the window and its contents follow.
        SimulatedDevice.iPhone16Pro.landscape.use()
        window.layoutIfNeeded()
        XCTAssertEqual(window.bounds.size, CGSize(width: 874, height: 402))
        XCTAssertEqual(controller.view.bounds.size, window.bounds.size)
        XCTAssertEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
        XCTAssertEqual(controller.traitCollection.verticalSizeClass, .compact)
        XCTAssertTrue(UIDevice.current.orientation.isLandscape)
        XCTAssertEqual(UIScreen.main.nativeBounds.size, CGSize(width: 1206, height: 2622))

        // On another screen, contents have its scale.
        SimulatedDevice.iPhone11.use()
        CATransaction.flush()
        XCTAssertEqual(label.contentScaleFactor, 2)
        window.isHidden = true
    }

    func testSizeClasses() async {
        func classes(_ device: SimulatedDevice) -> [UIUserInterfaceSizeClass] {
            device.use { [UITraitCollection.current.horizontalSizeClass, UITraitCollection.current.verticalSizeClass] }
        }
        XCTAssertEqual(classes(.iPhone15), [.compact, .regular])
        XCTAssertEqual(classes(.iPhone15.landscape), [.compact, .compact])
        XCTAssertEqual(classes(.iPhone15Plus.landscape), [.regular, .compact])
        XCTAssertEqual(classes(.iPadPro11.landscape), [.regular, .regular])
        XCTAssertEqual(UITraitCollection.current.displayScale, 1)
    }

    func testTraitsThatWereSetBackFollowTheScreen() async {
        let traits = UITraitCollection.current
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
        UITraitCollection.current = traits
        SimulatedDevice.iPhone15Pro.use { XCTAssertEqual(UITraitCollection.current.displayScale, 3) }
    }

    func testASmallWindowIsCoveredAsFarAsItReaches() async {
        SimulatedDevice.iPhone15.use()
        let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        window.isHidden = false
        XCTAssertEqual(window.safeAreaInsets, UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
        window.isHidden = true
    }

    func testNames() async {
        XCTAssertEqual(SimulatedDevice(named: "iphone15PRO"), .iPhone15Pro)
        XCTAssertEqual(SimulatedDevice(named: "iPad Pro 11-inch (M4)"), .iPadPro11)
        XCTAssertNil(SimulatedDevice(named: "Newton"))
        XCTAssertEqual(Set(SimulatedDevice.all.map(\.name)).count, SimulatedDevice.all.count)
        for device in SimulatedDevice.all { XCTAssertEqual(SimulatedDevice(named: device.name), device) }
    }

    func testNoScreenIsRefused() async {
        SimulatedDevice(name: "none", screenSize: CGSize(width: 0, height: 7), scale: 1).use()
        SimulatedDevice(name: "none", screenSize: CGSize(width: 7, height: 7), scale: .nan).use()
        XCTAssertEqual(UIScreen.main.bounds.width, 390)
    }

    func testSettingsOfTheUser() async {
        var device = SimulatedDevice.iPhone16
        device.userInterfaceStyle = .dark
        device.preferredContentSizeCategory = .accessibilityLarge
        device.accessibility = [.reduceMotion, .boldText]
        let usual = UIFont.preferredFont(forTextStyle: .body).pointSize
        device.use {
            XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .dark)
            XCTAssertGreaterThan(UIFont.preferredFont(forTextStyle: .body).pointSize, usual)
            XCTAssertTrue(UIAccessibility.isReduceMotionEnabled)
            XCTAssertTrue(UIAccessibility.isBoldTextEnabled)
            XCTAssertFalse(UIAccessibility.isGrayscaleEnabled)
            XCTAssertEqual(UITraitCollection.current.legibilityWeight, .bold)
        }
        XCTAssertFalse(UIAccessibility.isReduceMotionEnabled)
    }

    func testTheProgramComesAndGoes() async {
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        let names: [Notification.Name] = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.didReceiveMemoryWarningNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                MainActor.assumeIsolated {
                    let state = UIApplication.shared.applicationState
                    delegate.log.append("\(name.rawValue.dropFirst(13).dropLast(12)) \(state)")
                }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        UIApplication.shared.simulate(.enterBackground)
        UIApplication.shared.simulate(.enterBackground)
        UIApplication.shared.simulate(.resignActive)
        UIApplication.shared.simulate(.becomeActive)
        UIApplication.shared.simulate(.memoryWarning)
        XCTAssertEqual(
            delegate.log,
            [
                "WillResignActive active", "delegate: background", "DidEnterBackground background",
                "WillEnterForeground background", "DidBecomeActive active", "DidReceiveMemoryWarning active",
            ])
    }

    func testAShakeReachesTheFirstResponderOrElseTheWindow() async {
        let window = ShakenWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        UIApplication.shared.simulate(.shake)
        XCTAssertEqual(window.log, ["began", "ended"])
        let field = ShakenField(frame: window.bounds)
        window.addSubview(field)
        field.becomeFirstResponder()
        UIApplication.shared.simulate(.shake)
        XCTAssertEqual(field.shakes, 1)
        // The field passes the event on, up to the window.
        XCTAssertEqual(window.log, ["began", "ended", "began", "ended"])
    }
}

@MainActor
private final class Delegate: NSObject, UIApplicationDelegate {
    var log: [String] = []

    func applicationDidEnterBackground(_ application: UIApplication) {
        log.append("delegate: \(application.applicationState)")
    }
}

private final class ShakenWindow: UIWindow {
    var log: [String] = []

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake, event?.type == .motion { log.append("began") }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if event?.subtype == .motionShake { log.append("ended") }
    }
}

private final class ShakenField: UITextField {
    var shakes = 0

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        shakes += 1
        super.motionEnded(motion, with: event)
    }
}
