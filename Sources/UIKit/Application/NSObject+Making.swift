import CViewRuntime
import Foundation

extension NSObject {
    /// Dispatches to the `init()` of a class known by its metatype only; called from C only.
    @_silgen_name("kasane_object_init")
    @usableFromInline @inline(never)
    convenience init(_made: Void) { self.init() }
}

/// Makes an object of a class that inherits from `NSObject`, by its own `init()`, which iOS code does not mark `required`.
func makeObject(of type: AnyClass) -> AnyObject? {
    guard type is NSObject.Type else { return nil }
    let made = kasane_make_object(unsafeBitCast(type, to: UnsafeMutableRawPointer.self))
    return made.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
}
