import CoreGraphics
import Foundation

extension CALayer {
    /// The action for an event, looked for in
    /// [Apple's order](https://developer.apple.com/documentation/quartzcore/calayer/action(forkey:)): the delegate, the
    /// layer's actions, those of its style, those of its class, and for animatable properties the implicit animation.
    /// Nil from one goes on to the next, `NSNull` ends the search.
    final func findAction(for event: String) -> (any CAAction)? {
        let action =
            delegate?._action(for: self, forKey: event) ?? rareData?.actions?[event]
            ?? LayerStyle(values: rareData?.style).action(forKey: event) ?? type(of: self).defaultAction(forKey: event)
            ?? implicitAnimation(for: event)
        return action is NSNull ? nil : action
    }

    /// An animation from the value on screen to the layer's own, as the transaction says; only for a layer that was
    /// committed, as others have nothing on screen.
    private final func implicitAnimation(for event: String) -> CAAnimation? {
        guard committed != nil, let key = LayerKey(rawValue: event), key.isAnimatedImplicitly else { return nil }
        let transactions = TransactionStack.current
        guard transactions.animationDuration > 0 else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        // Where there is nothing on screen that a value could say, a missing one means just that.
        animation.fromValue = presentationSample()?.value(for: key)?.any
        animation.duration = transactions.animationDuration
        animation.timingFunction = transactions.animationTimingFunction ?? CAMediaTimingFunction(name: .default)
        animation.fillMode = .backwards
        animation.isImplicit = true
        return animation
    }

    /// Runs the layer's action for an event that is not a property's, such as `kCAOnOrderIn`.
    final func runAction(for event: String, isOnScreen: Bool) {
        guard isOnScreen, !TransactionStack.current.actionsAreDisabled else { return }
        action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
    }
}
