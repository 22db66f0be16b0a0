public import Foundation

/// A source of bytes, in memory or in a file.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgdataprovider)
public final class CGDataProvider: _CFObject, Sendable {
    private let bytes: Data
    /// The address of the callbacks' `info`, as a number.
    private let infoAddress: UInt

    init(bytes: Data, info: UnsafeMutableRawPointer? = nil) {
        self.bytes = bytes
        infoAddress = UInt(bitPattern: info)
    }

    /// The `info` that the provider was created with; nil if there was none.
    public var info: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: infoAddress) }

    /// Creates a provider of the bytes of `data`.
    public convenience init?(data: CFData) { self.init(bytes: data) }

    /// Creates a provider of a copy of an object's current bytes.
    public convenience init?(data: NSData) { self.init(bytes: Data(copying: data)) }

    /// Creates a provider by reading the regular file at `url` immediately; returns nil when it can't be read, or the
    /// URL is not a file's.
    public convenience init?(url: CFURL) {
        guard let bytes = CGDataProvider.contents(of: url) else { return nil }
        self.init(bytes: bytes)
    }

    /// Creates a provider by reading the regular file at a path immediately; returns nil when it can't be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// Creates a provider of the `size` bytes at `data`, mostly without copying. `releaseData` is called with `info`
    /// when they are no longer needed.
    ///
    /// The memory must not change until then. Nil, without calling `releaseData`, when `size` is negative.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: @escaping CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        let owner = UnsafeMutableRawPointer(mutating: data)
        self.init(
            bytes: Data(
                bytesNoCopy: owner, count: size,
                deallocator: .custom { pointer, count in
                    releaseData(info, UnsafeRawPointer(pointer), count)
                }), info: info)
    }

    /// Returns the provider's bytes.
    public var data: CFData? { bytes }

    private static func contents(of url: URL) -> Data? {
        // A device or a pipe may be endless.
        guard url.isFileURL,
            let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return nil }
        return try? Data(contentsOf: url)
    }
}

/// Releases a provider's memory; called with the provider's `info`, the memory and its size in bytes.
public typealias CGDataProviderReleaseDataCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
