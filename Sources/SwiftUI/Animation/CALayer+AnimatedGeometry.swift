import CoreGraphics
import Foundation
import QuartzCore

extension CALayer {
    /// Sets a property, animated by the transaction's animation.
    ///
    /// A number, point, size or rectangle is animated additively, by its difference, on top of running animations;
    /// other values start from the presentation value. Without an animation, the change is immediate.
    final func set(_ keyPath: String, to value: Any?, _ transaction: Transaction) {
        let old = self.value(forKeyPath: keyPath)
        guard !isSameLayerValue(old, value) else { return }
        let shown = transaction.visibleAnimation == nil ? nil : presentationValue(keyPath)
        setValue(value, forKeyPath: keyPath)
        move(keyPath, from: old, shown: shown, transaction.visibleAnimation)
    }

    /// Sets the top left corner, animated by the transaction's animation.
    final func setPlace(_ origin: CGPoint, _ size: CGSize, _ transaction: Transaction) {
        let place = CGPoint(x: origin.x + size.width * anchorPoint.x, y: origin.y + size.height * anchorPoint.y)
        let old = position
        guard place != old, place.isFinite else { return }
        position = place
        move("position", by: CGPoint(x: old.x - place.x, y: old.y - place.y), transaction.visibleAnimation)
    }

    /// Sets the size, animated by the transaction's animation.
    final func setSize(_ size: CGSize, _ transaction: Transaction) {
        let old = bounds.size
        guard size != old, size.width.isFinite, size.height.isFinite else { return }
        bounds.size = size
        move(
            "bounds.size", by: CGSize(width: old.width - size.width, height: old.height - size.height),
            transaction.visibleAnimation)
    }

    /// Returns the property's presentation value.
    private func presentationValue(_ keyPath: String) -> Any? {
        (presentation() ?? self).value(forKeyPath: keyPath)
    }

    private func move(_ keyPath: String, from old: Any?, shown: Any?, _ animation: Animation?) {
        switch (old, value(forKeyPath: keyPath)) {
        case (let old as CGPoint, let new as CGPoint):
            move(keyPath, by: CGPoint(x: old.x - new.x, y: old.y - new.y), animation)
        case (let old as CGSize, let new as CGSize):
            move(keyPath, by: CGSize(width: old.width - new.width, height: old.height - new.height), animation)
        case (let old, let new):
            if let old = number(old), let new = number(new) { return move(keyPath, by: old - new, animation) }
            stop(keyPath)
            guard let animation, let shown, let new else { return }
            add(animation.pace.makeAnimation(keyPath: keyPath, from: shown, to: new), forKey: keyPath)
        }
    }

    private func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    /// Adds an additive animation from an offset to zero.
    private func move(_ keyPath: String, by distance: some Zeroed, _ animation: Animation?) {
        guard let animation else { return stop(keyPath) }
        let motion = animation.pace.makeAnimation(
            keyPath: keyPath, from: distance, to: type(of: distance).none, isAdditive: true)
        let taken = Set(animationKeys() ?? [])
        var name = keyPath
        var count = 0
        while taken.contains(name) {
            count += 1
            name = "\(keyPath) \(count)"
        }
        add(motion, forKey: name)
    }

    /// Removes the animations of a property.
    private func stop(_ keyPath: String) {
        guard let keys = animationKeys() else { return }
        for key in keys where key == keyPath || key.hasPrefix(keyPath + " ") { removeAnimation(forKey: key) }
    }
}

/// An offset that may be zero.
private protocol Zeroed {
    static var none: Self { get }
}

extension CGPoint: Zeroed { fileprivate static var none: CGPoint { .zero } }
extension CGSize: Zeroed { fileprivate static var none: CGSize { .zero } }
extension CGFloat: Zeroed { fileprivate static var none: CGFloat { 0 } }

/// Whether two values of a layer's property are known to be equal.
private func isSameLayerValue(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
    return a == b
}
