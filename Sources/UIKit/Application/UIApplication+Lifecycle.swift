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
    /// Posted when the application has finished launching. Kasane never posts it, as programs start by themselves.
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

    // MARK: Coming and going

    /// Moves the application from one state to another step by step, notifying the delegate and observers of each.
    package final func move(to state: State) {
        while currentState != state {
            switch (currentState, state) {
            case (.active, _):
                delegate?.applicationWillResignActive(self)
                post(UIApplication.willResignActiveNotification)
                currentState = .inactive
            case (.inactive, .background):
                currentState = .background
                delegate?.applicationDidEnterBackground(self)
                post(UIApplication.didEnterBackgroundNotification)
            case (.inactive, _):
                currentState = .active
                delegate?.applicationDidBecomeActive(self)
                post(UIApplication.didBecomeActiveNotification)
            case (.background, _):
                delegate?.applicationWillEnterForeground(self)
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

    private final func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Other programs

    /// Whether another application can open a URL: always false.
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

/// Is notified of the application's life cycle. Set it as `UIApplication.shared.delegate`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiapplicationdelegate)
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Called when the application has become active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the application is about to become inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the application has entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the application is about to enter the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called when the application is about to terminate.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}
