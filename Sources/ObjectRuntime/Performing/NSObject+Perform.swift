public import Foundation

extension NSObjectProtocol {
    /// Whether the object has a method: whether its class, or a superclass, exposes one of that name.
    ///
    /// A class with a `responds(to:)` of its own, which it exposes as "respondsToSelector:", is asked.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:))
    public func responds(to aSelector: Selector!) -> Bool { answers(aSelector, self) }
}

extension _KeyValueCodingAndObserving {
    /// Whether objects of the class have a method.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1571396-instancesrespond)
    @_disfavoredOverload
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        registry.withLock { $0.method(aSelector.name, of: self) } != nil
    }

    /// The object that takes messages which this one has no method for: nil, unless the class has a method of that name,
    /// which it exposes as "forwardingTargetForSelector:".
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1418855-forwardingtarget)
    @_disfavoredOverload
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nextTarget(of: self, for: aSelector) }

    /// Stops the program, and says that the object has no such method.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1418637-doesnotrecognizeselector)
    public func doesNotRecognizeSelector(_ aSelector: Selector!) {
        fatalError("\(type(of: self)): unrecognized selector \"\(aSelector.name)\"")
    }

    // MARK: Immediate

    /// Calls a method by name. Returns the object that it returns; other values in a box, which `takeUnretainedValue()`
    /// passes on. Where there is no such method, it is reported.
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

/// Calls a method, and keeps what it returns as long as the thread's next turn: nobody owns it, as with Objective-C's
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
