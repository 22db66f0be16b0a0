import CoreGraphics
import Foundation

extension CAAnimation {
    final func ownValue(forKey key: String) -> Any? {
        if let value = timing.value(forKey: key) { return value }
        switch key {
        case "timingFunction": return timingFunction
        case "delegate": return delegate
        case "removedOnCompletion": return isRemovedOnCompletion
        default: return customValues[key] ?? type(of: self).defaultValue(forKey: key)
        }
    }

    final func setOwnValue(_ value: Any?, forKey key: String) {
        switch key {
        case "timingFunction": timingFunction = value as? CAMediaTimingFunction
        case "delegate": delegate = value as? any CAAnimationDelegate
        case "removedOnCompletion": isRemovedOnCompletion = (value as? Bool) ?? true
        case _ where timing.value(forKey: key) != nil:
            guard let value, timing.set(value, forKey: key) else {
                return reportOnce("\(type(of: self)): \(value ?? "nil") is not a usable \(key); the old value stays")
            }
        default: customValues[key] = value
        }
    }
}
