public import CoreGraphics
import Foundation

/// Makes a source that reads from memory.
///
/// Bytes that are not an image still make a source, as on Apple's platforms: its count is 0, its type nil, and
/// `CGImageSourceGetStatus` says why.
/// - Parameter options: `kKasaneImageSourcePixelLimit`, or nil.
/// - Parameter data: the bytes of a file.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data, options: SourceOptions(options))
}

/// Makes a source that reads from a data provider's bytes, as `CGImageSourceCreateWithData` does.
/// - Parameter options: `kKasaneImageSourcePixelLimit`, or nil.
/// - Parameter provider: what has the bytes.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// Makes a source that reads a file.
///
/// Nil if the URL is not that of a plain file, or the file cannot be read or has more than 1 GiB.
/// - Parameter options: `kKasaneImageSourcePixelLimit`, or nil.
/// - Parameter url: the URL of a file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    let options = SourceOptions(options)
    guard let data = try? Data(pictureFile: url, limits: options.limits) else { return nil }
    return CGImageSource(data, options: options)
}

/// Makes a source without bytes, for a picture that is still coming. `CGImageSourceUpdateData` brings them.
///
/// Of a PNG or a JPEG that has come in part, that part can be had as a picture of the full size, transparent where it has
/// not come; of animations and TIFFs, the pictures that have come whole.
/// - Parameter options: as for `CGImageSourceCreateWithData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(incremental: SourceOptions(options, isIncremental: true))
}

/// Brings the bytes that have come.
/// - Parameters:
///   - isrc: a source from `CGImageSourceCreateIncremental`. Any other, and one that has been told that its bytes are all
///     there, stays as it is, which is reported.
///   - data: all bytes from the first, not only the new ones.
///   - final: whether these are all bytes there will be.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}

/// Brings the bytes that have come, as `CGImageSourceUpdateData` does.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    if let data = provider.data { isrc.update(data, isFinal: final) }
}

extension Data {
    /// The bytes of a plain file: a device or a pipe could go on forever.
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
