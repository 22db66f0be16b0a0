import XCTest

@testable import UIKit

/// The order of calls at launch, as iOS makes them.
///
/// | step | where it is written |
/// |---|---|
/// | `willFinishLaunching`, restoration, `didFinishLaunching` | <https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence> |
/// | `didFinishLaunching`, then a scene's configuration and connection, then its activation | <https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)> |
/// | the scene is inactive in the foreground before it is active; resigns before it is in the background | <https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle> |
/// | an app with scenes has no calls of the application's life cycle, but its notifications | <https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)> |
/// | the application's calls without scenes: `didFinishLaunching`, `didBecomeActive`; `willResignActive`, `didEnterBackground`; `willEnterForeground`, `didBecomeActive` | <https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle> |
@MainActor
final class LaunchTests: XCTestCase {
    private static var calls: [String] = []

    private class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            calls.append("will \(application.applicationState == .inactive)")
            return true
        }

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            calls.append("did")
            window = UIWindow()
            window?.makeKeyAndVisible()
            return true
        }

        func greet() { calls.append("greeted") }

        func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
        func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
    }

    private final class SceneApplication: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            calls.append("will")
            return true
        }

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            calls.append("did")
            return true
        }

        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            calls.append("configuration")
            let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }

        func applicationDidBecomeActive(_ application: UIApplication) { calls.append("application active") }
    }

    private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            calls.append("connect \(window?.frame == scene.screen.bounds)")
        }

        func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) {
            calls.append("active \(scene.activationState == .foregroundActive)")
        }
        func sceneWillResignActive(_ scene: UIScene) { calls.append("resign") }
        func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
    }

    override func tearDown() async throws {
        LaunchTests.calls = []
        UIApplication.made = nil
    }

    /// As any object on iOS, a delegate of unknown class is queried for methods by name.
    func testADelegateIsAskedByName() async {
        let delegate: any UIApplicationDelegate = Delegate()
        let greeting = Selector("greet", Delegate.greet)
        XCTAssertTrue(delegate.responds(to: greeting))
        XCTAssertFalse(delegate.responds(to: Selector("jump")))
        delegate.perform(greeting)
        XCTAssertEqual(LaunchTests.calls, ["greeted"])
        XCTAssertTrue(delegate.isKind(of: UIResponder.self))
    }

    func testTheDelegateMakesItsWindowBeforeTheApplicationIsActive() async {
        UIApplication.made = UIApplication()
        let delegate = Delegate()
        var posted = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += LaunchTests.calls.count } }
        UIApplication.shared.launch(delegate)
        NotificationCenter.default.removeObserver(observer)
        XCTAssertEqual(LaunchTests.calls, ["will true", "did", "active"])
        XCTAssertEqual(posted, 2, "posted between didFinishLaunching and becoming active")
        XCTAssertTrue(UIApplication.shared.keyWindow === delegate.window)
        LaunchTests.calls = []
        UIApplication.shared.move(to: .background)
        UIApplication.shared.move(to: .active)
        XCTAssertEqual(LaunchTests.calls, ["resign", "background", "foreground", "active"])
    }

    func testASceneIsNotifiedInsteadOfTheApplication() async {
        UIApplication.made = UIApplication()
        let delegate = SceneApplication()
        let names = [
            UIApplication.didFinishLaunchingNotification, UIScene.willConnectNotification,
            UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
            UIApplication.didBecomeActiveNotification,
        ]
        var posted: [Notification.Name] = []
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { posted.append(name) }
            }
        }
        UIApplication.shared.launch(delegate)
        XCTAssertEqual(posted, names)
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        UIApplication.shared.move(to: .background)
        UIApplication.shared.move(to: .active)
        XCTAssertEqual(
            LaunchTests.calls,
            [
                "will", "did", "configuration", "connect true", "foreground", "active true", "resign", "background",
                "foreground", "active true",
            ])
        XCTAssertTrue(UIApplication.shared.connectedScenes.first?.delegate is SceneDelegate)
    }

    func testTheStatusBarIsAsTheFrontmostControllerPrefers() async {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        final class Container: UIViewController {
            override var childForStatusBarStyle: UIViewController? { children.first }
        }
        UIApplication.made = UIApplication()
        let window = UIWindow()
        let container = Container()
        container.addChild(Light())
        window.rootViewController = container
        window.makeKeyAndVisible()
        XCTAssertEqual(window.windowScene?.statusBarManager?.statusBarStyle, .lightContent)
        window.isHidden = true
    }
}
