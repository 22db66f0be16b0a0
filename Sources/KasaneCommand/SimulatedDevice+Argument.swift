import Kasane

extension SimulatedDevice {
    /// Creates the device named by `--device`.
    init(argument name: String) throws {
        guard let device = SimulatedDevice(named: name) else {
            let names = SimulatedDevice.names(like: name).joined(separator: ", ")
            throw UsageError("--device \(name) is unknown: the nearest are \(names)")
        }
        self = device
    }
}
