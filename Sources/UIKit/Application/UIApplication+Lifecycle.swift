public import Foundation

extension UIApplication {
    // MARK: Notifications

    /// Posted when the program is in use again.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted before the program becomes inactive.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the program enters the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted before the program shows again.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when memory gets short.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted when the program is up: never, as programs start by themselves here.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted before the program ends.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted when the day or the time zone changes: never.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted when the user has taken a screenshot: never.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")

    // MARK: Coming and going

    /// Takes the program from one state to another, step by step, and tells the delegate and observers of each.
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

    /// Tells the delegate, the controllers that are shown and observers that memory gets short.
    package final func deliverMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        for window in windows {
            window.forEachDescendant { $0.controller?.didReceiveMemoryWarning() }
        }
        post(UIApplication.didReceiveMemoryWarningNotification)
    }

    /// Tells the delegate and observers that the program is about to end.
    package final func deliverWillTerminate() {
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
    }

    private final func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Other programs

    /// Whether another program opens a URL: none does here.
    public final func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens a URL in another program. Not supported: calls the completion with false at the next turn of the run loop.
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

/// Hears of a program's coming and going. Set it as `UIApplication.shared.delegate`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiapplicationdelegate)
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The application is in front, and takes touches.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The application is about to lose the front.
    func applicationWillResignActive(_ application: UIApplication)
    /// The application is in the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The application is about to come to the front.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The application is about to end.
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
