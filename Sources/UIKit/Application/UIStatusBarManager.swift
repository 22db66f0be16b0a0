public import CoreGraphics

/// The style of the status bar's contents.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistatusbarstyle)
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark contents in the light style, light contents in the dark style.
    case `default` = 0
    /// Light contents, for dark backgrounds.
    case lightContent = 1
    /// Dark contents, for light backgrounds.
    case darkContent = 3
}

/// The animation with which the status bar is shown and hidden.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistatusbaranimation)
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none
    /// A fade.
    case fade
    /// A slide.
    case slide
}

/// The appearance of a scene's status bar, as the visible controllers request it. Kasane draws no status bar.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistatusbarmanager)
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private unowned let scene: UIWindowScene

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The style of the contents: that of the topmost controller that determines it.
    open var statusBarStyle: UIStatusBarStyle {
        if UIApplication.shared.asksNoController { return UIApplication.shared.ownStatusBar.style }
        guard var controller = scene.keyWindow?.topController else { return .default }
        while let child = controller.childForStatusBarStyle { controller = child }
        return controller.preferredStatusBarStyle
    }

    /// Whether the bar is hidden: as the topmost controller that determines it prefers.
    open var isStatusBarHidden: Bool {
        if UIApplication.shared.asksNoController { return UIApplication.shared.ownStatusBar.isHidden }
        guard var controller = scene.keyWindow?.topController else { return false }
        while let child = controller.childForStatusBarHidden { controller = child }
        return controller.prefersStatusBarHidden
    }

    /// The frame of the bar, in the screen's coordinates: the top safe area; empty while the bar is hidden.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: scene.keyWindow?.safeAreaInsets.top ?? 0)
    }
}

extension UIWindow {
    /// The controller that determines the status bar: the topmost presented controller that covers the screen or
    /// captures the status bar's appearance.
    fileprivate var topController: UIViewController? {
        var top = rootViewController
        var next = top?.presentedViewController
        while let controller = next {
            let covers = controller.modalPresentationStyle == .fullScreen
            if covers || controller.modalPresentationCapturesStatusBarAppearance { top = controller }
            next = controller.presentedViewController
        }
        return top
    }
}
