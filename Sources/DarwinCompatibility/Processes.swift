import CDarwinCompatibility
public import Glibc

/// The result of a legacy system function: 0 for success.
public typealias OSStatus = Int32
/// No error occurred.
public let noErr: OSStatus = 0
/// A four-character code.
public typealias FourCharCode = UInt32
/// A four-character code that identifies a type.
public typealias OSType = UInt32

/// Returns 1 on the main thread, otherwise 0.
public func pthread_main_np() -> Int32 { UInt32(getpid()) == kasane_current_thread() ? 1 : 0 }

/// Writes the identifier of a thread, or of the calling thread for nil, if it is available. Returns 0 or the error.
@discardableResult
public func pthread_threadid_np(_ thread: pthread_t?, _ id: UnsafeMutablePointer<UInt64>) -> Int32 {
    guard thread == nil || pthread_equal(thread!, pthread_self()) != 0 else { return ESRCH }
    id.pointee = UInt64(kasane_current_thread())
    return 0
}

/// Sets the calling thread's name. Linux keeps the first 15 bytes.
@discardableResult
public func pthread_setname_np(_ name: UnsafePointer<CChar>) -> Int32 {
    kasane_name_current_thread(name)
}

/// Returns the name of the executable file.
public func getprogname() -> UnsafePointer<CChar>! { kasane_program_name() }

/// Returns the size of an allocation in bytes.
public func malloc_size(_ pointer: UnsafeRawPointer!) -> Int {
    kasane_allocation_size(UnsafeMutableRawPointer(mutating: pointer))
}

/// Returns the address of the calling thread's `errno`.
public func __error() -> UnsafeMutablePointer<Int32> { __errno_location() }

/// Copies a string into a buffer of `size` bytes, truncating it if necessary, and returns its length.
@_disfavoredOverload @discardableResult
public func strlcpy(_ destination: UnsafeMutablePointer<CChar>, _ source: UnsafePointer<CChar>, _ size: Int) -> Int {
    let length = strlen(source)
    guard size > 0 else { return length }
    let kept = min(length, size - 1)
    memcpy(destination, source, kept)
    destination[kept] = 0
    return length
}

/// Appends a string to one in a buffer of `size` bytes, truncating it if necessary, and returns the total length.
@_disfavoredOverload @discardableResult
public func strlcat(_ destination: UnsafeMutablePointer<CChar>, _ source: UnsafePointer<CChar>, _ size: Int) -> Int {
    let length = strnlen(destination, size)
    return length + strlcpy(destination + length, source, size - length)
}
