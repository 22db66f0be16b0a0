package import CoreGraphics
import Foundation
import Raster
import Synchronization

/// Bytes that hold one or more pictures, and the way to read them: a file or memory, PNG or JPEG.
///
/// Making one reads no further than the header. It never changes after that, so threads may share it.
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagesource)
public final class CGImageSource: Sendable {
    /// The file behind the source, or why there is none.
    let decoder: Result<any ImageDecoder, ImageError>
    private let byteCount: Int
    /// What went wrong with the pictures decoded so far, by their index.
    private let failures = Mutex<[Int: ImageError]>([:])

    /// Bytes that need not be a picture: a source over nonsense has a count of 0 and says why in `error`.
    package init(_ data: Data, limits: ImageLimits = ImageLimits()) {
        byteCount = data.count
        do throws(ImageError) {
            decoder = .success(try ImageFormats.open(data, limits: limits))
        } catch {
            decoder = .failure(error)
        }
    }

    /// Why nothing can be read, or why the last decoding of a picture failed; nil while nothing wrong has been found.
    package var error: ImageError? {
        if case .failure(let error) = decoder { return error }
        return failures.withLock { $0.min { $0.key < $1.key }?.value }
    }

    /// The pictures, described. None if the bytes cannot be read.
    var images: [ImageDescription] { (try? decoder.get())?.images ?? [] }

    /// Decodes a picture, whole or not at all.
    package func image(at index: Int) throws(ImageError) -> CGImage {
        let decoder = try decoder.get()
        guard decoder.images.indices.contains(index) else { throw .noImage(index: index) }
        do throws(ImageError) {
            let image = CGImage(bitmap: try decoder.bitmap(at: index))
            failures.withLock { $0[index] = nil }
            return image
        } catch {
            failures.withLock { $0[index] = error }
            throw error
        }
    }

    func status(at index: Int) -> CGImageSourceStatus {
        if case .failure(let error) = decoder { return CGImageSourceStatus(error) }
        guard images.indices.contains(index) else { return CGImageSourceStatus(.noImage(index: index)) }
        return CGImageSourceStatus(failures.withLock { $0[index] })
    }

    var properties: CFDictionary { [kCGImagePropertyFileSize: NSNumber(value: byteCount)] }
}
