import CDarwinCompatibility
public import Glibc

/// Opens a stream with custom functions for reading and writing. Returns nil if there is neither.
///
/// Each function receives the cookie first, and returns what the system call of that name does.
public func funopen(
    _ cookie: UnsafeRawPointer?,
    _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
    _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
    _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?,
    _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? {
    let stream = kasane_open_stream(
        cookie, unsafeBitCast(readfn, to: UnsafeMutableRawPointer?.self),
        unsafeBitCast(writefn, to: UnsafeMutableRawPointer?.self),
        unsafeBitCast(seekfn, to: UnsafeMutableRawPointer?.self),
        unsafeBitCast(closefn, to: UnsafeMutableRawPointer?.self))
    return stream?.assumingMemoryBound(to: FILE.self)
}

// On Darwin a stream's position is a number, on Linux a structure that contains one.

extension fpos_t: @retroactive ExpressibleByIntegerLiteral {
    /// A position, in bytes.
    public init(integerLiteral value: Int) { self.init(value) }

    /// A position, in bytes.
    public init(_ position: some BinaryInteger) {
        self.init()
        __pos = __off_t(position)
    }
}

extension Int {
    /// A stream's position, in bytes.
    @_disfavoredOverload
    public init(_ position: fpos_t) { self.init(position.__pos) }
}
