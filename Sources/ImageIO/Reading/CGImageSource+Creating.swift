public import CoreGraphics
import Foundation

/// The greatest number of pixels a picture may have, among the options of `CGImageSourceCreateWithURL` and
/// `CGImageSourceCreateWithData`: a whole number from 1, 2^28 (16,384 x 16,384) by default.
///
/// A header that asks for more is refused before memory is taken. Kasane's own; Apple has no such key.
public let kKasaneImageSourcePixelLimit: CFString = "kKasaneImageSourcePixelLimit"

/// Whether Apple's source keeps the decoded picture. Taken and without effect: each call decodes, and the caller keeps
/// the picture.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether Apple's source decodes when the picture is made rather than when it is drawn. Taken and without effect:
/// pictures are always decoded when they are made.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// A guess at the type. Taken and without effect: the bytes say what they are.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// Makes a source that reads from memory.
///
/// Bytes that are no picture still make a source, as on Apple's systems: its count is 0, its type nil, and
/// `CGImageSourceGetStatus` says why.
/// - Parameter options: `kKasaneImageSourcePixelLimit`, or nil.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data, limits: ImageLimits(options))
}

/// Makes a source that reads from a data provider's bytes, as `CGImageSourceCreateWithData` does.
/// - Parameter options: `kKasaneImageSourcePixelLimit`, or nil.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// Makes a source that reads a file.
///
/// Nil if the URL is not that of a plain file, or the file cannot be read or has more than 1 GiB.
/// - Parameter options: `kKasaneImageSourcePixelLimit`, or nil.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    let limits = ImageLimits(options)
    guard let data = try? Data(pictureFile: url, limits: limits) else { return nil }
    return CGImageSource(data, limits: limits)
}

extension ImageLimits {
    init(_ options: CFDictionary?) {
        self.init()
        guard let asked = (options?[kKasaneImageSourcePixelLimit] as? NSNumber)?.intValue, asked > 0 else { return }
        pixels = asked
    }
}

extension Data {
    /// The bytes of a plain file: a device or a pipe could go on for ever.
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
