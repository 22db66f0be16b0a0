public import Foundation

/// A response to a layer's property change, or to a layer entering or leaving a tree. Animations are actions.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caaction)
public protocol CAAction {
    /// Performs the action: `event` is the key that changed or one of `kCAOnOrderIn`, `kCAOnOrderOut`, `kCATransition`;
    /// `anObject` is the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// In a table of actions, `NSNull()` stands for no action and ends the search.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event sent when a layer is added to a tree or unhidden.
public let kCAOnOrderIn = "onOrderIn"
/// The event sent when a layer is removed from a tree or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The event sent when a layer replaces another.
public let kCATransition = "transition"
