public import Foundation

/// A source of bytes, in memory or in a file.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgdataprovider)
public final class CGDataProvider: Sendable {
    private let bytes: Data

    private init(bytes: Data) { self.bytes = bytes }

    /// The bytes of `data`.
    public convenience init?(data: CFData) { self.init(bytes: data) }

    /// The bytes of the regular file at `url`, read now; nil when it can't be read, or is not a file's address.
    public convenience init?(url: CFURL) {
        guard let bytes = CGDataProvider.contents(of: url) else { return nil }
        self.init(bytes: bytes)
    }

    /// The bytes of the regular file at a path, read now; nil when it can't be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// The `size` bytes at `data`, mostly without copying. `releaseData` is called with `info` when they are no longer
    /// needed.
    ///
    /// The memory must stay as it is until then. Nil, and `releaseData` is not called, when `size` is negative.
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
                }))
    }

    /// The provider's bytes.
    public var data: CFData? { bytes }

    private static func contents(of url: URL) -> Data? {
        // A device or a pipe may have no end.
        guard url.isFileURL,
            let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return nil }
        return try? Data(contentsOf: url)
    }
}

/// Called when a provider's memory may be freed: with the caller's info, the memory and its size in bytes.
public typealias CGDataProviderReleaseDataCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
