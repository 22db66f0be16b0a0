import CoreGraphics
import Foundation

extension CAAnimation {
    final func ownValue(forKey key: String) -> Any? {
        if let value = timing.value(forKey: key) { return value }
        if let accessor = type(of: self).accessor(forKey: key) { return accessor.get(self) }
        return customValues[key] ?? type(of: self).defaultValue(forKey: key)
    }

    final func setOwnValue(_ value: Any?, forKey key: String) {
        let isValid: Bool
        if timing.value(forKey: key) != nil {
            isValid = value.map { timing.set($0, forKey: key) } ?? false
        } else if let accessor = type(of: self).accessor(forKey: key) {
            isValid = accessor.set(self, value)
        } else {
            customValues[key] = value
            isValid = true
        }
        if !isValid { reportOnce("\(type(of: self)): \(value ?? "nil") is not a usable \(key); the old value is kept") }
    }

    /// The default value of a key that names a property.
    static func initialValue(of type: CAAnimation.Type, forKey key: String) -> Any? {
        MediaTiming().value(forKey: key) ?? type.accessor(forKey: key)?.initial()
    }

    static let ownAccessors: [String: AnimationAccessor] = [
        "timingFunction": AnimationAccessor(\CAAnimation.timingFunction),
        "delegate": AnimationAccessor(\CAAnimation.delegate),
        "removedOnCompletion": AnimationAccessor(flag: \CAAnimation.isRemovedOnCompletion, initial: true),
    ]
}

extension CAPropertyAnimation {
    static let propertyAccessors: [String: AnimationAccessor] = [
        "keyPath": AnimationAccessor(\CAPropertyAnimation.keyPath),
        "additive": AnimationAccessor(flag: \CAPropertyAnimation.isAdditive, initial: false),
        "cumulative": AnimationAccessor(flag: \CAPropertyAnimation.isCumulative, initial: false),
        "valueFunction": AnimationAccessor(\CAPropertyAnimation.valueFunction),
    ]
}

extension CABasicAnimation {
    static let basicAccessors: [String: AnimationAccessor] = [
        "fromValue": AnimationAccessor(\CABasicAnimation.fromValue),
        "toValue": AnimationAccessor(\CABasicAnimation.toValue),
        "byValue": AnimationAccessor(\CABasicAnimation.byValue),
    ]
}

extension CAKeyframeAnimation {
    static let keyframeAccessors: [String: AnimationAccessor] = [
        "values": AnimationAccessor(\CAKeyframeAnimation.values),
        "path": AnimationAccessor(\CAKeyframeAnimation.path),
        "keyTimes": AnimationAccessor(numbers: \CAKeyframeAnimation.keyTimes),
        "timingFunctions": AnimationAccessor(\CAKeyframeAnimation.timingFunctions),
        "calculationMode": AnimationAccessor(name: \CAKeyframeAnimation.calculationMode, initial: .linear),
        "tensionValues": AnimationAccessor(numbers: \CAKeyframeAnimation.tensionValues),
        "continuityValues": AnimationAccessor(numbers: \CAKeyframeAnimation.continuityValues),
        "biasValues": AnimationAccessor(numbers: \CAKeyframeAnimation.biasValues),
        "rotationMode": AnimationAccessor(name: \CAKeyframeAnimation.rotationMode),
    ]
}

extension CASpringAnimation {
    static let springAccessors: [String: AnimationAccessor] = [
        "mass": AnimationAccessor(number: \CASpringAnimation.mass, initial: 1),
        "stiffness": AnimationAccessor(number: \CASpringAnimation.stiffness, initial: 100),
        "damping": AnimationAccessor(number: \CASpringAnimation.damping, initial: 10),
        "initialVelocity": AnimationAccessor(number: \CASpringAnimation.initialVelocity, initial: 0),
        "allowsOverdamping": AnimationAccessor(flag: \CASpringAnimation.allowsOverdamping, initial: false),
    ]
}

extension CAAnimationGroup {
    static let groupAccessors: [String: AnimationAccessor] = [
        "animations": AnimationAccessor(\CAAnimationGroup.animations)
    ]
}

extension CATransition {
    static let transitionAccessors: [String: AnimationAccessor] = [
        "type": AnimationAccessor(name: \CATransition.type, initial: .fade),
        "subtype": AnimationAccessor(name: \CATransition.subtype),
        "startProgress": AnimationAccessor(number: \CATransition.startFraction, initial: 0),
        "endProgress": AnimationAccessor(number: \CATransition.endFraction, initial: 1),
        "filter": AnimationAccessor(\CATransition.filter),
    ]
}
