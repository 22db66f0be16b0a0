public import CoreGraphics
import Foundation

/// The running application, as seen by views and controllers.
///
/// `UIApplicationMain` launches it with its delegate and runs the main loop. `kasane render`, a test or a server program runs by
/// itself and finds it active. A test sends it to the background with `simulate(_:)` of module `Kasane`.
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

    /// The application, of which there is only one: of the class that `UIApplicationMain` names, or else of this one.
    public static var shared: UIApplication {
        if let made { return made }
        let application = UIApplication()
        made = application
        return application
    }

    static var made: UIApplication?

    public required override init() { super.init() }

    /// Whether windows belong to scenes whose delegates are notified of what happens to them.
    final var usesScenes = false

    /// The scenes of the application: the first one, and those that were asked for by
    /// `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
    open var connectedScenes: Set<UIScene> { Set(scenes as [UIScene]) }

    /// The sessions of the scenes.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

    /// Whether the application may show several scenes at once: where it has windows of a desktop, unless its `Info.plist`
    /// has a scene manifest that does not say so under `UIApplicationSupportsMultipleScenes`.
    open var supportsMultipleScenes: Bool { canShowScenes }

    /// In the order they connected.
    package final lazy var scenes: [UIWindowScene] = [windowScene]

    /// What opens windows for scenes; nil where there is no desktop.
    package final var sceneHost: (any SceneHost)?

    /// The window that a storyboard has made, which the application's delegate may not keep.
    final var storyboardWindow: UIWindow?

    /// The scene of windows that don't say which one is theirs.
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

    /// Kept here, as it may have no other owner.
    private(set) final var ownKeyWindow: UIWindow?

    /// In the order they came to show.
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
        // The one before may have made yet another one key.
        guard let window, ownKeyWindow === window else { return }
        window.windowScene?.lastKeyWindow = window
        window.becomeKey()
        window.post(UIWindow.didBecomeKeyNotification)
    }

    /// A window is hidden: if it was key, the frontmost other one is.
    final func resignKeyWindow(_ window: UIWindow) {
        if ownKeyWindow === window { makeKey(windows.last) }
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Calls a method of an object, or without one, of the first in the responder chain that performs it: from the key
    /// window's first responder up, then from the sender. Returns whether there was one.
    ///
    /// - Parameters:
    ///   - action: the method. It may take the sender, and the event as well.
    ///   - target: the object; nil for the responder chain.
    ///   - sender: who sends the action.
    ///   - event: the event that led to it; nil if there was none.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        deliver(action, to: target, from: sender, for: event)
    }

    /// Whether a shake asks to undo. Stored without effect, as nobody shakes. True by default.
    open var applicationSupportsShakeToEdit = true

    /// Delivers an event: touches and keys to their window, which sends them on. Override it to see all events.
    open func sendEvent(_ event: UIEvent) {
        let window = event.allTouches?.first?.window ?? (event as? UIPressesEvent)?.presses.first?.window ?? keyWindow
        window?.sendEvent(event)
    }

    /// Whether the screen stays on without touches. Stored without effect.
    open var isIdleTimerDisabled = false

    /// What a long press on the program's icon offers beside what `Info.plist` says. Kept: no home screen shows it.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// Whether the status bar shows that data come or go. Kept without effect, as on iOS 13 and later.
    open var isNetworkActivityIndicatorVisible = false

    /// The text size that the user prefers; the default size unless the simulated device sets another.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// The layout direction of the interface: left to right.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
