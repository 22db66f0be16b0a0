import Foundation
import QuartzCore

extension UIView {
    /// Nothing happens by itself when a property of a view's own layer changes.
    final func viewAction(for layer: CALayer, _ event: String) -> (any CAAction)? { NSNull() }
}
