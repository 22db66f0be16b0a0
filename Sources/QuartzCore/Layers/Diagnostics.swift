import Foundation

/// One line on standard error, for a wrong call that Kasane refuses where iOS would crash or ignore it.
func report(_ message: String) {
    FileHandle.standardError.write(Data("QuartzCore: \(message)\n".utf8))
}

extension CALayer {
    /// How a message names this layer: its class, and its name if it has one.
    var label: String {
        let type = String(describing: Swift.type(of: self))
        guard let name else { return "a layer of class \(type)" }
        return "layer \"\(name)\" of class \(type)"
    }

    /// Says that `value` is refused for `key`, so the old value stays.
    func refuse(_ value: Any, for key: String) {
        report("\(label): \(value) is not a usable \(key); the old value stays.")
    }
}
