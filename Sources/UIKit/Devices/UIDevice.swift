public import Foundation

/// The simulated device of `UIScreen.main`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidevice)
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The device, of which there is only one.
    public static let current = UIDevice()

    /// Creates an object that describes the same device.
    public override init() { super.init() }

    private var screenModel: ScreenModel { UIScreen.main.model }

    /// The device's name, such as "iPhone 16"; "Kasane" unless a test sets one.
    open var name: String { screenModel.name }

    /// The device's model: "iPhone" or "iPad".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// Same as `model`.
    open var localizedModel: String { model }

    /// The operating system whose behaviour Kasane follows: "iOS", or "iPadOS" on an iPad.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

    /// The version of the operating system whose behaviour Kasane follows.
    open var systemVersion: String { "17.4" }

    /// The interface idiom of the device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { screenModel.idiom }

    /// The device's orientation.
    open var orientation: UIDeviceOrientation { screenModel.orientation }

    /// Whether applications can run side by side: always true.
    open var isMultitaskingSupported: Bool { true }

    private static let identifier = UUID()

    /// An identifier of the device, unique to each run of the program.
    public final var identifierForVendor: UUID? { UIDevice.identifier }

    // MARK: Orientation

    private var listenerCount = 0

    /// Whether `beginGeneratingDeviceOrientationNotifications()` is in effect.
    open var isGeneratingDeviceOrientationNotifications: Bool { listenerCount > 0 }

    /// Starts posting notifications of orientation changes; calls nest.
    open func beginGeneratingDeviceOrientationNotifications() { listenerCount += 1 }

    /// Stops posting notifications of orientation changes, balancing one call to begin.
    open func endGeneratingDeviceOrientationNotifications() { listenerCount = max(0, listenerCount - 1) }

    /// Posted with the device when its orientation changes.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    // MARK: Sensors

    /// Whether the battery is monitored. There is none: its level remains unknown.
    open var isBatteryMonitoringEnabled = false

    /// The battery level: always -1, unknown.
    open var batteryLevel: Float { -1 }

    /// The battery state: always unknown.
    open var batteryState: BatteryState { .unknown }

    /// The state of a battery.
    public enum BatteryState: Int, Sendable {
        /// Unknown.
        case unknown
        /// Discharging.
        case unplugged
        /// Charging.
        case charging
        /// Fully charged.
        case full
    }

    /// Whether the proximity sensor is enabled. There is none, so it remains disabled.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether something is close to the screen: always false.
    open var proximityState: Bool { false }
}

extension UIDevice {
    /// Posted when the battery's level changes. Kasane never posts it.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when the battery's state changes. Kasane never posts it.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Posted when an object comes near the device or moves away. Kasane never posts it.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// Plays the keyboard click sound. Silent.
    public final func playInputClick() {}
}
