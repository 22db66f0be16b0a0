import Foundation
import XCTest

@testable import UIKit

/// The status bar of applications without scenes: requests and notifications.
final class StatusBarTests: ViewTestCase {
    override func tearDown() async throws {
        UIScreen.main.model = ScreenModel()
        try await super.tearDown()
    }

    private final class Page: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
    }

    func testTheControllersAreAsked() async {
        window.rootViewController = Page()
        window.makeKeyAndVisible()
        let application = UIApplication.shared
        XCTAssertEqual(application.statusBarStyle, .lightContent)
        XCTAssertTrue(application.isStatusBarHidden)
        XCTAssertEqual(application.statusBarFrame, .zero)
        // If set, it applies only if controllers are not queried.
        application.statusBarStyle = .darkContent
        application.isStatusBarHidden = false
        XCTAssertEqual(application.statusBarStyle, .lightContent)
        XCTAssertTrue(application.isStatusBarHidden)
        UIViewController.attemptRotationToDeviceOrientation()
        window.rootViewController = nil
    }

    func testAnotherScreenIsTold() async {
        nonisolated(unsafe) var told: [String] = []
        let center = NotificationCenter.default
        var tokens: [any NSObjectProtocol] = []
        for (name, key) in [
            (UIApplication.willChangeStatusBarFrameNotification, UIApplication.statusBarFrameUserInfoKey),
            (UIApplication.didChangeStatusBarFrameNotification, UIApplication.statusBarFrameUserInfoKey),
            (UIApplication.willChangeStatusBarOrientationNotification, UIApplication.statusBarOrientationUserInfoKey),
            (UIApplication.didChangeStatusBarOrientationNotification, UIApplication.statusBarOrientationUserInfoKey),
        ] {
            tokens.append(
                center.addObserver(forName: name, object: nil, queue: nil) { notification in
                    let value = notification.userInfo?[key]
                    let text =
                        (value as? NSNumber).map { "\($0)" }
                        ?? (value as? NSValue).map { "\($0.cgRectValue.width) \($0.cgRectValue.height)" } ?? "?"
                    told.append((name.rawValue.contains("Will") ? "will " : "did ") + text)
                })
        }
        UIScreen.main.model.safeArea.top = 47
        XCTAssertEqual(told, ["will 390.0 47.0", "did 390.0 0.0"])
        told = []
        var turned = UIScreen.main.model
        turned.size = CGSize(width: 844, height: 390)
        turned.safeArea.top = 0
        UIScreen.main.model = turned
        XCTAssertEqual(told, ["will 3", "will 844.0 0.0", "did 1", "did 390.0 47.0"])
        XCTAssertTrue(UIApplication.shared.statusBarOrientation.isLandscape)
        tokens.forEach { center.removeObserver($0) }
    }

    private final class Keeper: NSObject, UIApplicationDelegate { var window: UIWindow? }
    private final class Bare: NSObject, UIApplicationDelegate {}

    /// On iOS the delegate's window is an optional requirement: read from a delegate, it is doubly optional.
    func testADelegatesWindowIsTwiceOptional() async {
        let (keeper, bare) = (Keeper(), Bare())
        keeper.window = window
        var delegate: (any UIApplicationDelegate)? = keeper
        XCTAssertEqual(delegate?.window??.bounds.width, 200)
        if let found = delegate?.window, let inner = found { XCTAssertTrue(inner === window) } else { XCTFail("none") }
        XCTAssertTrue((delegate?.window ?? nil) === window)
        XCTAssertTrue(keeper.window?.isKind(of: UIWindow.self) == true)
        delegate = bare
        XCTAssertNil(delegate?.window ?? nil)
        XCTAssertTrue(delegate?.responds(to: Selector("window")) == false)
    }

    /// As in libraries that may be linked into extensions, where `shared` is unavailable.
    func testTheApplicationIsFoundByName() async {
        let application = UIApplication.value(forKeyPath: "shared") as? UIApplication
        XCTAssertTrue(application === UIApplication.shared)
        XCTAssertTrue(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    }
}
