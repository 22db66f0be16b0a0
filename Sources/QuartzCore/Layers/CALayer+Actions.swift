import CoreGraphics
import Foundation

extension CALayer {
    /// Searches the action for an event in
    /// [Apple's order](https://developer.apple.com/documentation/quartzcore/calayer/action(forkey:)): the delegate, the
    /// layer's actions, those of its style, those of its class, and for animatable properties the implicit animation.
    /// Nil continues the search, `NSNull` ends it.
    final func findAction(for event: String) -> (any CAAction)? {
        let action =
            delegate?._action(for: self, forKey: event) ?? rareData?.actions?[event]
            ?? LayerStyle(values: rareData?.style).action(forKey: event) ?? type(of: self).defaultAction(forKey: event)
            ?? implicitAnimation(for: event)
        return action is NSNull ? nil : action
    }

    /// Creates an animation from the presentation value to the layer's own, with the transaction's timing; only for a
    /// committed layer, as others have no presentation value.
    private final func implicitAnimation(for event: String) -> CAAnimation? {
        guard committed != nil, let key = LayerKey(rawValue: event), key.isAnimatedImplicitly else { return nil }
        let transactions = TransactionStack.current
        guard transactions.animationDuration > 0 else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        // For an object-valued property without a presentation value, nil is the value to start from.
        animation.fromValue = presentationSample()?.value(for: key)?.any
        animation.duration = transactions.animationDuration
        animation.timingFunction = transactions.animationTimingFunction ?? CAMediaTimingFunction(name: .default)
        animation.fillMode = .backwards
        animation.isImplicit = true
        return animation
    }

    /// Runs the layer's action for an event other than a property change, such as `kCAOnOrderIn`.
    final func runAction(for event: String, isOnScreen: Bool) {
        guard isOnScreen, !TransactionStack.current.actionsAreDisabled else { return }
        action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
    }
}
