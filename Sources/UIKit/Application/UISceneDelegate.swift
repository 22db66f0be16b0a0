public import Foundation

/// Is notified of a scene's life cycle events. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscenedelegate)
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene connects; create its window here.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// Called when the scene has disconnected, as it was closed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene is requested again, with the activity to continue in it.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called when the scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate)
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window. Nil by default.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Nil; setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
