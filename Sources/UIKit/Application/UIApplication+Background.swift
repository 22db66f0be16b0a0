public import Foundation

/// An identifier of a background task.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier)
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an application may fetch content in the background.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus)
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The user can't enable it.
    case restricted
    /// The user has disabled it.
    case denied
    /// It is available.
    case available
}

/// The result of a background fetch.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibackgroundfetchresult)
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data.
    case newData
    /// No new data.
    case noData
    /// The fetch failed.
    case failed
}

// A program in the background keeps running as in the foreground: nothing suspends it.
extension UIApplication {
    private static var lastTask = 0

    /// Marks the start of a background task. Its time is unlimited: the handler is never called.
    public final func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        UIApplication.lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: UIApplication.lastTask)
    }

    /// Marks the start of a named background task. Its time is unlimited: the handler is never called.
    public final func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

    /// Marks the end of a background task.
    public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The time that the program may run in the background, in seconds: unlimited.
    public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether the program may fetch content in the background: always available.
    public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// Posted when `backgroundRefreshStatus` changes. Kasane never posts it.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")

    /// Whether files protected while the device is locked are accessible: always true.
    public final var isProtectedDataAvailable: Bool { true }

    /// Posted when protected files become accessible. Kasane never posts it.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted when protected files are about to become inaccessible. Kasane never posts it.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")

    /// Stops receiving remote control events, of which there are none.
    public final func endReceivingRemoteControlEvents() {}

    /// Starts receiving remote control events, of which there are none.
    public final func beginReceivingRemoteControlEvents() {}

    /// Keeps the last snapshot from being shown at the next launch. Launches never show one.
    public final func ignoreSnapshotOnNextApplicationLaunch() {}

    /// Returns the orientations that `Info.plist` supports for the program's windows: all but upside down if it
    /// specifies none.
    public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
    }

    /// Requests a new snapshot of a scene that isn't visible. All scenes are visible.
    public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    /// The name of the exception for orientations that no controller supports.
    public nonisolated static let invalidInterfaceOrientationException = NSExceptionName(
        rawValue: "UIApplicationInvalidInterfaceOrientation")

    /// A kind of app extension.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Custom keyboards.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    /// A key of the options of a URL that the application is to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The application that requested the URL to be opened.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Additional data from that application.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file is opened in place, or must be copied first.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
        /// The event attribution of the URL.
        public static let eventAttribution = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
    }
}

extension UIApplication.LaunchOptionsKey {
    /// Bluetooth centrals.
    public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// Bluetooth peripherals.
    public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// A CloudKit share.
    public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    /// The event attribution of the URL.
    public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
    /// A new location.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// Newsstand downloads.
    public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
}

extension UIApplication.OpenExternalURLOptionsKey {
    /// The event attribution of the URL.
    public static let eventAttribution = Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
}

extension UIScene {
    /// The options with which a scene opens a URL in another application.
    public class OpenExternalURLOptions: NSObject {
        /// Whether the URL opens only as a universal link. False by default.
        public final var universalLinksOnly = false
        /// The event attribution of the URL. Nil by default.
        public final var eventAttribution: NSObject?
    }

    /// The options of a URL that a scene is to open.
    public class OpenURLOptions: NSObject {
        /// The application that requested the URL to be opened: nil.
        public var sourceApplication: String? { nil }
        /// Additional data from that application: nil.
        public var annotation: Any? { nil }
        /// Whether the file is opened in place: true.
        public var openInPlace: Bool { true }
        /// The event attribution of the URL: nil.
        public var eventAttribution: NSObject? { nil }
    }

    /// The options of a request to activate a scene.
    public class ActivationRequestOptions: NSObject {
        /// The scene that makes the request. Nil by default. Stored without effect.
        public final var requestingScene: UIScene?
    }

    /// Opens a URL in another application. Not supported: calls the completion with false at the next turn of the run
    /// loop.
    public final func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { UIApplication.shared.open(url, completionHandler: completion) }

    /// Opens a URL in another application. Not supported: returns false.
    public final func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool { false }
}

extension UIApplication {
    /// Opens a URL in another application. Not supported: returns false.
    public final func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }
}
