import Foundation

/// The recursive lock of an object.
private final class ObjectLock {
    let lock = NSRecursiveLock()
}

/// Locks an object for the calling thread, recursively. Returns 0, or -1 if the object can't be locked.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/objc_sync_enter(_:))
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    guard let part = neededOwnPart(of: obj as AnyObject, ObjectLock.init) else { return -1 }
    part.lock.lock()
    return 0
}

/// Unlocks an object that the calling thread has locked. Returns 0, or -1 if it was not locked.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/objc_sync_exit(_:))
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    guard let part = ownPart(ObjectLock.self, of: obj as AnyObject) else { return -1 }
    part.lock.unlock()
    return 0
}
