public import CoreGraphics
import Foundation
import Raster
import Synchronization

/// A source of one or more images in a file, in memory, or in bytes that arrive incrementally.
///
/// Reads PNG and animated PNG, JPEG, GIF, WebP, TIFF and BMP, HEIC, AVIF, JPEG XL and JPEG 2000, Photoshop's flattened
/// images, icons, TGA, Radiance, OpenEXR and camera raw files. Creating a source decodes no pixels. Thread-safe.
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagesource)
public final class CGImageSource: _CFObject, Sendable {
    /// The options that the source was created with.
    let options: SourceOptions
    private let state: Mutex<State>

    private struct State {
        /// The bytes so far; nil until the first have arrived.
        var data: Data?
        /// Whether no more bytes will follow.
        var isFinal: Bool
        /// The decoder of the file, or the reason if there is none; nil until first requested.
        var decoder: Result<any ImageDecoder, ImageError>?
        /// The errors of images decoded so far, by index.
        var failures: [Int: ImageError] = [:]
        /// The images that have been decoded completely.
        var whole: Set<Int> = []
    }

    /// Creates a source from bytes that need not be an image: for invalid data it has a count of 0 and the reason in
    /// `error`.
    init(_ data: Data, options: SourceOptions) {
        self.options = options
        state = Mutex(State(data: data, isFinal: true))
    }

    /// Creates a source whose bytes arrive later.
    init(incremental options: SourceOptions) {
        self.options = options
        state = Mutex(State(data: nil, isFinal: false))
    }

    /// Creates a source from bytes that need not be an image.
    package convenience init(_ data: Data, limits: ImageLimits = ImageLimits()) {
        self.init(data, options: SourceOptions(limits: limits))
    }

    /// Replaces the bytes by all bytes that have arrived so far.
    func update(_ data: Data, isFinal: Bool) {
        state.withLock { state in
            guard !state.isFinal else { return reportOnce("CGImageSource: an update after the last one has no effect") }
            state = State(data: data, isFinal: isFinal)
        }
    }

    // MARK: Contents

    /// The decoder of the file, or the reason if there is none.
    var decoder: Result<any ImageDecoder, ImageError> {
        state.withLock { state in
            if let decoder = state.decoder { return decoder }
            let opened: Result<any ImageDecoder, ImageError>
            do throws(ImageError) {
                opened = .success(try ImageFormats.open(state.data ?? Data(), limits: options.limits))
            } catch {
                opened = .failure(error)
            }
            state.decoder = opened
            return opened
        }
    }

    /// The reason why nothing can be read, or why the last decoding of an image failed; nil if no error has been found.
    package var error: ImageError? {
        if case .failure(let error) = decoder { return error }
        return state.withLock { $0.failures.min { $0.key < $1.key }?.value }
    }

    /// The number of images; 0 if the bytes can't be read.
    package var count: Int { (try? decoder.get())?.count ?? 0 }

    /// The image that represents the file.
    var primaryIndex: Int { (try? decoder.get())?.primaryIndex ?? 0 }

    /// Returns the file's description of an image; nil if there is none.
    func description(at index: Int) -> ImageDescription? {
        guard let decoder = try? decoder.get(), (0..<decoder.count).contains(index) else { return nil }
        return decoder.description(at: index)
    }

    // MARK: Decoding

    /// Decodes an image. A truncated image is an error, unless the source is incremental.
    package func image(at index: Int) throws(ImageError) -> CGImage {
        CGImage(try decode(index, reduction: 1))
    }

    /// Decodes an image. It may be downscaled by the reduction, 1, 2, 4 or 8, if that is faster.
    func picture(at index: Int, reduction: Int) throws(ImageError) -> Bitmap {
        try decode(index, reduction: reduction).bitmap
    }

    private func decode(_ index: Int, reduction: Int) throws(ImageError) -> DecodedImage {
        let decoder = try decoder.get()
        guard (0..<decoder.count).contains(index) else { throw .noImage(index: index) }
        let request = DecodingRequest(acceptsPart: options.isIncremental, reduction: reduction)
        do throws(ImageError) {
            var picture = try decoder.decode(index, request)
            picture.typeIdentifier = type(of: decoder).typeIdentifier
            note(picture.isWhole ? nil : .truncated("the data is incomplete"), at: index)
            if !options.shouldCache { decoder.forget() }
            return picture
        } catch {
            note(error, at: index)
            throw error
        }
    }

    /// Returns an auxiliary image of an image; nil if there is none of this kind, or it is damaged.
    func auxiliaryImage(_ kind: AuxiliaryImage.Kind, at index: Int) -> AuxiliaryImage? {
        guard let decoder = try? decoder.get(), (0..<decoder.count).contains(index) else { return nil }
        return (try? decoder.auxiliaryImage(kind, at: index)) ?? nil
    }

