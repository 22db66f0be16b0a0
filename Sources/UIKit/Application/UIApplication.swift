import Foundation

/// The program that is running, as far as views and controllers ask for it.
///
/// There is no main loop of UIKit's: `kasane render`, a test or a server's program runs by itself. A test sends it to the
/// background by `simulate(_:)`, which module `Kasane` has.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiapplication)
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The state of a program.
    public enum State: Int, Sendable {
        /// In front, and taking touches.
        case active
        /// In front, and taking no touches.
        case inactive
        /// Not in front.
        case background
    }

    /// The only one there is.
    public static let shared = UIApplication()

    /// `.active`, unless a test has sent the program to the background.
    open var applicationState: State { currentState }

    final var currentState = State.active

    /// The object notified of the program's life cycle. Not retained.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The windows that show, the hindmost first.
    open var windows: [UIWindow] { shownWindows.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue } }

    /// The window that gets what is not for a place on the screen.
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
        window.becomeKey()
        window.post(UIWindow.didBecomeKeyNotification)
    }

    /// A window is hidden: if it was key, the frontmost other one is.
    final func resignKeyWindow(_ window: UIWindow) {
        if ownKeyWindow === window { makeKey(windows.last) }
    }

    /// Whether the screen stays lit without touches. Stored without effect.
    open var isIdleTimerDisabled = false

    /// The size of text that the user prefers: the standard one.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// The direction in which the interface reads: from left to right.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
