public import CoreGraphics

/// The colour of the status bar's contents.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistatusbarstyle)
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark in the light style, light in the dark one.
    case `default` = 0
    /// Light, for dark backgrounds.
    case lightContent = 1
    /// Dark, for light backgrounds.
    case darkContent = 3
}

/// How the status bar comes and goes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistatusbaranimation)
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none
    /// By fading.
    case fade
    /// By sliding.
    case slide
}

/// What the status bar of a scene looks like, as the visible controllers ask for. Kasane draws none.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistatusbarmanager)
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private unowned let scene: UIWindowScene

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The colour of the contents: that of the topmost controller that decides it.
    open var statusBarStyle: UIStatusBarStyle {
        if UIApplication.shared.asksNoController { return UIApplication.shared.ownStatusBar.style }
        guard var controller = scene.keyWindow?.topController else { return .default }
        while let child = controller.childForStatusBarStyle { controller = child }
        return controller.preferredStatusBarStyle
    }

    /// Whether the bar is hidden: as the topmost controller that decides it prefers.
    open var isStatusBarHidden: Bool {
        if UIApplication.shared.asksNoController { return UIApplication.shared.ownStatusBar.isHidden }
        guard var controller = scene.keyWindow?.topController else { return false }
        while let child = controller.childForStatusBarHidden { controller = child }
        return controller.prefersStatusBarHidden
    }

    /// Where the bar lies, in the screen's points: what is safe from the top; empty where it is hidden.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: scene.keyWindow?.safeAreaInsets.top ?? 0)
    }
}

extension UIWindow {
    /// The controller that decides about the status bar: of those presented the topmost that covers the screen, or that
    /// captures the bar's appearance.
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
