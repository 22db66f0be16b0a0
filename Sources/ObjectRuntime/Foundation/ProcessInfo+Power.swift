public import Foundation

extension ProcessInfo {
    /// How warm a device is.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/processinfo/thermalstate)
    public enum ThermalState: Int, Sendable {
        /// Within normal limits.
        case nominal
        /// Slightly warm.
        case fair
        /// Warm enough for the system to slow down.
        case serious
        /// The device must cool down.
        case critical
    }

    /// How warm the device is: nominal, as servers see to it by themselves.
    public var thermalState: ThermalState { .nominal }
    /// Whether the user saves power: no.
    public var isLowPowerModeEnabled: Bool { false }
    /// Whether an iPad's app runs on a Mac by Catalyst: no.
    public var isMacCatalystApp: Bool { false }
    /// Whether an iPhone's app runs on a Mac: no.
    public var isiOSAppOnMac: Bool { false }

    /// Posted when ``thermalState-swift.property`` changes: never.
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChange")
}

extension Notification.Name {
    /// Posted when the user begins or ends to save power: never.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChange")
}
