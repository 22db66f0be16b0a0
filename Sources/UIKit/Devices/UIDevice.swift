public import Foundation

/// The simulated device of `UIScreen.main`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidevice)
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The only one there is.
    public static let current = UIDevice()

    private override init() { super.init() }

    private var screenModel: ScreenModel { UIScreen.main.model }

    /// The device's name, such as "iPhone 16"; "Kasane" unless a test has chosen one.
    open var name: String { screenModel.name }

    /// "iPhone" or "iPad".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The same as `model`.
    open var localizedModel: String { model }

    /// The system whose behaviour Kasane follows: "iOS", on an iPad "iPadOS".
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

    /// The version whose behaviour Kasane follows.
    open var systemVersion: String { "17.4" }

    /// The kind of interface that the device has.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { screenModel.idiom }

    /// The device's orientation.
    open var orientation: UIDeviceOrientation { screenModel.orientation }

    /// Whether programs run beside each other: yes.
    open var isMultitaskingSupported: Bool { true }

    /// A name for the device that is new in each run of the program.
    public let identifierForVendor: UUID? = UUID()

    // MARK: The orientation

    private var listenerCount = 0

    /// Whether orientation changes are notified; always true here.
    open var isGeneratingDeviceOrientationNotifications: Bool { listenerCount > 0 }

    /// Asks for changes of the orientation to be told.
    open func beginGeneratingDeviceOrientationNotifications() { listenerCount += 1 }

    /// Takes one such wish back.
    open func endGeneratingDeviceOrientationNotifications() { listenerCount = max(0, listenerCount - 1) }

    /// Posted when the device is held in another way, with the device.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    // MARK: Sensors

    /// Whether the battery is looked at. There is none: its level is unknown all the same.
    open var isBatteryMonitoringEnabled = false

    /// -1: unknown.
    open var batteryLevel: Float { -1 }

    /// How the battery does: not known.
    open var batteryState: BatteryState { .unknown }

    /// Whether the battery gives or takes.
    public enum BatteryState: Int, Sendable {
        /// Not known.
        case unknown
        /// Giving power.
        case unplugged
        /// Being charged.
        case charging
        /// Charged.
        case full
    }

    /// Whether the sensor for things near the screen is on. There is none, so it stays off.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether something is near the screen: no.
    open var proximityState: Bool { false }
}
