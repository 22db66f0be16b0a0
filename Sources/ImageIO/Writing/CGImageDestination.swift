public import CoreGraphics
import Foundation
import Raster

/// A destination for images: they are added, then written when it is finalized. Writes PNG and animated PNG, JPEG, GIF,
/// WebP, TIFF, BMP, HEIC, AVIF, JPEG XL, JPEG 2000, icons, TGA and OpenEXR, in the image's space if the format supports
/// it.
///
/// Not thread-safe.
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagedestination)
public final class CGImageDestination: _CFObject {
    /// The destination of the bytes.
    enum Sink {
        case file(URL)
        case memory(CFMutableData)
        case consumer(CGDataConsumer)
    }

    let encoder: any ImageEncoder.Type
    private let sink: Sink
    /// The announced number of images.
    private let count: Int
    private var images: [EncodableImage] = []
    private var properties = ImageProperties()
    private var state = State.open

    private enum State { case open, overfull, finalized }

    init?(sink: Sink, type: CFString, count: Int) {
        guard let encoder = ImageFormats.encoder(for: type), (1...encoder.maxImageCount).contains(count) else {
            return nil
        }
        self.encoder = encoder
        self.sink = sink
        self.count = count
    }

    func add(_ image: CGImage, properties: CFDictionary?, metadata: CGImageMetadata? = nil) {
        guard state == .open else { return }
        guard images.count < count else {
            state = .overfull
            reportOnce("CGImageDestination: one more image than the declared \(count); the file will not be written")
            return
        }
        let all = metadata.map { ImageProperties(properties, $0) } ?? ImageProperties(properties)
        images.append(EncodableImage(image: image, properties: all))
    }

    /// Adds an auxiliary image to the image that was added last.
    func add(_ auxiliary: AuxiliaryImage) {
        guard state == .open, !images.isEmpty else {
            return reportOnce("CGImageDestination: auxiliary data requires an image, but none has been added")
        }
        guard encoder.holdsAuxiliaryImages else {
            return reportOnce("CGImageDestination: \(encoder.typeIdentifier) is written without auxiliary data")
        }
        images[images.count - 1].auxiliary.removeAll { $0.kind == auxiliary.kind }
        images[images.count - 1].auxiliary.append(auxiliary)
    }

    func setProperties(_ dictionary: CFDictionary?) { properties = ImageProperties(dictionary) }

    /// Writes the file, once. On failure an existing file is unchanged.
    func finalize() throws(ImageError) {
        guard state == .open, images.count == count else {
            throw .file("\(count) images were declared, but \(images.count) added")
        }
        state = .finalized
        var images: [EncodableImage] = []
        for image in self.images { images.append(try image.fitted(by: properties)) }
        self.images = []
        try write(try encoder.encode(images, properties: properties))
    }

    /// Writes bytes instead of images, once.
    func finalize(with bytes: Data) throws(ImageError) {
        guard state == .open, images.isEmpty else { throw .file("images have been added") }
        state = .finalized
        try write(bytes)
    }

    private func write(_ data: Data) throws(ImageError) {
        do {
            switch sink {
            case .memory(let memory): memory.append(data)
            case .file(let url): try data.write(to: url, options: .atomic)
            case .consumer(let consumer):
                do {
                    try data.withUnsafeBytes { try consumer.write($0) }
                    try consumer.commit()
                } catch {
                    consumer.discard()
                    throw error
                }
            }
        } catch {
            throw .file("the file cannot be written: \(error.localizedDescription)")
        }
    }
}

extension EncodableImage {
    /// Returns the image downscaled to the limit in its properties, or the file's.
    fileprivate func fitted(by others: ImageProperties) throws(ImageError) -> EncodableImage {
        guard let side = properties.filled(from: others).maxSide, max(image.width, image.height) > side else {
            return self
        }
        var result = self
        result.image = CGImage(bitmap: try image.bitmap.fitted(in: side))
        return result
    }
}
