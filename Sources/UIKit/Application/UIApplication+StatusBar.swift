import CoreGraphics
public import Foundation

// The application-level status bar API, which predates scenes.
extension UIApplication {
    /// The frame of the status bar, in the screen's coordinates.
    public final var statusBarFrame: CGRect { barManager?.statusBarFrame ?? .zero }

    /// Whether the status bar is hidden, as the controllers prefer. A value set here applies only if `Info.plist`
    /// disables controller-based appearance (`UIViewControllerBasedStatusBarAppearance`).
    public final var isStatusBarHidden: Bool {
        get { barManager?.isStatusBarHidden ?? false }
        set { setStatusBarHidden(newValue, with: .none) }
    }

    /// The style of the status bar, as the controllers prefer. A value set here applies only if `Info.plist` disables
    /// controller-based appearance.
    public final var statusBarStyle: UIStatusBarStyle {
        get { barManager?.statusBarStyle ?? .default }
        set { setStatusBarStyle(newValue, animated: false) }
    }

    /// Hides or shows the status bar, unless its appearance is controller-based.
    public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        ownStatusBar.isHidden = hidden
    }

    /// Sets the style of the status bar, unless its appearance is controller-based.
    public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        ownStatusBar.style = statusBarStyle
    }

    /// The orientation of the interface.
    public final var statusBarOrientation: UIInterfaceOrientation { windowScene.interfaceOrientation }

    /// The duration of the interface's rotation, in seconds.
    public final var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    private var barManager: UIStatusBarManager? { windowScene.statusBarManager }

    /// Whether the application rather than its controllers determines the status bar.
    final var asksNoController: Bool {
        Bundle.main.object(forInfoDictionaryKey: "UIViewControllerBasedStatusBarAppearance") as? Bool == false
    }

    // MARK: Notifications

    /// Posted before the interface rotates, with the new orientation's number under `statusBarOrientationUserInfoKey`.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted when the interface has rotated, with the old orientation's number under
    /// `statusBarOrientationUserInfoKey`.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted before the status bar's frame changes, with the new one under `statusBarFrameUserInfoKey`.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted when the status bar's frame has changed, with the old one under `statusBarFrameUserInfoKey`.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The key of an orientation, as an `NSNumber` of its raw value, in a notification's user info.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of a frame, as an `NSValue`, in a notification's user info.
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    /// Notifies observers of changes to the status bar for a new screen, before and after a change to the windows.
    final func aroundChange(from old: StatusBarPlace, to new: StatusBarPlace, _ change: () -> Void) {
        func post(_ name: Notification.Name, _ key: String, _ value: Any) {
            NotificationCenter.default.post(name: name, object: self, userInfo: [key: value])
        }
        let turns = old.orientation != new.orientation
        let moves = old.frame != new.frame
        func tell(_ turned: Notification.Name, _ moved: Notification.Name, _ place: StatusBarPlace) {
            if turns {
                post(turned, Self.statusBarOrientationUserInfoKey, NSNumber(value: place.orientation.rawValue))
            }
            if moves { post(moved, Self.statusBarFrameUserInfoKey, NSValue(cgRect: place.frame)) }
        }
        tell(Self.willChangeStatusBarOrientationNotification, Self.willChangeStatusBarFrameNotification, new)
        change()
        tell(Self.didChangeStatusBarOrientationNotification, Self.didChangeStatusBarFrameNotification, old)
    }
}

/// The orientation of the interface on a screen, and the resulting frame of the status bar.
struct StatusBarPlace {
    let orientation: UIInterfaceOrientation
    let frame: CGRect

    @MainActor
    init(_ model: ScreenModel) {
        orientation = model.size.width > model.size.height ? .landscapeRight : .portrait
        frame = CGRect(x: 0, y: 0, width: model.size.width, height: model.safeArea.top)
    }
}

/// The status bar settings made by the application.
struct OwnStatusBar {
    var isHidden = false
    var style = UIStatusBarStyle.default
}

extension UIViewController {
    /// Rotates the interface to the device's orientation, if the controllers support it. Does nothing, as the interface
    /// is always in that orientation.
    public static func attemptRotationToDeviceOrientation() {}
}
