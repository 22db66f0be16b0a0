/// How data is compressed. Kasane knows `COMPRESSION_ZLIB`, DEFLATE without a header (RFC 1951), as zlib writes and reads it.
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

/// What a call says about the source.
/// [Apple's reference](https://developer.apple.com/documentation/compression/compression_stream_flags)
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// No more follows after what the stream's source holds now.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(rawValue: 1)

/// How a call ended.
/// [Apple's reference](https://developer.apple.com/documentation/compression/compression_status)
public struct compression_status: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The source is used up, or the destination is full.
public let COMPRESSION_STATUS_OK = compression_status(rawValue: 0)
/// The data is damaged, or an argument is wrong.
public let COMPRESSION_STATUS_ERROR = compression_status(rawValue: -1)
/// All is written.
public let COMPRESSION_STATUS_END = compression_status(rawValue: 1)
