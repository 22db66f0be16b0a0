import Foundation

/// Whether an object has a method: as it says itself where it exposes a `responds(to:)` of its own, else whether its class
/// exposes one of that name or the selector carries one of the class's.
package func answers(_ selector: Selector, _ object: Any) -> Bool {
    if let own = ownAnswer(object, "respondsToSelector:", selector.name, [selector]) {
        return own.result as? Bool ?? false
    }
    return hasMethod(selector, object)
}

/// The answer of a class that has no `responds(to:)` of its own.
func hasMethod(_ selector: Selector, _ object: Any) -> Bool {
    exposedMethod(selector.name, of: object) != nil || selector.method?.accepts(object) == true
}

/// The object that takes a message in another's place, if that one says so.
func nextTarget(of object: Any, for selector: Selector) -> Any? {
    let own = ownAnswer(object, "forwardingTargetForSelector:", selector.name, [selector])
    guard let target = own?.result, target as AnyObject !== object as AnyObject else { return nil }
    return target
}
