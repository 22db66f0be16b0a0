/// Compresses a buffer, and returns the size of the result in bytes; 0 if it doesn't fit or the algorithm is not
/// supported.
/// [Apple's reference](https://developer.apple.com/documentation/compression/compression_encode_buffer(_:_:_:_:_:_:))
///
/// The scratch buffer is not used.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    run(COMPRESSION_STREAM_ENCODE, dst_buffer, dst_size, src_buffer, src_size, algorithm).flatMap {
        $0.isWhole ? $0.size : nil
    } ?? 0
}

/// Decompresses a buffer, and returns the size of the result in bytes, truncated to the destination; 0 if the data is
/// damaged or the algorithm is not supported.
/// [Apple's reference](https://developer.apple.com/documentation/compression/compression_decode_buffer(_:_:_:_:_:_:))
///
/// The scratch buffer is not used.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    run(COMPRESSION_STREAM_DECODE, dst_buffer, dst_size, src_buffer, src_size, algorithm)?.size ?? 0
}

/// Returns the size of the scratch buffer for compression: 0.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Returns the size of the scratch buffer for decompression: 0.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// The number of bytes written, and whether the result is complete; nil on failure.
private func run(
    _ operation: compression_stream_operation, _ destination: UnsafeMutablePointer<UInt8>, _ room: Int,
    _ source: UnsafePointer<UInt8>, _ size: Int, _ algorithm: compression_algorithm
) -> (size: Int, isWhole: Bool)? {
    var stream = compression_stream(dst_ptr: destination, dst_size: room, src_ptr: source, src_size: size, state: nil)
    guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else { return nil }
    defer { compression_stream_destroy(&stream) }
    let status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
    return status == COMPRESSION_STATUS_ERROR ? nil : (room - stream.dst_size, status == COMPRESSION_STATUS_END)
}
