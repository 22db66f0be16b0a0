import Foundation

// Swift's methods are in immutable tables, so no class has a method that could be inspected or exchanged: the functions
// that look one up return nothing, and report it once, and those that take one are never reached.

/// A method of a class. There are none on Linux.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/method)
public typealias Method = OpaquePointer

/// The implementation of a method.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/objective-c_runtime/imp)
public typealias IMP = OpaquePointer

/// Returns nil: Swift's methods can be neither inspected nor exchanged.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/class_getinstancemethod(_:_:))
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    reportFixedMethod(name, of: cls)
    return nil
}

/// Returns nil: Swift's methods can be neither inspected nor exchanged.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/class_getclassmethod(_:_:))
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    reportFixedMethod(name, of: cls)
    return nil
}

/// Adds nothing, and returns false.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/class_addmethod(_:_:_:_:))
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
    reportFixedMethod(name, of: cls)
    return false
}

/// Replaces nothing, and returns nil.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/class_replacemethod(_:_:_:_:))
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    reportFixedMethod(name, of: cls)
    return nil
}

/// Returns nil: Swift's methods can be neither inspected nor exchanged.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/class_getmethodimplementation(_:_:))
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    reportFixedMethod(name, of: cls)
    return nil
}

/// Never reached: there is no method to exchange.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/method_exchangeimplementations(_:_:))
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { stopWithoutMethod() }

/// Never reached: there is no method to inspect.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/method_getimplementation(_:))
public func method_getImplementation(_ m: Method) -> IMP { stopWithoutMethod() }

/// Never reached: there is no method to change.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/method_setimplementation(_:_:))
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { stopWithoutMethod() }

/// Never reached: there is no method to inspect.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/method_gettypeencoding(_:))
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { stopWithoutMethod() }

/// Never reached: there is no method to name.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/method_getname(_:))
public func method_getName(_ m: Method) -> Selector { stopWithoutMethod() }

/// Returns an implementation for a block. It is never called, as it can't be assigned to a method.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/imp_implementationwithblock(_:))
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    OpaquePointer(Unmanaged.passRetained(block as AnyObject).toOpaque())
}

/// Returns the block of an implementation.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/imp_getblock(_:))
public func imp_getBlock(_ anImp: IMP) -> Any? {
    Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(anImp)).takeUnretainedValue()
}

/// Releases the block of an implementation, and returns true.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/imp_removeblock(_:))
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool {
    Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(anImp)).release()
    return true
}

/// Returns nil: classes can't be created at run time.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/objc_allocateclasspair(_:_:_:))
public func objc_allocateClassPair(
    _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? {
    reportOnce("\(String(cString: name)) is not created: Swift classes can't be created at run time")
    return nil
}

/// Does nothing: no class is created at run time.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/objc_registerclasspair(_:))
public func objc_registerClassPair(_ cls: AnyClass) {}

/// Does nothing: no class is created at run time.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/objc_disposeclasspair(_:))
public func objc_disposeClassPair(_ cls: AnyClass) {}

/// Leaves the object's class as it is, and returns it.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/object_setclass(_:_:))
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    let current: AnyClass? = object_getClass(obj)
    if let current, current != cls { reportOnce("An object of \(current) keeps its class, which Swift can't change") }
    return current
}

private func reportFixedMethod(_ name: Selector, of type: AnyClass?) {
    let type = type.map { "\($0)" } ?? "nil"
    reportOnce("\(type) keeps its method \(name): Swift methods can be neither read nor exchanged")
}

private func stopWithoutMethod() -> Never {
    fatalError("Not a method: Swift methods can be neither read nor exchanged")
}
