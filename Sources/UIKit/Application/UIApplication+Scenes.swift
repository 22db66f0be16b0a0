import CoreGraphics
import Foundation

/// Shows scenes in desktop windows, one for each scene.
@MainActor
package protocol SceneHost: AnyObject {
    /// Opens a window for a scene that is about to connect. Returns its size in points.
    func open(_ scene: UIWindowScene) throws -> CGSize
    /// Brings a scene's window to the front.
    func raise(_ scene: UIWindowScene)
    /// Closes a scene's window.
    func close(_ scene: UIWindowScene)
    /// Updates the window's title to the scene's.
    func updateTitle(of scene: UIWindowScene)
}

// Support for several scenes, where a desktop can open windows for them.
extension UIApplication {
    final var canShowScenes: Bool {
        guard sceneHost != nil else { return false }
        let info = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
        return info.map { $0["UIApplicationSupportsMultipleScenes"] as? Bool ?? false } ?? true
    }

    /// Activates a scene: brings a connected scene's window to the front, or opens a new window and connects a new
    /// scene, as at launch.
    ///
    /// Takes effect at the next turn of the main queue.
    ///
    /// - Parameters:
    ///   - sceneSession: the scene's session; nil for a new one.
    ///   - userActivity: the activity to show in the scene. A new scene receives it in its connection options; the
    ///     delegate of a connected one is notified.
    ///   - options: the options of the request, such as the requesting scene.
    ///   - errorHandler: called if the application can't show several scenes, or no window can be opened.
    public final func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
    ) {
        Task { @MainActor in
            do {
                try activate(sceneSession, userActivity)
            } catch {
                errorHandler?(error)
            }
        }
    }

    private func activate(_ session: UISceneSession?, _ activity: NSUserActivity?) throws {
        if let scene = session?.scene as? UIWindowScene, scenes.contains(scene) {
            sceneHost?.raise(scene)
            if let activity { scene.delegate?.scene(scene, continue: activity) }
            return
        }
        guard supportsMultipleScenes, let sceneHost else { throw CocoaError(.featureUnsupported) }
        let options = UIScene.ConnectionOptions()
        if let activity { options.userActivities = [activity] }
        let scene = UIWindowScene(
            session: session ?? UISceneSession(role: .windowApplication), connectionOptions: options)
        scene.ownSize = try sceneHost.open(scene)
        for known in scenes where known.ownState == nil { known.ownState = currentState }
        scenes.append(scene)
        scene.ownState = .background
        scene.connect(asked: delegate, options)
        scene.storyboardWindow?.makeKeyAndVisible()
        scene.ownState = .inactive
        move(scene, to: .active)
    }

    /// Closes a scene and its window, and notifies its delegate. The last scene stays open: the error handler is
    /// called.
    public final func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UIScene.OpenURLOptions? = nil,
        errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
    ) {
        Task { @MainActor in
            if let scene = sceneSession.scene as? UIWindowScene, disconnect(scene) { return }
            errorHandler?(CocoaError(.featureUnsupported))
        }
    }

    /// Closes a scene and its window; returns false for the last scene, and for one that is not connected.
    @discardableResult
    package final func disconnect(_ scene: UIWindowScene) -> Bool {
        guard scenes.count > 1, scenes.contains(scene) else { return false }
        scene.step(to: .background)
        for window in scene.windows { window.isHidden = true }
        scenes.removeAll { $0 === scene }
        scene.disconnect()
        delegate?.application(self, didDiscardSceneSessions: [scene.session])
        sceneHost?.close(scene)
        followScenes()
        if scenes.count == 1 { scenes[0].ownState = nil }
        return true
    }

    /// Moves one scene from one state to another; the application takes the state of its most active scene.
    package final func move(_ scene: UIScene, to state: State) {
        guard scenes.count > 1 else { return move(to: state) }
        scene.step(to: state)
        followScenes()
    }

    private func followScenes() {
        let states = scenes.map { $0.ownState ?? currentState }
        let isMoreActive = { (one: State, other: State) in one.rawValue < other.rawValue }
        if let state = states.min(by: isMoreActive) { move(to: state, telling: []) }
    }
}
