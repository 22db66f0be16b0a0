import Foundation
import QuartzCore

extension UIView {
    /// Returns the action for a layer's event. Changes of a view's own layer animate only inside an animation
    /// block.
    final func viewAction(for layer: CALayer, _ event: String) -> (any CAAction)? {
        // A view may be the delegate of other layers, which animate implicitly as usual.
        guard layer === self.layer else { return nil }
        guard AnimationContexts.runsHere, let context = AnimationContexts.current, CALayer.canAnimate(event),
            event != "contents"
        else { return NSNull() }
        return context.action(for: self, key: event) ?? NSNull()
    }
}
