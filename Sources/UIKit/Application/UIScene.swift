public import Foundation

/// An instance of the application's interface, in a desktop window of its own. Without a desktop, there is a single
/// scene with all windows.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscene)
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In the foreground, receiving touches.
        case foregroundActive = 0
        /// In the foreground, but not receiving touches.
        case foregroundInactive
        /// In the background.
        case background
    }

    /// The reasons for which a scene connects.
    public class ConnectionOptions: NSObject {
        /// The activities with which the scene was requested; empty for the first scene.
        public final internal(set) var userActivities: Set<NSUserActivity> = []
        /// The application that requested the scene: nil.
        public var sourceApplication: String? { nil }
    }

    /// The session that the scene belongs to.
    open private(set) var session: UISceneSession

    /// The object notified of the scene's life cycle events. Retained.
    open var delegate: (any UISceneDelegate)?

    /// The title, which a desktop window shows instead of the program's name. Empty by default.
    open var title: String! = "" {
        didSet {
            if let scene = self as? UIWindowScene { UIApplication.shared.sceneHost?.updateTitle(of: scene) }
        }
    }

    /// The subtitle, which a desktop shows below the title.
    open var subtitle: String = ""

    /// The activation state of the scene; by default that of the application.
    open var activationState: ActivationState {
        guard !isDisconnected else { return .unattached }
        return switch ownState ?? UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// The state of one of several scenes; nil for that of the application.
    package final var ownState: UIApplication.State?
    private var isDisconnected = false
    /// The window created from a storyboard.
    final var storyboardWindow: UIWindow?

    /// Creates a scene for a session.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    // MARK: Lifecycle

    /// Connects the scene with the delegate that its configuration names, if any.
    final func connect(asked application: (any UIApplicationDelegate)?, _ options: ConnectionOptions) {
        if let application {
            session.configuration = application.application(
                UIApplication.shared, configurationForConnecting: session, options: options)
        }
        let running = UIApplication.shared
        let made = session.configuration.delegateClass.flatMap { makeObject(of: $0) as? any UISceneDelegate }
        let isDescribed = made != nil || session.configuration.storyboard != nil
        // An application that doesn't use scenes doesn't know of its first one.
        guard isDescribed || running.scenes.count > 1 else { return }
        running.usesScenes = running.usesScenes || isDescribed
        delegate = made
        if let storyboard = session.configuration.storyboard {
            let window = UIWindow(storyboard: storyboard)
            window.windowScene = self as? UIWindowScene
            storyboardWindow = window
            (made as? any UIWindowSceneDelegate)?.window = window
        }
        delegate?.scene(self, willConnectTo: session, options: options)
        post(UIScene.willConnectNotification)
        willEnterForeground()
    }

    /// Notifies the delegate and observers that the scene has disconnected.
    final func disconnect() {
        isDisconnected = true
        session.scene = nil
        delegate?.sceneDidDisconnect(self)
        post(UIScene.didDisconnectNotification)
    }

    /// Moves one of several scenes from one state to another step by step.
    final func step(to state: UIApplication.State) {
        var current = ownState ?? UIApplication.shared.currentState
        while current != state {
            switch (current, state) {
            case (.active, _):
                willResignActive()
                current = .inactive
            case (.inactive, .background):
                current = .background
                ownState = current
                didEnterBackground()
            case (.inactive, _):
                current = .active
                ownState = current
                didBecomeActive()
            case (.background, _):
                willEnterForeground()
                current = .inactive
            }
            ownState = current
        }
    }

    final func willEnterForeground() {
        delegate?.sceneWillEnterForeground(self)
        post(UIScene.willEnterForegroundNotification)
    }

    final func didBecomeActive() {
        delegate?.sceneDidBecomeActive(self)
        post(UIScene.didActivateNotification)
    }

    final func willResignActive() {
        delegate?.sceneWillResignActive(self)
        post(UIScene.willDeactivateNotification)
    }

    final func didEnterBackground() {
        delegate?.sceneDidEnterBackground(self)
        post(UIScene.didEnterBackgroundNotification)
    }

    private final func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Notifications

    /// Posted when the scene has connected.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when the scene has disconnected.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when the scene has become active.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when the scene is about to become inactive.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted when the scene is about to enter the foreground.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when the scene has entered the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}
