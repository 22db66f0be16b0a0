import Foundation
import Synchronization

/// Names that were asked for as C strings. They are never freed: a class has one name.
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

/// The name of a class, "" for nil: that by which it is exposed, else Swift's, with its module's.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/class_getname(_:))
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    guard let cls else { return lasting("") }
    return lasting(registry.withLock { $0.name(of: cls) } ?? NSStringFromClass(cls))
}

extension _KeyValueCodingAndObserving {
    /// The class's name, as `NSStringFromClass` gives it.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/1418746-description)
    @_disfavoredOverload
    public static func description() -> String { String(cString: class_getName(self)) }

    /// The class itself, as classes answer for what `NSObject` says of its objects.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/classforcoder)
    @_disfavoredOverload
    public static func classForCoder() -> AnyClass { self }

    /// The class above; nil for `NSObject`.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/superclass)
    @_disfavoredOverload
    public static func superclass() -> AnyClass? { class_getSuperclass(self) }
}

/// The name of an object's class.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/object_getclassname(_:))
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// An object's class.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/object_getclass(_:))
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// A class's superclass; nil where it has none.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/class_getsuperclass(_:))
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// The class of a name: that by which it is exposed, or Swift's, as "Module.Class". Nil where there is none.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/objc_lookupclass(_:))
public func objc_lookUpClass(_ name: String) -> AnyClass? {
    registry.withLock { $0.type(named: name) } ?? NSClassFromString(name)
}

/// The class of a name, as `objc_lookUpClass(_:)` finds it.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/objc_getclass(_:))
public func objc_getClass(_ name: String) -> Any! { objc_lookUpClass(name) }

/// Whether instances of a class have a method.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/class_respondstoselector(_:_:))
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { cls in registry.withLock { $0.method(sel.name, of: cls) } != nil } ?? false
}

/// A selector's name.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/sel_getname(_:))
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { lasting(sel.name) }

/// The selector of a name.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/sel_registername(_:))
public func sel_registerName(_ str: String) -> Selector { Selector(str) }
