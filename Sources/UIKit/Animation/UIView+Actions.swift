import Foundation
import QuartzCore

extension UIView {
    /// Nothing happens by itself when a property of a view's own layer changes; in an animation block it animates.
    final func viewAction(for layer: CALayer, _ event: String) -> (any CAAction)? {
        // A view may be the delegate of other layers, which animate as layers do.
        guard layer === self.layer else { return nil }
        guard AnimationContexts.runsHere, let context = AnimationContexts.current, CALayer.canAnimate(event),
            event != "contents"
        else { return NSNull() }
        return context.action(for: self, key: event) ?? NSNull()
    }
}
