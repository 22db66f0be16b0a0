public import Foundation

extension UIApplication {
    // MARK: Notifications

    /// Posted when the application has become active.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when the application is about to become inactive.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the application has entered the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when the application is about to enter the foreground.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when memory is low.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted when `UIApplicationMain` has launched the application. Programs that don't call it never receive it.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when the application is about to terminate.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted when the day or the time zone changes. Kasane never posts it.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted when the user has taken a screenshot. Kasane never posts it.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")

    // MARK: State transitions

    /// Moves the application and its scenes from one state to another step by step, notifying delegates and observers
    /// of each. In an application with scenes, the scenes' delegates are notified instead of the application's.
    package final func move(to state: State) {
        guard scenes.count > 1 else { return move(to: state, telling: scenes) }
        for scene in scenes { scene.step(to: state) }
        move(to: state, telling: [])
    }

    final func move(to state: State, telling scenes: [UIScene]) {
        while currentState != state {
            let delegate = usesScenes ? nil : self.delegate
            switch (currentState, state) {
            case (.active, _):
                delegate?.applicationWillResignActive(self)
                scenes.forEach { $0.willResignActive() }
                post(UIApplication.willResignActiveNotification)
                currentState = .inactive
            case (.inactive, .background):
                currentState = .background
                delegate?.applicationDidEnterBackground(self)
                scenes.forEach { $0.didEnterBackground() }
                post(UIApplication.didEnterBackgroundNotification)
            case (.inactive, _):
                currentState = .active
                delegate?.applicationDidBecomeActive(self)
                scenes.forEach { $0.didBecomeActive() }
                post(UIApplication.didBecomeActiveNotification)
            case (.background, _):
                delegate?.applicationWillEnterForeground(self)
                scenes.forEach { $0.willEnterForeground() }
                post(UIApplication.willEnterForegroundNotification)
                currentState = .inactive
            }
        }
    }

    /// Notifies the delegate, the visible controllers and observers that memory is low.
    package final func deliverMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        for window in windows {
            window.forEachDescendant { $0.controller?.didReceiveMemoryWarning() }
        }
        post(UIApplication.didReceiveMemoryWarningNotification)
    }

    /// Notifies the delegate and observers that the application is about to terminate.
    package final func deliverWillTerminate() {
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
    }

    final func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Opening URLs

    /// The URL of the application's settings in the system's settings. Opening it fails, as there are no such settings
    /// here.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// The URL of the application's notification settings. Opening it fails, as for `openSettingsURLString`.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Returns whether another application can open a URL: always false.
    public final func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens a URL in another application. Not supported: calls the completion with false at the next turn of the run
    /// loop.
    public final func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard let completion else { return }
        Task { @MainActor in completion(false) }
    }

    /// Options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whether the URL opens only as a universal link.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}
