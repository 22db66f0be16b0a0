/// Finds which of some classes is a class itself or the nearest one above it.
///
/// Members that an extension of a framework's class declares and others override call this way what the object's class has,
/// as `kasane build` writes them.
///
/// - Returns: The place among `classes`; nil where none of them is the class or above it.
public func nearestClass(to type: AnyClass?, among classes: [AnyClass]) -> Int? {
    var next: AnyClass? = type
    while let current = next {
        if let index = classes.firstIndex(where: { $0 == current }) { return index }
        next = _getSuperclass(current)
    }
    return nil
}
