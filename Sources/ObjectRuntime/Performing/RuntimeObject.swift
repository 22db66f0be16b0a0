/// An object of which something can be asked by a method's name, whatever its class.
///
/// The frameworks' delegates are such objects, as on iOS every object is; those of `NSObject`'s classes answer as `NSObject` does.
public protocol RuntimeObject: AnyObject {}

extension RuntimeObject {
    /// Whether the object has a method: whether its class, or a superclass, exposes one of that name.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:))
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { answers(aSelector, self) }

    /// Calls a method by name. Returns the object that it returns; other values in a box.
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

    /// Whether the object is of a class, or of one below it.
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
