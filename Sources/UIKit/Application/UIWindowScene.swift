import CoreGraphics

/// A scene with windows, on the main screen.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiwindowscene)
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The screen that the scene is on.
    open var screen: UIScreen { UIScreen.main }

    /// The visible windows, ordered back to front.
    open var windows: [UIWindow] { UIApplication.shared.windows }

    /// The key window.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

    /// The coordinates of the scene: those of the screen.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The traits of the scene: those of the screen.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// How the interface stands on the screen.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }

    /// Whether the scene fills the screen: true.
    open var isFullScreen: Bool { true }

    /// How large the scene's window may be on a desktop.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

    /// What the status bar looks like.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
}

extension UIWindow {
    /// The scene that shows the window: the application's only one. Setting it has no effect.
    public var windowScene: UIWindowScene? {
        get { UIApplication.shared.windowScene }
        set {}
    }

    /// Creates a window of the size of a scene.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }
}
