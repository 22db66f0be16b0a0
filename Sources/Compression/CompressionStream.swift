import CZlib

/// The state of compressing or decompressing data in chunks: set the source and the destination, call
/// `compression_stream_process`, and check what remains of them, until it returns `COMPRESSION_STATUS_END`.
/// [Apple's reference](https://developer.apple.com/documentation/compression/compression_stream)
public struct compression_stream {
    /// The position of the next byte to write.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// The remaining size of the destination, in bytes.
    public var dst_size: Int
    /// The position of the next byte to read.
    public var src_ptr: UnsafePointer<UInt8>
    /// The remaining size of the source, in bytes.
    public var src_size: Int
    /// Internal state, from `compression_stream_init` to `compression_stream_destroy`.
    public var state: UnsafeMutableRawPointer?

    /// Creates a stream from all of its members.
    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        (self.dst_ptr, self.dst_size, self.src_ptr, self.src_size, self.state) = (
            dst_ptr, dst_size, src_ptr, src_size, state
        )
    }
}

/// zlib's stream, and its direction. Its address is stable, because zlib refers to it.
private struct Zlib {
    var stream = z_stream()
    let encodes: Bool
    var hasEnded = false

    /// The raw format, without zlib's header.
    static let windowBits = -MAX_WBITS
}

/// Initializes a stream, whose members need not be set before. Call `compression_stream_destroy` when done, unless it
/// fails.
/// [Apple's reference](https://developer.apple.com/documentation/compression/compression_stream_init(_:_:_:))
///
/// - Returns: `COMPRESSION_STATUS_ERROR` for an algorithm that is not supported.
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    guard algorithm == COMPRESSION_ZLIB, operation.rawValue <= 1 else { return COMPRESSION_STATUS_ERROR }
    let zlib = UnsafeMutablePointer<Zlib>.allocate(capacity: 1)
    zlib.initialize(to: Zlib(encodes: operation == COMPRESSION_STREAM_ENCODE))
    let size = Int32(MemoryLayout<z_stream>.size)
    let result =
        zlib.pointee.encodes
        ? deflateInit2_(
            &zlib.pointee.stream, 5, Z_DEFLATED, Zlib.windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
        : inflateInit2_(&zlib.pointee.stream, Zlib.windowBits, ZLIB_VERSION, size)
    guard result == Z_OK else {
        zlib.deallocate()
        return COMPRESSION_STATUS_ERROR
    }
    // The previous values of the members are ignored.
    UnsafeMutableRawPointer(stream).storeBytes(
        of: UnsafeMutableRawPointer(zlib), toByteOffset: MemoryLayout<compression_stream>.offset(of: \.state) ?? 0,
        as: UnsafeMutableRawPointer?.self)
    return COMPRESSION_STATUS_OK
}

/// Reads from the source and writes to the destination until one of them is exhausted, and advances both.
/// [Apple's reference](https://developer.apple.com/documentation/compression/compression_stream_process(_:_:))
///
/// The flags are `COMPRESSION_STREAM_FINALIZE.rawValue` if no more data follows the source, otherwise 0.
public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let state = stream.pointee.state, stream.pointee.src_size >= 0, stream.pointee.dst_size >= 0 else {
        return COMPRESSION_STATUS_ERROR
    }
    let zlib = state.assumingMemoryBound(to: Zlib.self)
    if zlib.pointee.hasEnded { return COMPRESSION_STATUS_END }
    let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
    while true {
        // zlib counts in 32 bits.
        let source = min(stream.pointee.src_size, Int(Int32.max))
        let room = min(stream.pointee.dst_size, Int(Int32.max))
        zlib.pointee.stream.next_in = UnsafeMutablePointer(mutating: stream.pointee.src_ptr)
        zlib.pointee.stream.avail_in = UInt32(source)
        zlib.pointee.stream.next_out = stream.pointee.dst_ptr
        zlib.pointee.stream.avail_out = UInt32(room)
        let finishes = isLast && source == stream.pointee.src_size
        let result =
            zlib.pointee.encodes
            ? deflate(&zlib.pointee.stream, finishes ? Z_FINISH : Z_NO_FLUSH)
            : inflate(&zlib.pointee.stream, Z_NO_FLUSH)
        let (read, written) = (source - Int(zlib.pointee.stream.avail_in), room - Int(zlib.pointee.stream.avail_out))
        stream.pointee.src_ptr += read
        stream.pointee.src_size -= read
        stream.pointee.dst_ptr += written
        stream.pointee.dst_size -= written
        switch result {
        case Z_STREAM_END:
            zlib.pointee.hasEnded = true
            return COMPRESSION_STATUS_END
        case Z_OK, Z_BUF_ERROR:
            // Truncated data never ends.
            if !zlib.pointee.encodes, isLast, stream.pointee.src_size == 0, written == 0, stream.pointee.dst_size > 0 {
                return COMPRESSION_STATUS_ERROR
            }
            if read == 0 && written == 0 || stream.pointee.dst_size == 0 { return COMPRESSION_STATUS_OK }
            if stream.pointee.src_size == 0, !isLast { return COMPRESSION_STATUS_OK }
        default: return COMPRESSION_STATUS_ERROR
        }
    }
}

/// Frees a stream's memory.
/// [Apple's reference](https://developer.apple.com/documentation/compression/compression_stream_destroy(_:))
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    let zlib = state.assumingMemoryBound(to: Zlib.self)
    if zlib.pointee.encodes { deflateEnd(&zlib.pointee.stream) } else { inflateEnd(&zlib.pointee.stream) }
    zlib.deallocate()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}
