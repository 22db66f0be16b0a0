public import Foundation
public import ObjectRuntime

/// Holds the window of an application without scenes, in a property that a delegate need not have.
///
/// On iOS, `UIApplicationDelegate` itself has the property as an optional requirement, so reading it from a delegate
/// yields a double optional.
@preconcurrency @MainActor
public protocol WindowKeeping: RuntimeObject {
    /// The window. Nil by default, and setting it then has no effect.
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension WindowKeeping {
    /// Nil; setting it has no effect.
    @_disfavoredOverload
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// Launches the application, and is notified of its life cycle events.
///
/// A class marked `@main` launches the application with an instance of itself. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiapplicationdelegate)
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, WindowKeeping {
    /// Called when launching has begun. Returns whether to continue as usual; true by default.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when launching is almost done, to create the application's window. Returns true by default.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when launching has finished.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Returns the configuration of a scene that is about to connect; by default the one that `Info.plist` describes.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when scenes have been closed. The last one is never closed: the program ends.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Called when the application has become active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the application is about to become inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the application has entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the application is about to enter the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the user has chosen a quick action on the home screen; no home screen here has any.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Called when the application has registered with a server of notifications. There is none, so it is never called.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called when the application could not register with a server of notifications.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called when memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called when the application is about to terminate.
    func applicationWillTerminate(_ application: UIApplication)
    /// Returns the orientations that a window may take; by default those of its root controller.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Launches the application with an instance of this class, and never returns. `@main` calls it.
    public static func main() {
        _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil) { makeObject(of: Self.self) as? Self }
    }

    /// The window of an application without scenes. On iOS, the outer optional is nil if the delegate has no such
    /// property; here, it then contains nil.
    public var window: UIWindow?? { .some((self as any WindowKeeping).window) }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    /// Returns the session's own configuration, which is that of `Info.plist`.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Returns the orientations that the window's root controller supports, or all but upside down.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        window?.rootViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
    }
}

extension UIApplication {
    /// A reason for the launch. Kasane never launches applications for any of them.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Opening a URL.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// Another application's request.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// A notification from a server.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A shortcut on the home screen.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }
}
