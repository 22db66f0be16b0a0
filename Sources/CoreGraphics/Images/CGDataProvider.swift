public import Foundation

/// A source of bytes, in memory or in a file.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgdataprovider)
public final class CGDataProvider: _CFObject, Sendable {
    private let bytes: Data
    /// The address that callbacks were made with, as a number.
    private let infoAddress: UInt

    init(bytes: Data, info: UnsafeMutableRawPointer? = nil) {
        self.bytes = bytes
        infoAddress = UInt(bitPattern: info)
    }

    /// The `info` that the provider was made with; nil for one made without.
    public var info: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: infoAddress) }

    /// Makes a provider of the bytes of `data`.
    public convenience init?(data: CFData) { self.init(bytes: data) }

    /// Makes a provider of what an object's bytes are now.
    public convenience init?(data: NSData) { self.init(bytes: Data(copying: data)) }

    /// Reads the regular file at `url` now; nil when it can't be read, or the URL is not a file's.
    public convenience init?(url: CFURL) {
        guard let bytes = CGDataProvider.contents(of: url) else { return nil }
        self.init(bytes: bytes)
    }

    /// Reads the regular file at a path now; nil when it can't be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// Makes a provider of the `size` bytes at `data`, mostly without copying. `releaseData` is called with `info`
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