    /// Returns all bytes, if they are a complete file of a type.
    func completeFile(of type: String) throws(ImageError) -> Data {
        let decoder = try decoder.get()
        guard Swift.type(of: decoder).typeIdentifier == type else {
            throw .unsupported("the source is of type \(Swift.type(of: decoder).typeIdentifier)")
        }
        let (data, isFinal) = state.withLock { ($0.data, $0.isFinal) }
        guard let data, isFinal, decoder.isWhole else { throw .truncated("the source is incomplete") }
        return data
    }

    /// Releases caches that speed up decoding of the next image.
    func forget() { (try? decoder.get())?.forget() }

    private func note(_ failure: ImageError?, at index: Int) {
        state.withLock { state in
            state.failures[index] = failure
            if failure == nil { state.whole.insert(index) }
        }
    }

    // MARK: Status

    /// The status of the source as a whole.
    var status: CGImageSourceStatus {
        let (isFinal, byteCount) = state.withLock { ($0.isFinal, $0.data?.count ?? 0) }
        switch decoder {
        case .failure(let error):
            return isFinal ? CGImageSourceStatus(error) : CGImageSourceStatus(whileComing: error, byteCount: byteCount)
        case .success(let decoder):
            if let error, isFinal || !error.isTruncation { return CGImageSourceStatus(error) }
            if decoder.isWhole {
                return isFinal ? .statusComplete : .statusIncomplete
            }
            return isFinal ? .statusUnexpectedEOF : .statusIncomplete
        }
    }

    /// Returns the status of an image.
    func status(at index: Int) -> CGImageSourceStatus {
        guard let decoder = try? decoder.get() else { return status }
        guard (0..<decoder.count).contains(index) else { return CGImageSourceStatus(.noImage(index: index)) }
        let (isFinal, failure, isDecoded) = state.withLock {
            ($0.isFinal, $0.failures[index], $0.whole.contains(index))
        }
        if let failure, !failure.isTruncation { return CGImageSourceStatus(failure) }
        // Pixels can be complete although data after them is damaged.
        if failure == nil, isDecoded || decoder.description(at: index).isWhole { return .statusComplete }
        return isFinal ? .statusUnexpectedEOF : .statusIncomplete
    }

    // MARK: Properties

    /// The properties of the source as a whole.
    var properties: CFDictionary {
        var result: CFDictionary = [:]
        if let decoder = try? decoder.get() {
            result = decoder.metadata.properties
            result[kCGImagePropertyImageCount] = NSNumber(value: decoder.count)
            result[kCGImagePropertyFileContentsDictionary] = contents(of: decoder)
            result[kCGImagePropertyPrimaryImage] = NSNumber(value: decoder.primaryIndex)
            let pairs = decoder.stereoPairs
            if !pairs.isEmpty {
                result[kCGImagePropertyGroups] = pairs.enumerated().map { index, pair in
                    [
                        kCGImagePropertyGroupIndex: NSNumber(value: index),
                        kCGImagePropertyGroupType: kCGImagePropertyGroupTypeStereoPair,
                        kCGImagePropertyGroupImageIndexLeft: NSNumber(value: pair.left),
                        kCGImagePropertyGroupImageIndexRight: NSNumber(value: pair.right),
                    ] as CFDictionary
                }
            }
        }
        result[kCGImagePropertyFileSize] = NSNumber(value: state.withLock { $0.data?.count ?? 0 })
        return result
    }
}

extension CGImageSource {
    /// Returns a dictionary for each image, up to a limit.
    fileprivate func contents(of decoder: any ImageDecoder) -> CFDictionary {
        let images = (0..<min(decoder.count, 1024)).map { index in
            let description = decoder.description(at: index)
            var image: CFDictionary = [
                kCGImagePropertyImageIndex: NSNumber(value: index),
                kCGImagePropertyWidth: NSNumber(value: description.width),
                kCGImagePropertyHeight: NSNumber(value: description.height),
            ]
            image[kCGImagePropertyNamedColorSpace] = description.namedSpace
            let kinds = decoder.auxiliaryKinds(at: index)
            if !kinds.isEmpty {
                image[kCGImagePropertyAuxiliaryData] = kinds.map {
                    [kCGImagePropertyAuxiliaryDataType: $0.rawValue] as CFDictionary
                }
            }
            if let size = thumbnailSize(of: decoder, index) {
                image[kCGImagePropertyThumbnailImages] = [
                    [
                        kCGImagePropertyWidth: NSNumber(value: size.width),
                        kCGImagePropertyHeight: NSNumber(value: size.height),
                    ] as CFDictionary
                ]
            }
            return image
        }
        return [kCGImagePropertyImageCount: NSNumber(value: decoder.count), kCGImagePropertyImages: images]
    }

    private func thumbnailSize(of decoder: any ImageDecoder, _ index: Int) -> (width: Int, height: Int)? {
        guard let data = decoder.thumbnail(at: index),
            let small = try? ImageFormats.open(data, limits: options.limits)
        else { return nil }
        let description = small.description(at: 0)
        return (description.width, description.height)
    }
}
