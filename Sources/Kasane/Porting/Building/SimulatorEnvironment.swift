import UIKit

/// The environment variables that programs on iOS's simulator find, by which code tells which device it runs on.
package enum SimulatorEnvironment {
    /// The variables of an iPhone 14, the device of the standard screen's size. The screen keeps one pixel per point.
    package static let variables = [
        "SIMULATOR_DEVICE_NAME": "iPhone 14", "SIMULATOR_MODEL_IDENTIFIER": "iPhone14,7",
        "SIMULATOR_RUNTIME_VERSION": KasaneModules.iOSVersion,
    ]

    /// The variables of a device, its screen among them, which `UIScreen.main` has then.
    package static func variables(of device: SimulatedDevice) -> [String: String] {
        var variables = ScreenModel.variables(of: device.model)
        variables["SIMULATOR_RUNTIME_VERSION"] = KasaneModules.iOSVersion
        variables["SIMULATOR_MODEL_IDENTIFIER"] =
            device.modelIdentifier ?? (device.userInterfaceIdiom == .pad ? "iPad13,18" : "iPhone14,7")
        return variables
    }
}
