public import Foundation

/// Is notified of what happens to a scene. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscenedelegate)
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene connects: where it makes its window.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// Called when the scene has disconnected: it was closed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene is asked for again, with what is to go on in it.
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
