import CoreGraphics
import XCTest

@testable import UIKit

/// Several scenes, each in a window of a simulated desktop.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/app_and_environment/scenes).
@MainActor
final class SceneTests: XCTestCase {
    fileprivate static var calls: [String] = []
    private let host = Host()
    private let delegate = Delegate()

    override func setUp() async throws {
        UIApplication.made = UIApplication()
        UIApplication.shared.launch(delegate)
        UIApplication.shared.sceneHost = host
        SceneTests.calls = []
    }

    override func tearDown() async throws { UIApplication.made = nil }

    /// Requests a scene, and returns it.
    private func openScene(_ activity: NSUserActivity? = nil) async throws -> UIWindowScene {
        let known = UIApplication.shared.connectedScenes
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil) {
            XCTFail("\($0)")
        }
        await turn()
        return try XCTUnwrap(UIApplication.shared.connectedScenes.subtracting(known).first as? UIWindowScene)
    }

    /// Lets pending work of the main actor run.
    private func turn() async { for _ in 0..<10 { await Task.yield() } }

    // MARK: Tests

    func testWithoutADesktopThereIsOneScene() async {
        let application = UIApplication.shared
        XCTAssertTrue(application.supportsMultipleScenes)
        application.sceneHost = nil
        XCTAssertFalse(application.supportsMultipleScenes)
        var errors: [any Error] = []
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { errors.append($0) }
        application.requestSceneSessionDestruction(application.windowScene.session) { errors.append($0) }
        await turn()
        XCTAssertEqual(errors.map { ($0 as? CocoaError)?.code }, [.featureUnsupported, .featureUnsupported])
        XCTAssertEqual(application.connectedScenes, [application.windowScene])
        XCTAssertEqual(SceneTests.calls, [])
    }

    func testASceneConnectsAsAtLaunch() async throws {
        let activity = NSUserActivity(activityType: "edit")
        activity.addUserInfoEntries(from: ["page": 3])
        let scene = try await openScene(activity)
        XCTAssertEqual(
            SceneTests.calls, ["open", "connect 300 200", "activities [\"edit\"]", "foreground", "active true"])
        let first = UIApplication.shared.windowScene
        XCTAssertEqual(first.activationState, .foregroundActive, "another's coming does nothing to it")
        XCTAssertEqual(UIApplication.shared.openSessions, [first.session, scene.session])
        let window = try XCTUnwrap((scene.delegate as? SceneDelegate)?.window)
        XCTAssertEqual(scene.windows, [window])
        XCTAssertFalse(first.windows.contains(window))
        XCTAssertTrue(window.next === scene)
        XCTAssertTrue(scene.keyWindow === window)
        XCTAssertTrue(first.keyWindow === (first.delegate as? SceneDelegate)?.window, "each has a key window")
        XCTAssertTrue(UIApplication.shared.keyWindow === window, "and the application one of them")
        XCTAssertEqual(scene.coordinateSpace.bounds, CGRect(x: 0, y: 0, width: 300, height: 200))
        XCTAssertEqual(scene.coordinateSpace.convert(CGPoint(x: 1, y: 2), to: window), CGPoint(x: 1, y: 2))
        XCTAssertEqual(scene.interfaceOrientation, .landscapeRight)
        scene.title = "Page"
        XCTAssertEqual(SceneTests.calls.last, "title Page")
        // A connected scene's window comes to the front.
        UIApplication.shared.requestSceneSessionActivation(scene.session, userActivity: activity, options: nil)
        await turn()
        XCTAssertEqual(SceneTests.calls.suffix(2), ["raise Page", "continue edit"])
        XCTAssertEqual(UIApplication.shared.connectedScenes.count, 2)
    }

    func testAWindowFollowsItsSceneAndNoOther() async throws {
        let scene = try await openScene()
        let window = try XCTUnwrap(scene.windows.first)
        let small = UIWindow(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        small.windowScene = scene
        small.isHidden = false
        XCTAssertEqual(scene.windows, [window, small])
        scene.resize(to: CGSize(width: 500, height: 800))
        XCTAssertEqual(window.frame, CGRect(x: 0, y: 0, width: 500, height: 800))
        XCTAssertEqual(small.frame, CGRect(x: 10, y: 10, width: 20, height: 20))
        XCTAssertEqual(window.traitCollection.verticalSizeClass, .regular)
        scene.resize(to: CGSize(width: 800, height: 300))
        XCTAssertEqual(window.traitCollection.verticalSizeClass, .compact)
        let screen = UIScreen.main.bounds
        // Even if both have the same size.
        scene.resize(to: screen.size)
        UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 111, height: 222)
        defer { UIScreen.main.bounds = screen }
        XCTAssertEqual(window.frame, screen)
        XCTAssertEqual(UIApplication.shared.windowScene.windows.first?.frame, UIScreen.main.bounds)
    }

    func testTheApplicationIsAsActiveAsItsScenes() async throws {
        let scene = try await openScene()
        let (application, first) = (UIApplication.shared, UIApplication.shared.windowScene)
        SceneTests.calls = []
        application.move(scene, to: .inactive)
        XCTAssertEqual(SceneTests.calls, ["resign"])
        XCTAssertEqual(scene.activationState, .foregroundInactive)
        XCTAssertEqual(first.activationState, .foregroundActive)
        XCTAssertEqual(application.applicationState, .active)
        application.move(first, to: .background)
        XCTAssertEqual(application.applicationState, .inactive)
        application.move(scene, to: .background)
        XCTAssertEqual(application.applicationState, .background)
        SceneTests.calls = []
        application.move(to: .active)
        XCTAssertEqual(SceneTests.calls.sorted(), ["active true", "active true", "foreground", "foreground"])
    }

    func testASceneIsClosed() async throws {
        let scene = try await openScene()
        let application = UIApplication.shared
        let window = try XCTUnwrap(scene.windows.first)
        SceneTests.calls = []
        application.requestSceneSessionDestruction(scene.session) { XCTFail("\($0)") }
        await turn()
        XCTAssertEqual(SceneTests.calls, ["resign", "background", "disconnect", "discard 1", "close"])
        XCTAssertEqual(scene.activationState, .unattached)
        XCTAssertTrue(window.isHidden)
        XCTAssertNil(scene.session.scene)
        XCTAssertEqual(application.applicationState, .active)
        XCTAssertEqual(application.connectedScenes, [application.windowScene])
        XCTAssertFalse(application.disconnect(scene), "it is gone")
        XCTAssertFalse(application.disconnect(application.windowScene), "the last one stays")
        // The remaining scene determines the application's state again.
        application.move(to: .background)
        XCTAssertEqual(application.windowScene.activationState, .background)
    }

    func testTheFirstSceneMayBeClosedBeforeOthers() async throws {
        let scene = try await openScene()
        let application = UIApplication.shared
        XCTAssertTrue(application.disconnect(application.windowScene))
        XCTAssertEqual(application.connectedScenes, [scene])
        XCTAssertEqual(application.windows, scene.windows)
        XCTAssertTrue(application.keyWindow === scene.windows.first)
    }

    func testADesktopThatHasNoWindowMakesAnError() async {
        host.fails = true
        var errors = 0
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in errors += 1 }
        await turn()
        XCTAssertEqual(errors, 1)
        XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
    }

    // MARK: Simulated desktop

    private final class Host: SceneHost {
        var fails = false

        func open(_ scene: UIWindowScene) throws -> CGSize {
            if fails { throw CocoaError(.featureUnsupported) }
            calls.append("open")
            return CGSize(width: 300, height: 200)
        }

        func raise(_ scene: UIWindowScene) { calls.append("raise \(scene.title ?? "")") }
        func close(_ scene: UIWindowScene) { calls.append("close") }
        func updateTitle(of scene: UIWindowScene) { calls.append("title \(scene.title ?? "")") }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }

        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            calls.append("discard \(sceneSessions.count)")
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.makeKeyAndVisible()
            calls.append("connect \(Int(window?.frame.width ?? 0)) \(Int(window?.frame.height ?? 0))")
            if !options.userActivities.isEmpty {
                calls.append("activities \(options.userActivities.map(\.activityType))")
            }
        }

        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            calls.append("continue \(userActivity.activityType)")
        }
        func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
        func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) {
            calls.append("active \(scene.activationState == .foregroundActive)")
        }
        func sceneWillResignActive(_ scene: UIScene) { calls.append("resign") }
        func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
    }
}
