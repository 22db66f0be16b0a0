public import Foundation

extension ProcessInfo {
    /// The thermal state of a device.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/processinfo/thermalstate)
    public enum ThermalState: Int, Sendable {
        /// The temperature is within normal limits.
        case nominal
        /// The temperature is slightly elevated.
        case fair
        /// The temperature is high, and the system reduces its performance.
        case serious
        /// The temperature is critical, and the device must cool down.
        case critical
    }

    /// The thermal state: always nominal, as servers manage it themselves.
    public var thermalState: ThermalState { .nominal }
    /// Whether Low Power Mode is on: always false.
    public var isLowPowerModeEnabled: Bool { false }
    /// Whether the process is a Mac Catalyst app: always false.
    public var isMacCatalystApp: Bool { false }
    /// Whether the process is an iPhone or iPad app running on a Mac: always false.
    public var isiOSAppOnMac: Bool { false }

    /// Posted when ``thermalState-swift.property`` changes: never.
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChange")
}

extension Notification.Name {
    /// Posted when Low Power Mode is turned on or off: never.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChange")
}
