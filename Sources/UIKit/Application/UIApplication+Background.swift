public import Foundation

/// Names a task that goes on in the background.
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
    /// The user can't allow it.
    case restricted
    /// The user doesn't.
    case denied
    /// It may.
    case available
}

/// What a fetch in the background has come to.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibackgroundfetchresult)
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data.
    case newData
    /// No new data.
    case noData
    /// It has failed.
    case failed
}

// A program in the background runs on as it does in the foreground: nothing suspends it.
extension UIApplication {
    private static var lastTask = 0

    /// Says that a task goes on in the background. It has all the time that it needs: the handler is never called.
    public final func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        UIApplication.lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: UIApplication.lastTask)
    }

    /// Says that a named task goes on in the background. It has all the time that it needs: the handler is never called.
    public final func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

    /// Says that a task is over.
    public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// How long the program may go on in the background, in seconds: without an end.
    public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether the program may fetch content in the background: it may.
    public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// Posted when `backgroundRefreshStatus` changes. Kasane never posts it.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")

    /// Whether files that are locked with the device can be read: always true.
    public final var isProtectedDataAvailable: Bool { true }

    /// Posted when protected files can be read. Kasane never posts it.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted when protected files can soon not be read. Kasane never posts it.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")

    /// Stops events of remote controls, of which there are none.
    public final func endReceivingRemoteControlEvents() {}

    /// Starts events of remote controls, of which there are none.
    public final func beginReceivingRemoteControlEvents() {}

    /// Leaves the picture of the last state out of the next launch. Launches show none.
    public final func ignoreSnapshotOnNextApplicationLaunch() {}

    /// The orientations that the program's windows may take by `Info.plist`: all but upside down where it doesn't say.
    public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
    }

    /// Asks for a new picture of a scene that isn't shown. All are.
    public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    /// The name of the exception of orientations that no controller supports.
    public nonisolated static let invalidInterfaceOrientationException = NSExceptionName(
        rawValue: "UIApplicationInvalidInterfaceOrientation")

    /// A place where other programs may extend an application.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Keyboards.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    /// What comes with a URL that the application is to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The program that asks.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What that program says beside.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file is opened where it is, or copied first.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
        /// What the opening is counted for.
        public static let eventAttribution = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
    }
}

extension UIApplication.LaunchOptionsKey {
    /// Bluetooth centrals.
    public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// Bluetooth peripherals.
    public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// A shared record.
    public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    /// What the opening is counted for.
    public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
    /// A new location.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// Issues of a magazine.
    public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
}

extension UIApplication.OpenExternalURLOptionsKey {
    /// What the opening is counted for.
    public static let eventAttribution = Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
}

extension UIScene {
    /// How a scene opens a URL in another program.
    public class OpenExternalURLOptions: NSObject {
        /// Whether it opens only as a universal link. False by default.
        public final var universalLinksOnly = false
        /// What the opening is counted for. Nil by default.
        public final var eventAttribution: NSObject?
    }

    /// What comes with a URL that a scene is to open.
    public class OpenURLOptions: NSObject {
        /// The program that asks: nil.
        public var sourceApplication: String? { nil }
        /// What that program says beside: nil.
        public var annotation: Any? { nil }
        /// Whether the file is opened where it is: true.
        public var openInPlace: Bool { true }
        /// What the opening is counted for: nil.
        public var eventAttribution: NSObject? { nil }
    }

    /// How a scene is asked for.
    public class ActivationRequestOptions: NSObject {
        /// The scene that asks. Nil by default.
        public final var requestingScene: UIScene?
    }

    /// Opens a URL in another program. Not supported: calls the completion with false at the next turn of the run loop.
    public final func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { UIApplication.shared.open(url, completionHandler: completion) }

    /// Opens a URL in another program. Not supported: returns false.
    public final func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool { false }
}

extension UIApplication {
    /// Opens a URL in another program. Not supported: returns false.
    public final func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }
}
