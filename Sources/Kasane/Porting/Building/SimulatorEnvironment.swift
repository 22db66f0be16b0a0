/// What the environment of programs says on iOS's simulator, by which code tells which device it runs on.
package enum SimulatorEnvironment {
    /// The device of the standard screen's size.
    package static let variables = [
        "SIMULATOR_DEVICE_NAME": "iPhone 14", "SIMULATOR_MODEL_IDENTIFIER": "iPhone14,7",
        "SIMULATOR_RUNTIME_VERSION": KasaneModules.iOSVersion,
    ]
}
