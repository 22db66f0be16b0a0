public import CoreGraphics
public import Foundation

/// Creates a source that reads from memory.
///
/// Bytes that are not an image also yield a source, as on Apple's platforms: its count is 0, its type is nil, and
/// `CGImageSourceGetStatus` gives the reason.
/// - Parameter options: `kKasaneImageSourcePixelLimit`, or nil.
/// - Parameter data: the bytes of a file.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data, options: SourceOptions(options))
}

/// Creates a source from a copy of the data's current bytes.
/// - Parameter options: `kKasaneImageSourcePixelLimit`, or nil.
/// - Parameter data: the bytes, which are copied.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithData(Data(copying: data), options)
}

/// Creates a source that reads a data provider's bytes, as `CGImageSourceCreateWithData` does.
/// - Parameter options: `kKasaneImageSourcePixelLimit`, or nil.
/// - Parameter provider: the provider of the bytes.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// Creates a source that reads a file.
///
/// Nil if the URL is not that of a regular file, or the file can't be read or exceeds 1 GiB.
/// - Parameter options: `kKasaneImageSourcePixelLimit`, or nil.
/// - Parameter url: the URL of a file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    let options = SourceOptions(options)
    guard let data = try? Data(pictureFile: url, limits: options.limits) else { return nil }
    return CGImageSource(data, options: options)
}

/// Creates a source that reads the file at a Foundation URL object.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithURL(url as URL, options)
}

/// Creates a source without bytes, for incremental loading with `CGImageSourceUpdateData`.
///
/// A partly loaded PNG or JPEG decodes to an image of the full size, transparent where data is missing; animations and
/// TIFFs decode to their complete images.
/// - Parameter options: as for `CGImageSourceCreateWithData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(incremental: SourceOptions(options, isIncremental: true))
}

/// Updates an incremental source with the bytes loaded so far.
/// - Parameters:
///   - isrc: a source from `CGImageSourceCreateIncremental`. Any other, and one that has received its final bytes, is
///     unchanged, which is reported.
///   - data: all bytes from the first, not only the new ones.
///   - final: whether no more bytes will follow.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}

/// Updates an incremental source with a copy of the data's current bytes.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: NSData, _ final: Bool) {
    CGImageSourceUpdateData(isrc, Data(copying: data), final)
}

/// Updates an incremental source as `CGImageSourceUpdateData` does.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    if let data = provider.data { isrc.update(data, isFinal: final) }
}

extension Data {
    /// Reads a regular file: a device or a pipe may be endless.
    init(pictureFile url: URL, limits: ImageLimits) throws(ImageError) {
        guard url.isFileURL else { throw .file("\(url.absoluteString) is not a file") }
        let path = url.path
        do {
            let values = try url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
            guard values.isRegularFile == true else { throw ImageError.file("\(path) is not a plain file") }
            guard let size = values.fileSize, size <= limits.fileSize else {
                throw ImageError.file("\(path) has more than \(limits.fileSize) bytes")
            }
            self = try Data(contentsOf: url)
        } catch let error as ImageError {
            throw error
        } catch {
            throw .file("\(path) cannot be read: \(error.localizedDescription)")
        }
    }
}

/// Restricts the file types that all sources of the program can read, once and before any source is created. Returns 0,
/// or -50 for a list without a type that can be read, or when types have been restricted before.
/// - Parameter allowableTypes: an array of uniform type identifiers, of `CGImageSourceCopyTypeIdentifiers`.
@discardableResult
public func CGImageSourceSetAllowableTypes(_ allowableTypes: CFArray) -> OSStatus {
    let known = Set(ImageFormats.decoders.map { $0.typeIdentifier })
    let types = Set(allowableTypes.compactMap { $0 as? String }).intersection(known)
    return ImageFormats.allowedTypes.withLock { allowed in
        guard allowed == nil, !types.isEmpty else { return -50 }
        allowed = types
        return 0
    }
}
