public import Foundation

/// Copies bytes from the current position and advances it; the arguments are the provider's `info`, a buffer and its
/// size. Returns the number of bytes copied, 0 at the end.
public typealias CGDataProviderGetBytesCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
/// Skips bytes, and returns the number of bytes skipped.
public typealias CGDataProviderSkipForwardCallback = @convention(c) (UnsafeMutableRawPointer?, off_t) -> off_t
/// Rewinds to the first byte.
public typealias CGDataProviderRewindCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void
/// Releases the `info` of a provider.
public typealias CGDataProviderReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void
/// Returns the address of all bytes; nil if they have none.
public typealias CGDataProviderGetBytePointerCallback = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
/// Releases that address.
public typealias CGDataProviderReleaseBytePointerCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
/// Copies bytes from a position; the arguments are the `info`, a buffer, the position and the number of bytes. Returns
/// the number of bytes copied.
public typealias CGDataProviderGetBytesAtPositionCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int) -> Int

/// The callbacks of a sequential provider.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgdataprovidersequentialcallbacks)
public struct CGDataProviderSequentialCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Copies the next bytes.
    public var getBytes: CGDataProviderGetBytesCallback?
    /// Skips bytes. Providers here read all of them, so it is not called.
    public var skipForward: CGDataProviderSkipForwardCallback?
    /// Rewinds to the first byte; called before the bytes are read.
    public var rewind: CGDataProviderRewindCallback?
    /// Called when the bytes have been read.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Creates callbacks.
    public init(
        version: UInt32, getBytes: CGDataProviderGetBytesCallback?, skipForward: CGDataProviderSkipForwardCallback?,
        rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        self.getBytes = getBytes
        self.skipForward = skipForward
        self.rewind = rewind
        self.releaseInfo = releaseInfo
    }
}

/// The callbacks of a direct-access provider.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgdataproviderdirectcallbacks)
public struct CGDataProviderDirectCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Returns the address of all bytes; nil to have them copied.
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    /// Releases that address.
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    /// Copies bytes from a position.
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    /// Called when the bytes have been read.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Creates callbacks.
    public init(
        version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?,
        releaseBytePointer: CGDataProviderReleaseBytePointerCallback?,
        getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        self.getBytePointer = getBytePointer
        self.releaseBytePointer = releaseBytePointer
        self.getBytesAtPosition = getBytesAtPosition
        self.releaseInfo = releaseInfo
    }
}

extension CGDataProvider {
    /// Creates a provider by reading bytes from sequential callbacks, immediately and until the end; returns nil
    /// without `getBytes`, and for more than 1 GiB.
    public convenience init?(
        sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>
    ) {
        let callbacks = callbacks.pointee
        defer { callbacks.releaseInfo?(info) }
        guard let getBytes = callbacks.getBytes else { return nil }
        callbacks.rewind?(info)
        var data = Data()
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while data.count <= mostBytes {
            let count = block.withUnsafeMutableBytes { memory in
                memory.baseAddress.map { min(getBytes(info, $0, memory.count), memory.count) } ?? 0
            }
            guard count > 0 else {
                self.init(bytes: data, info: info)
                return
            }
            data.append(contentsOf: block[..<count])
        }
        return nil
    }

    /// Creates a provider by reading `size` bytes through callbacks, immediately; returns nil if they provide fewer, or
    /// `size` is negative or more than 1 GiB.
    public convenience init?(
        directInfo info: UnsafeMutableRawPointer?, size: off_t,
        callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
    ) {
        let callbacks = callbacks.pointee
        defer { callbacks.releaseInfo?(info) }
        guard (0...mostBytes).contains(Int(size)) else { return nil }
        if let pointer = callbacks.getBytePointer?(info) {
            self.init(bytes: Data(bytes: pointer, count: Int(size)), info: info)
            callbacks.releaseBytePointer?(info, pointer)
            return
        }
        guard let read = callbacks.getBytesAtPosition else { return nil }
        var data = Data(count: Int(size))
        let count = data.withUnsafeMutableBytes { memory in
            memory.baseAddress.map { read(info, $0, 0, memory.count) } ?? 0
        }
        guard count == Int(size) else { return nil }
        self.init(bytes: data, info: info)
    }
}

/// The same as the maximum size of an image file.
private let mostBytes = 1 << 30

/// Writes bytes; the arguments are the consumer's `info`, the bytes and their number. Returns the number of bytes
/// written.
public typealias CGDataConsumerPutBytesCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
/// Releases the `info` of a consumer.
public typealias CGDataConsumerReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a data consumer.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgdataconsumercallbacks)
public struct CGDataConsumerCallbacks {
    /// Writes bytes.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Called when the consumer is deallocated.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// Creates callbacks.
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        self.putBytes = putBytes
        self.releaseConsumer = releaseConsumer
    }
}
