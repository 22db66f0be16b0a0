import CoreGraphics

/// A scene with windows: on the main screen, or in a desktop window of its own.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiwindowscene)
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The screen that the scene is on.
    open var screen: UIScreen { UIScreen.main }

    /// The visible windows of the scene, ordered back to front.
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }

    /// The scene's key window, or its most recent one.
    open var keyWindow: UIWindow? { lastKeyWindow.flatMap { $0.isHidden || $0.windowScene !== self ? nil : $0 } }

    final weak var lastKeyWindow: UIWindow?

    /// The size of a scene that differs from the screen's, in points; nil for the screen's size.
    final var ownSize: CGSize?

    /// The scene's bounds, in its own coordinates.
    final var bounds: CGRect { CGRect(origin: .zero, size: ownSize ?? screen.bounds.size) }

    /// The coordinate space of the scene: that of the screen, or of its desktop window.
    open var coordinateSpace: any UICoordinateSpace { ownSize == nil ? screen.coordinateSpace : SceneSpace(self) }

    /// The traits of the scene: those of the screen, with the size classes of the scene's size.
    open var traitCollection: UITraitCollection {
        guard let ownSize else { return screen.traitCollection }
        var model = screen.model
        model.size = ownSize
        model.orientation = ownSize.width > ownSize.height ? .landscapeLeft : .portrait
        model.updateSizeClasses()
        return model.traits
    }

    /// Called when the desktop window has been resized. Windows that fill the scene are resized with it.
    package final func resize(to size: CGSize) {
        guard ownSize != nil, size != ownSize else { return }
        let whole = bounds
        ownSize = size
        for window in windows {
            window.updateTraits()
            if window.frame == whole { window.frame = bounds }
        }
    }

    /// Whether the scene has the screen's size, and the screen that of its desktop window.
    package final var isScreen: Bool { ownSize == nil }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation {
        bounds.width > bounds.height ? .landscapeRight : .portrait
    }

    /// Whether the scene fills the screen: true.
    open var isFullScreen: Bool { true }

    /// The size limits of the scene's window on a desktop.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

    /// The appearance of the status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
}

extension UIWindow {
    /// The scene that shows the window; setting nil moves it to the application's first scene.
    public var windowScene: UIWindowScene? {
        get { ownScene as? UIWindowScene ?? UIApplication.shared.windowScene }
        set {
            ownScene = newValue === UIApplication.shared.windowScene ? nil : newValue
            updateTraits()
            setNeedsLayout()
        }
    }
}

/// The coordinate space of a scene in a window of its own.
private final class SceneSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(_ scene: UIWindowScene) { bounds = scene.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        UIScreen.main.convert(point, to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        UIScreen.main.convert(point, from: coordinateSpace)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        UIScreen.main.convert(rect, to: coordinateSpace)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        UIScreen.main.convert(rect, from: coordinateSpace)
    }
}
