/// Casts a value's bits, as `unsafeBitCast` does, and a function to a pointer or an object and back, as Objective-C does with blocks.
///
/// An object keeps the function; a pointer is good until the innermost autorelease pool ends, or the thread's run loop turns. What was a
/// function must be cast to the function's own type. `kasane build` writes it in place of `unsafeBitCast` where a source speaks of blocks.
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

/// A function as an object.
private final class Block<Function> {
    let function: Function

    init(function: Function) { self.function = function }
}
