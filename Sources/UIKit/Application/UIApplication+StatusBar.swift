import CoreGraphics
public import Foundation

// The status bar as applications asked for it before there were scenes.
extension UIApplication {
    /// Where the status bar lies, in the screen's points.
    public final var statusBarFrame: CGRect { barManager?.statusBarFrame ?? .zero }

    /// Whether the status bar is hidden, as the controllers prefer. Set, it counts where `Info.plist` says that controllers are not asked
    /// (`UIViewControllerBasedStatusBarAppearance`).
    public final var isStatusBarHidden: Bool {
        get { barManager?.isStatusBarHidden ?? false }
        set { setStatusBarHidden(newValue, with: .none) }
    }

    /// The colour of the status bar's contents, as the controllers prefer. Set, it counts where `Info.plist` says that they are not asked.
    public final var statusBarStyle: UIStatusBarStyle {
        get { barManager?.statusBarStyle ?? .default }
        set { setStatusBarStyle(newValue, animated: false) }
    }

    /// Hides or shows the status bar, where controllers are not asked.
    public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        ownStatusBar.isHidden = hidden
    }

    /// Sets the colour of the status bar's contents, where controllers are not asked.
    public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        ownStatusBar.style = statusBarStyle
    }

    /// How the interface stands on the screen.
    public final var statusBarOrientation: UIInterfaceOrientation { windowScene.interfaceOrientation }

    /// How long the interface takes to turn, in seconds.
    public final var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    private var barManager: UIStatusBarManager? { windowScene.statusBarManager }

    /// Whether the application decides about the status bar, not its controllers.
    final var asksNoController: Bool {
        Bundle.main.object(forInfoDictionaryKey: "UIViewControllerBasedStatusBarAppearance") as? Bool == false
    }

    // MARK: Notifications

    /// Posted before the interface turns, with the new orientation's number under `statusBarOrientationUserInfoKey`.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted when the interface has turned, with the old orientation's number under `statusBarOrientationUserInfoKey`.
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

    /// Tells observers what another screen means for the status bar, before and after a change to the windows.
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

/// How the interface stands on a screen, and where that leaves the status bar.
struct StatusBarPlace {
    let orientation: UIInterfaceOrientation
    let frame: CGRect

    @MainActor
    init(_ model: ScreenModel) {
        orientation = model.size.width > model.size.height ? .landscapeRight : .portrait
        frame = CGRect(x: 0, y: 0, width: model.size.width, height: model.safeArea.top)
    }
}

/// What an application has set of its status bar.
struct OwnStatusBar {
    var isHidden = false
    var style = UIStatusBarStyle.default
}

extension UIViewController {
    /// Turns the interface as the device stands, if the controllers support it. The interface stands so already.
    public static func attemptRotationToDeviceOrientation() {}
}
