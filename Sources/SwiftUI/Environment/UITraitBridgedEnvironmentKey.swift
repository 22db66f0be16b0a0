public import UIKit

/// A key whose value is a trait of UIKit's, too: views of SwiftUI read what UIKit's views around say, and UIKit's views in
/// them what the environment says.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/uitraitbridgedenvironmentkey)
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// The value that traits have.
    static func read(from traitCollection: UITraitCollection) -> Value

    /// Writes a value into traits.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// The traits that an environment was given by UIKit, and those that it has given since.
struct BridgedTraits {
    /// The traits of the hosting view; nil outside of one.
    var around: UITraitCollection?
    /// What writes the values that were set, by their keys.
    private(set) var writers: [ObjectIdentifier: (inout any UIMutableTraits) -> Void] = [:]

    mutating func note<Key: EnvironmentKey>(_ value: Key.Value, of key: Key.Type) {
        func open<Bridged: UITraitBridgedEnvironmentKey>(_ bridged: Bridged.Type) {
            guard let value = value as? Bridged.Value else { return }
            writers[ObjectIdentifier(key)] = { Bridged.write(to: &$0, value: value) }
        }
        if let bridged = key as? any UITraitBridgedEnvironmentKey.Type { open(bridged) }
    }

    /// The value of a key by UIKit's traits; nil for keys that are none.
    func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value? {
        guard let around, let bridged = key as? any UITraitBridgedEnvironmentKey.Type else { return nil }
        return bridged.read(from: around) as? Key.Value
    }

    /// Overrides a view's traits by the values that were set.
    @MainActor
    func show(in view: UIView) {
        guard !writers.isEmpty else { return }
        var traits: any UIMutableTraits = view.traitOverrides
        for write in writers.values { write(&traits) }
        if let overrides = traits as? UITraitOverrides { view.traitOverrides = overrides }
    }
}
