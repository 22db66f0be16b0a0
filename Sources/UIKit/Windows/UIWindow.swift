import CoreGraphics
public import Foundation

/// The root of a view hierarchy, which receives touches.
///
/// A window is hidden until `makeKeyAndVisible()`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiwindow)
@preconcurrency @MainActor
open class UIWindow: UIView {
    package final weak var firstResponder: UIResponder?
    /// The insets that bars and rounded corners take from the window; nil, the default, for those of the screen's
    /// model.
    package final var screenSafeArea: UIEdgeInsets? {
        didSet { if screenSafeArea != oldValue { setNeedsLayout() } }
    }

    /// The scene that shows the window; nil for the application's first one.
    final weak var ownScene: UIResponder?

    override var rootTraits: UITraitCollection { windowScene?.traitCollection ?? super.rootTraits }

    override var outerSafeArea: UIEdgeInsets { screenSafeArea ?? UIScreen.main.safeArea(of: frame) }

    override func isFilled(by controller: UIViewController) -> Bool { rootViewController === controller }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        // No notification is posted: the window hasn't been shown yet.
        layer.isHidden = true
    }

    /// Creates a hidden window with the size of a scene, in which it is shown.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.bounds)
        layer.isHidden = true
        self.windowScene = windowScene
    }

    /// Creates a window of the size of the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a hidden window from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.isHidden = true
    }

    open override var window: UIWindow? { self }

    override var windowOfChain: UIWindow? { self }

    /// The scene, whose next responder is the application.
    open override var next: UIResponder? { windowScene }

    /// The screen that the window is on.
    open var screen: UIScreen { UIScreen.main }

    /// The window level: windows at higher levels are in front.
    open var windowLevel = UIWindow.Level.normal

    // MARK: Root view controller

    /// The controller whose view fills the window once it is visible.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            showRoot()
        }
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let wasHidden = super.isHidden
            super.isHidden = newValue
            UIApplication.shared.note(self, isShown: !newValue)
            // The screen may have changed since the window was created.
            if !newValue {
                updateTraits()
                if wasHidden { takeAppearance() }
            }
            if newValue {
                rootViewController?.viewIfLoaded?.removeFromSuperview()
                UIApplication.shared.resignKeyWindow(self)
            } else {
                showRoot()
            }
            guard newValue != wasHidden else { return }
            post(newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification)
        }
    }

    private func showRoot() {
        guard !isHidden, let view = rootViewController?.view, view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    // MARK: Touches

    /// The presses of the keys that are held down.
    final var heldKeys: [UIKeyboardHIDUsage: UIPress] = [:]

    final lazy var dispatcher = TouchDispatcher(self)
    final lazy var pointerDispatcher = PointerDispatcher(self)

    /// Dispatches an event to gesture recognizers and views, or key presses to the first responder.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent { send(presses) } else { dispatcher.send(event) }
    }

    // Extensions may replace the dynamic members: see Selectors.md.
    open dynamic override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionBegan(motion, with: event)
    }

    open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
    }

    private lazy var ownUndoManager = UndoManager()

    open override var undoManager: UndoManager? { ownUndoManager }

    /// Handles the current touch samples.
    package final func handle(_ samples: [TouchSample], held: HeldInput = HeldInput()) {
        dispatcher.handle(samples, held)
    }

    // MARK: Key window

    /// Whether this is the key window, which receives events without a location.
    open var isKeyWindow: Bool { UIApplication.shared.ownKeyWindow === self }

    /// Whether the window may become key. True by default.
    open var canBecomeKey: Bool { true }

    /// Whether the window may be resized to fit its content on a desktop. Stored without effect. False by default.
    open var canResizeToFitContent = false

    /// Makes this the key window, until another becomes key or this one is hidden.
    open func makeKey() { if canBecomeKey { UIApplication.shared.makeKey(self) } }

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Called when the window has become the key window.
    open func becomeKey() {}

    /// Called when the window is no longer the key window.
    open func resignKey() {}

    // MARK: Notifications

    /// Posted by a window when it has become visible.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted by a window when it has been hidden.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted by a window when it has become the key window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted by a window when it is no longer the key window.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    final func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
