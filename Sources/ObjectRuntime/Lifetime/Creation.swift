import CObjectRuntime
public import Foundation

extension NSObject {
    /// Calls the `init()` of a class that is only known by its metatype; called only from C.
    @_silgen_name("kasane_object_init")
    @usableFromInline @inline(never)
    convenience init(_made: Void) { self.init() }
}

/// Creates an object of a class that inherits from `NSObject`, by its own `init()`, which iOS code does not mark
/// `required`.
package func makeObject(of type: AnyClass) -> AnyObject? {
    guard type is NSObject.Type else { return nil }
    let made = kasane_make_object(unsafeBitCast(type, to: UnsafeMutableRawPointer.self))
    return made.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
}

/// Creates an object of a class that is only known at run time, by its `init()`.
///
/// On iOS `type.init()` does so for every Objective-C class. In Swift it requires a `required` initializer, which
/// `NSObject` and the frameworks' classes don't have. A class without an `init()` terminates the program, as on iOS.
public func newInstance<Object: NSObject>(of type: Object.Type) -> Object {
    guard let made = makeObject(of: type) as? Object else { fatalError("\(type) cannot be created") }
    return made
}
