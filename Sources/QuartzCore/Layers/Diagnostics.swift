import CoreGraphics

extension CALayer {
    /// The layer's description in messages: its class, and its name if it has one.
    var label: String {
        let type = String(describing: Swift.type(of: self))
        guard let name else { return "a layer of class \(type)" }
        return "layer \"\(name)\" of class \(type)"
    }

    /// Reports that `value` is rejected for `key`, so the old value stays.
    func refuse(_ value: Any, for key: String) {
        reportOnce("\(label): \(value) is not a usable \(key); the old value is kept")
    }
}
