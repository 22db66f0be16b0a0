import Foundation

/// The outcome of a message.
enum Delivery {
    /// The method returned this value.
    case returned(Any?)
    /// No method was found.
    case unrecognized
    /// A method was found, but an argument has the wrong type; this has been reported.
    case refused
}

/// The only place where methods are called by name: first a method exposed by the receiver's class, then the selector's
/// own method, then the receiver's forwarding target.
func deliver(_ selector: Selector, to receiver: Any, _ values: [Any?]) -> Delivery {
    for method in [exposedMethod(selector.name, of: receiver), selector.method] {
        guard let method else { continue }
        var arguments = Arguments(values)
        do {
            return .returned(try method.call(receiver, &arguments))
        } catch InvocationError.argument(let number, let given, let expected) {
            reportOnce(
                "\(className(of: receiver)) can't take \"\(selector)\": argument \(number) is a \(given), not a \(expected)"
            )
            return .refused
        } catch {
            continue
        }
    }
    guard let other = nextTarget(of: receiver, for: selector) else { return .unrecognized }
    return deliver(selector, to: other, values)
}

/// The method that the receiver's class, or for a class the class itself, exposes under a name.
func exposedMethod(_ name: String, of receiver: Any) -> Invocation? {
    if let type = receiver as? AnyClass { return registry.withLock { $0.classMethod(name, of: type) } }
    let type: AnyClass = type(of: receiver as AnyObject)
    return registry.withLock { $0.method(name, of: type) }
}

/// The class's name in messages for people.
func className(of object: Any) -> String {
    (object as? AnyClass).map { "\($0)" } ?? "\(type(of: object as AnyObject))"
}

/// Calls a method by name and returns its result. Terminates the program if the object has no such method, as
/// Objective-C does.
///
/// An argument of the wrong type is reported, and terminates the program unless the method returns no value.
public func send<R>(_ selector: Selector, to object: Any, _ arguments: Any?...) -> R {
    switch deliver(selector, to: object, arguments) {
    case .returned(let value):
        if let nothing = () as? R { return nothing }
        if let result = convert(value, to: R.self) { return result }
        fatalError("\(className(of: object)): \"\(selector)\" did not return a \(R.self)")
    case .refused:
        if let nothing = () as? R { return nothing }
        fatalError("\(className(of: object)): \"\(selector)\" was not called, and a \(R.self) is needed")
    case .unrecognized:
        fatalError("\(className(of: object)): unrecognized selector \"\(selector)\"")
    }
}

/// Returns an object if it implements a method, otherwise nil, for optional requirements of a protocol.
///
///     implementing(delegate, "didChange:")?.didChange(self)
public func implementing<T>(_ object: T?, _ selector: Selector) -> T? {
    guard let object, answers(selector, object) else { return nil }
    return object
}

/// Calls a method by name if the object has it. Returns false if it doesn't.
package func trySend(_ selector: Selector, to object: Any, _ arguments: [Any?]) -> Bool {
    if case .unrecognized = deliver(selector, to: object, arguments) { return false }
    return true
}

/// Calls a method by name. Reports it, and returns false, if the object doesn't have it.
@discardableResult
package func sendOrReport(_ selector: Selector, to object: Any, _ arguments: [Any?]) -> Bool {
    if trySend(selector, to: object, arguments) { return true }
    reportUnrecognized(selector, object)
    return false
}

func reportUnrecognized(_ selector: Selector, _ object: Any) {
    reportOnce("\(className(of: object)): unrecognized selector \"\(selector)\"")
}
