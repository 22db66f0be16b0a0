import CObjectRuntime
public import Foundation

extension NSObject {
    /// Dispatches to the `init()` of a class known by its metatype only; called from C only.
    @_silgen_name("kasane_object_init")
    @usableFromInline @inline(never)
    convenience init(_made: Void) { self.init() }
}

/// Makes an object of a class that inherits from `NSObject`, by its own `init()`, which iOS code does not mark `required`.
package func makeObject(of type: AnyClass) -> AnyObject? {
    guard type is NSObject.Type else { return nil }
    let made = kasane_make_object(unsafeBitCast(type, to: UnsafeMutableRawPointer.self))
    return made.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
}

/// Makes an object of a class that is known as a value, by the `init()` of that class.
///
/// On iOS `type.init()` does so for every class of Objective-C's. Swift alone asks for a `required` initializer there, which
/// `NSObject` and the frameworks' classes have none of. A class without an `init()` stops the program, as on iOS.
public func newInstance<Object: NSObject>(of type: Object.Type) -> Object {
    guard let made = makeObject(of: type) as? Object else { fatalError("\(type) cannot be created") }
    return made
}
