/// An object of any class whose methods can be called by name.
///
/// The frameworks' delegates conform to it, as every object does on iOS; subclasses of `NSObject` use its
/// implementation.
public protocol RuntimeObject: AnyObject {}

extension RuntimeObject {
    /// Whether the object has a method: whether its class, or a superclass, exposes one of that name.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:))
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { answers(aSelector, self) }

    /// Calls a method by name. Returns the object that it returns, or a box of any other value.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:))
    @_disfavoredOverload
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performing(aSelector, [], self) }

    /// Calls a method by name with an argument.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:))
    @_disfavoredOverload
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        performing(aSelector, [object], self)
    }

    /// Calls a method by name with two arguments.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:with:))
    @_disfavoredOverload
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        performing(aSelector, [object1, object2], self)
    }

    /// Whether the object is an instance of a class or a subclass.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/iskind(of:))
    @_disfavoredOverload
    public func isKind(of aClass: AnyClass) -> Bool {
        var current: AnyClass? = type(of: self)
        while let known = current {
            if known == aClass { return true }
            current = class_getSuperclass(known)
        }
        return false
    }
}
