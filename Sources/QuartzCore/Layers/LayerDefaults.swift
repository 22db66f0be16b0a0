import CoreGraphics
import Foundation
import Synchronization

/// The values that properties have while none is set.
enum LayerDefaults {
    typealias Default = (key: LayerKey, value: AnimationValue)

    /// What users' classes say by `defaultValue(forKey:)` where it is not Apple's own value; asked once for each class.
    private static let ofClasses = Mutex<[ObjectIdentifier: [Default]]>([:])

    /// QuartzCore's classes, whose layers, but for scroll layers, start as they are.
    static let ownClasses: Set<ObjectIdentifier> = Set(
        [
            CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CAReplicatorLayer.self, CAEmitterLayer.self,
            CAScrollLayer.self, CATransformLayer.self, CATextLayer.self, CATiledLayer.self,
        ].map { (type: CALayer.Type) in ObjectIdentifier(type) })

    /// What a layer of a user's class starts with in place of Apple's values.
    static func own(of type: CALayer.Type) -> [Default] {
        let id = ObjectIdentifier(type)
        if let known = ofClasses.withLock({ $0[id] }) { return known }
        // Asked outside the lock, as the class may make layers to answer.
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

    /// The value of a property while none is set; nil for what the class hasn't got.
    static func value(of type: CALayer.Type, for key: LayerKey) -> AnimationValue? {
        guard let standard = standardValue(of: type, for: key), let kind = key.kind else { return nil }
        return type.defaultValue(forKey: key.rawValue).flatMap { AnimationValue($0, as: kind) } ?? standard
    }

    /// Apple's value.
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
    final var isOfOwnClass: Bool {
        let type = type(of: self)
        return type == CALayer.self || LayerDefaults.ownClasses.contains(ObjectIdentifier(type))
    }

    /// Starts with what the class says by `defaultValue(forKey:)`: a user's, or a scroll layer's.
    final func takeDefaults() {
        guard !isOfOwnClass || type(of: self) == CAScrollLayer.self else { return }
        for (key, value) in LayerDefaults.own(of: type(of: self)) { setWithoutAction(value, for: key) }
    }
}
