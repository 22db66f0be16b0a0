import Foundation

/// Whether an object responds to a selector: according to its own `responds(to:)`, if it exposes one, or else if its
/// class exposes a method of that name or the selector carries one of the class.
package func answers(_ selector: Selector, _ object: Any) -> Bool {
    if let own = ownAnswer(object, "respondsToSelector:", selector.name, [selector]) {
        return own.result as? Bool ?? false
    }
    return hasMethod(selector, object)
}

/// The default implementation of `responds(to:)`.
func hasMethod(_ selector: Selector, _ object: Any) -> Bool {
    exposedMethod(selector.name, of: object) != nil || selector.method?.accepts(object) == true
}

/// The object to which a message is forwarded, if any.
func nextTarget(of object: Any, for selector: Selector) -> Any? {
    let own = ownAnswer(object, "forwardingTargetForSelector:", selector.name, [selector])
    guard let target = own?.result, target as AnyObject !== object as AnyObject else { return nil }
    return target
}
