public import CoreGraphics
import Foundation

/// The running application, as seen by views and controllers.
///
/// `UIApplicationMain` launches it with its delegate and runs the main loop. In `kasane render`, a test or a server
/// program, which run without it, the application is active. A test sends it to the background with `simulate(_:)` of
/// module `Kasane`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiapplication)
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The state of an application.
    public enum State: Int, Sendable {
        /// In the foreground, receiving touches.
        case active
        /// In the foreground, but not receiving touches.
        case inactive
        /// In the background.
        case background
    }

    /// The application's only instance: of the class that `UIApplicationMain` names, or of this class.
    public static var shared: UIApplication {
        if let made { return made }
        let application = UIApplication()
        made = application
        return application
    }

    static var made: UIApplication?

    public required override init() { super.init() }

    /// Whether windows belong to scenes whose delegates are notified of their life cycle.
    final var usesScenes = false

    /// The scenes of the application: the first one, and those requested with
    /// `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
    open var connectedScenes: Set<UIScene> { Set(scenes as [UIScene]) }

    /// The sessions of the scenes.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

    /// Whether the application may show several scenes at once: true where it has desktop windows, unless its
    /// `Info.plist` has a scene manifest that doesn't enable it under `UIApplicationSupportsMultipleScenes`.
    open var supportsMultipleScenes: Bool { canShowScenes }

    /// The connected scenes, in the order in which they connected.
    package final lazy var scenes: [UIWindowScene] = [windowScene]

    /// The object that opens windows for scenes; nil if there is no desktop.
    package final var sceneHost: (any SceneHost)?

    /// The window created from a storyboard, which the application's delegate may not retain.
    final var storyboardWindow: UIWindow?

    /// The scene of windows that aren't assigned to one.
    package final lazy var windowScene = UIWindowScene(
        session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())

    /// The state of the application: `.active`, unless a test has sent it to the background.
    open var applicationState: State { currentState }

    final var currentState = State.active

    final var ownStatusBar = OwnStatusBar()

    /// The object notified of the program's life cycle. Not retained.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The visible windows, ordered back to front.
    open var windows: [UIWindow] { shownWindows.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue } }

    /// The key window, which receives events that have no location on the screen.
    open var keyWindow: UIWindow? { ownKeyWindow.flatMap { $0.isHidden ? nil : $0 } }

    /// The key window. Retained here, as it may have no other owner.
    private(set) final var ownKeyWindow: UIWindow?

    /// The visible windows, in the order in which they were shown.
    private var shownWindows: [UIWindow] { references.compactMap(\.window) }

    private var references: [Reference] = []

    private struct Reference {
        weak var window: UIWindow?
    }

    final func note(_ window: UIWindow, isShown: Bool) {
        references.removeAll { $0.window == nil || $0.window === window }
        if isShown { references.append(Reference(window: window)) }
    }

    final func makeKey(_ window: UIWindow?) {
        guard window !== ownKeyWindow else { return }
        let previous = ownKeyWindow
        ownKeyWindow = window
        if let previous {
            previous.resignKey()
            previous.post(UIWindow.didResignKeyNotification)
        }
        // The previous key window's notification may have made yet another window key.
        guard let window, ownKeyWindow === window else { return }
        window.windowScene?.lastKeyWindow = window
        window.becomeKey()
        window.post(UIWindow.didBecomeKeyNotification)
    }

    /// Called when a window is hidden: if it was key, the frontmost other window becomes key.
    final func resignKeyWindow(_ window: UIWindow) {
        if ownKeyWindow === window { makeKey(windows.last) }
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Calls a method of an object or, without one, of the first object in the responder chain that implements it: from
    /// the key window's first responder up, then from the sender. Returns whether there was one.
    ///
    /// - Parameters:
    ///   - action: the method. It may take the sender, and also the event.
    ///   - target: the object; nil for the responder chain.
    ///   - sender: the object that sends the action.
    ///   - event: the event that triggered the action; nil if there was none.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        deliver(action, to: target, from: sender, for: event)
    }

    /// Whether shaking the device offers to undo. Stored without effect, as there are no shakes. True by default.
    open var applicationSupportsShakeToEdit = true

    /// Dispatches an event: touches and keys to their window, which passes them on. Override it to intercept all
    /// events.
    open func sendEvent(_ event: UIEvent) {
        let window = event.allTouches?.first?.window ?? (event as? UIPressesEvent)?.presses.first?.window ?? keyWindow
        window?.sendEvent(event)
    }

    /// Whether the screen stays on without touches. Stored without effect.
    open var isIdleTimerDisabled = false

    /// The dynamic quick actions of the program's icon, in addition to those in `Info.plist`. Stored without effect:
    /// no home screen shows them.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// The number on the program's icon; 0, the default, shows none. Stored: no home screen shows it.
    open var applicationIconBadgeNumber = 0

    /// Whether the status bar shows network activity. Stored without effect, as on iOS 13 and later.
    open var isNetworkActivityIndicatorVisible = false

    /// The text size that the user prefers; the default size unless the simulated device sets another.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// The layout direction of the interface: left to right.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
