import UIKit

/// The environment variables of the iOS simulator, from which code determines its device.
package enum SimulatorEnvironment {
    /// The variables of an iPhone 14, a device with the default screen's size. The screen still has one pixel per
    /// point.
    package static let variables = [
        "SIMULATOR_DEVICE_NAME": "iPhone 14", "SIMULATOR_MODEL_IDENTIFIER": "iPhone14,7",
        "SIMULATOR_RUNTIME_VERSION": KasaneModules.iOSVersion,
    ]

    /// Returns the variables of a device, including its screen, which `UIScreen.main` then has.
    package static func variables(of device: SimulatedDevice) -> [String: String] {
        var variables = ScreenModel.variables(of: device.model)
        variables["SIMULATOR_RUNTIME_VERSION"] = KasaneModules.iOSVersion
        variables["SIMULATOR_MODEL_IDENTIFIER"] =
            device.modelIdentifier ?? (device.userInterfaceIdiom == .pad ? "iPad13,18" : "iPhone14,7")
        return variables
    }
}
