/// A compression algorithm. Kasane supports `COMPRESSION_ZLIB`, DEFLATE without a header (RFC 1951), by means of zlib.
/// [Apple's reference](https://developer.apple.com/documentation/compression/compression_algorithm)
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates an algorithm from its number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// DEFLATE, as in ZIP archives.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZ4 with Apple's frames. Not supported: initializing a stream with it fails.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// LZ4 without frames. Not supported: initializing a stream with it fails.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// LZMA. Not supported: initializing a stream with it fails.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Apple's own algorithm. Not supported: initializing a stream with it fails.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Brotli. Not supported: initializing a stream with it fails.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// Whether a stream compresses or decompresses.
/// [Apple's reference](https://developer.apple.com/documentation/compression/compression_stream_operation)
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Compressing.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(rawValue: 0)
/// Decompressing.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(rawValue: 1)

/// Flags for processing a stream.
/// [Apple's reference](https://developer.apple.com/documentation/compression/compression_stream_flags)
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The source contains the end of the data.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(rawValue: 1)

/// The result of a function.
/// [Apple's reference](https://developer.apple.com/documentation/compression/compression_status)
public struct compression_status: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The source is exhausted, or the destination is full.
public let COMPRESSION_STATUS_OK = compression_status(rawValue: 0)
/// The data is damaged, or an argument is invalid.
public let COMPRESSION_STATUS_ERROR = compression_status(rawValue: -1)
/// The output is complete.
public let COMPRESSION_STATUS_END = compression_status(rawValue: 1)
