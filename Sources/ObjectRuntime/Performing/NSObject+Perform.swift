public import Foundation

extension NSObjectProtocol {
    /// Whether the object has a method: whether its class, or a superclass, exposes one of that name.
    ///
    /// If the class has its own `responds(to:)`, exposed as "respondsToSelector:", that is called.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:))
    public func responds(to aSelector: Selector!) -> Bool { answers(aSelector, self) }
}

extension _KeyValueCodingAndObserving {
    /// Whether instances of the class have a method.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1571396-instancesrespond)
    @_disfavoredOverload
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        registry.withLock { $0.method(aSelector.name, of: self) } != nil
    }

    /// Returns the object to which messages without a method are forwarded: nil, unless the class has a method of that
    /// name, which it exposes as "forwardingTargetForSelector:".
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1418855-forwardingtarget)
    @_disfavoredOverload
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nextTarget(of: self, for: aSelector) }

    /// Terminates the program with a message that the object has no such method.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1418637-doesnotrecognizeselector)
    public func doesNotRecognizeSelector(_ aSelector: Selector!) {
        fatalError("\(type(of: self)): unrecognized selector \"\(aSelector.name)\"")
    }

    // MARK: Immediate

    /// Calls a method by name. Returns the object that it returns, or a box of any other value, which
    /// `takeUnretainedValue()` returns. A missing method is reported.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:))
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performing(aSelector, []) }

    /// Calls a method by name with an argument.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:))
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        performing(aSelector, [object])
    }

    /// Calls a method by name with two arguments.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:with:))
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        performing(aSelector, [object1, object2])
    }

    /// Whether the class itself has a class method.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:))
    @_disfavoredOverload
    public static func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { answers($0, self as AnyClass) } ?? false
    }

    /// Calls a class method by name.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:))
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performing(aSelector, [], self) }

    /// Calls a class method by name with an argument.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:))
    @discardableResult
    public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        performing(aSelector, [object], self)
    }

    private func performing(_ selector: Selector, _ values: [Any?]) -> Unmanaged<AnyObject>? {
        ObjectRuntime.performing(selector, values, self)
    }

    private static func performing(
        _ selector: Selector, _ values: [Any?], _ receiver: Any
    ) -> Unmanaged<AnyObject>? {
        ObjectRuntime.performing(selector, values, receiver)
    }
}

/// Calls a method, and retains its result until the thread's run loop next iterates: nobody owns it, like Objective-C's
/// autoreleased results.
func performing(_ selector: Selector, _ values: [Any?], _ receiver: Any) -> Unmanaged<AnyObject>? {
    switch deliver(selector, to: receiver, values) {
    case .returned(let value):
        guard let value else { return nil }
        let object = value as AnyObject
        keepAlive(object)
        return Unmanaged.passUnretained(object)
    case .unrecognized:
        reportUnrecognized(selector, receiver)
        return nil
    case .refused: return nil
    }
}
