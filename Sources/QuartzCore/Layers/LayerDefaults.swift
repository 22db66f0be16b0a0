import CoreGraphics
import Foundation
import Synchronization

/// The default values of properties.
enum LayerDefaults {
    typealias Default = (key: LayerKey, value: AnimationValue)

    /// The values that user-defined classes return from `defaultValue(forKey:)` where they differ from Apple's; read
    /// once per class.
    private static let ofClasses = Mutex<[ObjectIdentifier: [Default]]>([:])

    /// The initial values of a user-defined class that differ from Apple's.
    static func own(of type: CALayer.Type) -> [Default] {
        let id = ObjectIdentifier(type)
        if let known = ofClasses.withLock({ $0[id] }) { return known }
        // Called outside the lock, because the class may create layers to answer.
        let own = LayerKey.allCases.compactMap { key -> Default? in
            guard let standard = standardValue(of: type, for: key), let kind = key.kind,
                let any = type.defaultValue(forKey: key.rawValue), let value = AnimationValue(any, as: kind),
                value != standard
            else { return nil }
            return (key, value)
        }
        ofClasses.withLock { $0[id] = own }
        return own
    }

    /// The default of a property; nil for a property that the class doesn't have.
    static func value(of type: CALayer.Type, for key: LayerKey) -> AnimationValue? {
        guard let standard = standardValue(of: type, for: key), let kind = key.kind else { return nil }
        return type.defaultValue(forKey: key.rawValue).flatMap { AnimationValue($0, as: kind) } ?? standard
    }

    /// Apple's default.
    private static func standardValue(of type: CALayer.Type, for key: LayerKey) -> AnimationValue? {
        LayerProperties().value(for: key) ?? type.initialContent.value(for: key)
    }

    static func standardValue(of type: CALayer.Type, forKey key: String) -> Any? {
        if let value = MediaTiming.ofLayer.value(forKey: key) { return value }
        if let key = LayerKey(name: key) { return standardValue(of: type, for: key)?.any }
        return switch key {
        case "needsDisplayOnBoundsChange", "drawsAsynchronously", "autoresizingMask": NSNumber(value: 0)
        default: nil
        }
    }
}

extension CALayer {
    /// Whether the class is one of QuartzCore's own.
    final var isOfBuiltInClass: Bool {
        let type = type(of: self)
        return type == type.builtInClass
    }

    /// Sets the properties to the class's defaults, as returned by `defaultValue(forKey:)`, where a class may override
    /// them.
    final func takeDefaults() {
        guard !isOfBuiltInClass || type(of: self).hasOwnDefaults else { return }
        for (key, value) in LayerDefaults.own(of: type(of: self)) { setWithoutAction(value, for: key) }
    }
}
