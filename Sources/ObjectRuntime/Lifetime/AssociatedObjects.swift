import Foundation

/// How an associated object is stored.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/objc_associationpolicy)
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Weakly referenced: nil once the object is deallocated.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied, if possible, and retained.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// Copied, if possible, and retained.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object, under a key. The value is released when the object is deallocated, or the value
/// is replaced or set to nil.
///
/// - Parameters:
///   - object: an instance of a class.
///   - key: the address of a long-lived variable, such as a static one.
///   - value: any value; nil to remove it.
///   - policy: how it is stored. Values of structures are stored as they are.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:))
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let object = flattened(object), Swift.type(of: object) is AnyClass else {
        return reportOnce("\(Swift.type(of: object)): only objects can have associated objects")
    }
    setAssociation(flattened(value).map { association(of: $0, policy) }, key, of: object as AnyObject)
}

/// Returns the value associated with an object under a key, or nil if there is none.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:))
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    flattened(object).flatMap { association(key, of: $0 as AnyObject) }
}

/// Removes all associated values of an object.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/objc_removeassociatedobjects(_:))
public func objc_removeAssociatedObjects(_ object: Any) {
    if let object = flattened(object) { removeAssociations(of: object as AnyObject) }
}

private func association(of value: Any, _ policy: objc_AssociationPolicy) -> Association {
    guard Swift.type(of: value) is AnyClass else { return .strong(value) }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: return .weak(Association.WeakReference(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        return .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: return .strong(value)
    }
}
