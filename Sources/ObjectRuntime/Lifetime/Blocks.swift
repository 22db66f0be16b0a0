/// Casts a value's bits, like `unsafeBitCast`, and a function to a pointer or an object and back, as Objective-C does
/// with blocks.
///
/// An object retains the function; a pointer is valid until the innermost autorelease pool is drained, or the thread's
/// run loop iterates. It must be cast back to the function's own type. `kasane build` substitutes it for
/// `unsafeBitCast` in source that uses blocks.
public func blockBitCast<T, U>(_ value: T, to type: U.Type) -> U {
    let pointer = MemoryLayout<UnsafeRawPointer>.size
    switch (MemoryLayout<T>.size, MemoryLayout<U>.size) {
    case (2 * pointer, pointer):
        let block = Block(function: value)
        keepAlive(block)
        return unsafeBitCast(block, to: type)
    case (pointer, 2 * pointer):
        guard let block = unsafeBitCast(value, to: AnyObject.self) as? Block<U> else {
            preconditionFailure("The value cast to \(type) is not a function of that type")
        }
        return block.function
    default: return unsafeBitCast(value, to: type)
    }
}

/// A function wrapped in an object.
private final class Block<Function> {
    let function: Function

    init(function: Function) { self.function = function }
}
