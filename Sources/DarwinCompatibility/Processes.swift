import CDarwinCompatibility
public import Glibc

/// The result of an old system function: 0 for success.
public typealias OSStatus = Int32
/// The success of an old system function.
public let noErr: OSStatus = 0
/// A four-character code.
public typealias FourCharCode = UInt32
/// A four-character code of a type.
public typealias OSType = UInt32

/// Returns whether the calling thread is the program's first: 1 or 0.
public func pthread_main_np() -> Int32 { UInt32(getpid()) == kasane_current_thread() ? 1 : 0 }

/// Writes the number of a thread, of the calling one for nil, where it can be told, and returns 0 or the error.
@discardableResult
public func pthread_threadid_np(_ thread: pthread_t?, _ id: UnsafeMutablePointer<UInt64>) -> Int32 {
    guard thread == nil || pthread_equal(thread!, pthread_self()) != 0 else { return ESRCH }
    id.pointee = UInt64(kasane_current_thread())
    return 0
}

/// Names the calling thread. Linux keeps the first 15 bytes.
@discardableResult
public func pthread_setname_np(_ name: UnsafePointer<CChar>) -> Int32 {
    kasane_name_current_thread(name)
}

/// Returns the name of the program's file.
public func getprogname() -> UnsafePointer<CChar>! { kasane_program_name() }

/// Returns the bytes that an allocation takes up.
public func malloc_size(_ pointer: UnsafeRawPointer!) -> Int {
    kasane_allocation_size(UnsafeMutableRawPointer(mutating: pointer))
}

/// Returns the place of the calling thread's `errno`.
public func __error() -> UnsafeMutablePointer<Int32> { __errno_location() }

/// Copies a string into a place of `size` bytes, cut where it is longer, and returns how long it is.
@_disfavoredOverload @discardableResult
public func strlcpy(_ destination: UnsafeMutablePointer<CChar>, _ source: UnsafePointer<CChar>, _ size: Int) -> Int {
    let length = strlen(source)
    guard size > 0 else { return length }
    let kept = min(length, size - 1)
    memcpy(destination, source, kept)
    destination[kept] = 0
    return length
}

/// Appends a string to one in a place of `size` bytes, cut where they are longer, and returns how long both are.
@_disfavoredOverload @discardableResult
public func strlcat(_ destination: UnsafeMutablePointer<CChar>, _ source: UnsafePointer<CChar>, _ size: Int) -> Int {
    let length = strnlen(destination, size)
    return length + strlcpy(destination + length, source, size - length)
}
