import Foundation
import Synchronization

/// Names that were returned as C strings. They are never freed: a class has one name.
private let names = Mutex<[String: UInt]>([:])

private func lasting(_ name: String) -> UnsafePointer<CChar> {
    let address = names.withLock { names in
        if let known = names[name] { return known }
        let made = UInt(bitPattern: strdup(name))
        names[name] = made
        return made
    }
    guard let text = UnsafePointer<CChar>(bitPattern: address) else { fatalError("Not enough memory for a name") }
    return text
}

/// Returns the name of a class, "" for nil: the exposed name, or else Swift's, including the module.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/class_getname(_:))
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    guard let cls else { return lasting("") }
    return lasting(registry.withLock { $0.name(of: cls) } ?? NSStringFromClass(cls))
}

extension _KeyValueCodingAndObserving {
    /// The class's name, as `NSStringFromClass` returns it.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/1418746-description)
    @_disfavoredOverload
    public static func description() -> String { String(cString: class_getName(self)) }

    /// The class itself, so that classes can be used like instances of `NSObject`.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/classforcoder)
    @_disfavoredOverload
    public static func classForCoder() -> AnyClass { self }

    /// The superclass; nil for `NSObject`.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/superclass)
    @_disfavoredOverload
    public static func superclass() -> AnyClass? { class_getSuperclass(self) }
}

/// Returns the name of an object's class.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/object_getclassname(_:))
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// Returns an object's class.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/object_getclass(_:))
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Returns a class's superclass, or nil if it has none.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/class_getsuperclass(_:))
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns the class with a name: the exposed name, or Swift's, as "Module.Class". Returns nil if there is none.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/objc_lookupclass(_:))
public func objc_lookUpClass(_ name: String) -> AnyClass? {
    registry.withLock { $0.type(named: name) } ?? NSClassFromString(name)
}

/// Returns the class with a name, like `objc_lookUpClass(_:)`.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/objc_getclass(_:))
public func objc_getClass(_ name: String) -> Any! { objc_lookUpClass(name) }

/// Returns whether instances of a class have a method.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/class_respondstoselector(_:_:))
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { cls in registry.withLock { $0.method(sel.name, of: cls) } != nil } ?? false
}

/// Returns a selector's name.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/sel_getname(_:))
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { lasting(sel.name) }

/// Returns the selector with a name.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/sel_registername(_:))
public func sel_registerName(_ str: String) -> Selector { Selector(str) }
