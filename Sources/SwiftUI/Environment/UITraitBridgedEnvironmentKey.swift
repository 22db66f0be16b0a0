public import UIKit

/// An environment key bridged to a UIKit trait: SwiftUI views read the traits of enclosing UIKit views, and UIKit
/// views nested in them read the environment.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/uitraitbridgedenvironmentkey)
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// Returns the value of a trait collection.
    static func read(from traitCollection: UITraitCollection) -> Value

    /// Writes a value into traits.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// The traits that an environment inherits from UIKit, and the values set in it since.
struct BridgedTraits {
    /// The traits of the hosting view; nil outside of one.
    var around: UITraitCollection?
    /// Closures that write the values set in the environment, by their keys.
    private(set) var writers: [ObjectIdentifier: (inout any UIMutableTraits) -> Void] = [:]

    mutating func note<Key: EnvironmentKey>(_ value: Key.Value, of key: Key.Type) {
        func open<Bridged: UITraitBridgedEnvironmentKey>(_ bridged: Bridged.Type) {
            guard let value = value as? Bridged.Value else { return }
            writers[ObjectIdentifier(key)] = { Bridged.write(to: &$0, value: value) }
        }
        if let bridged = key as? any UITraitBridgedEnvironmentKey.Type { open(bridged) }
    }

    /// Returns the value of a key from UIKit's traits; nil for keys that aren't bridged.
    func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value? {
        guard let around, let bridged = key as? any UITraitBridgedEnvironmentKey.Type else { return nil }
        return bridged.read(from: around) as? Key.Value
    }

    /// Overrides a view's traits with the values set in the environment.
    @MainActor
    func show(in view: UIView) {
        guard !writers.isEmpty else { return }
        var traits: any UIMutableTraits = view.traitOverrides
        for write in writers.values { write(&traits) }
        if let overrides = traits as? UITraitOverrides { view.traitOverrides = overrides }
    }
}
