public import Foundation

/// What happens when a property of a layer changes, or when a layer comes or goes. Animations are actions.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caaction)
public protocol CAAction {
    /// Does it: `event` is the key that changed or one of `kCAOnOrderIn`, `kCAOnOrderOut`, `kCATransition`, and
    /// `anObject` the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// In a table of actions, `NSNull()` says: nothing happens, and look no further.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that comes into a tree, or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves a tree, or is hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The event of a layer that takes another's place.
public let kCATransition = "transition"
