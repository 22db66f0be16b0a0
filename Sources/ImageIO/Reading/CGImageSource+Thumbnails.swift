public import CoreGraphics
import Raster

/// Creates a thumbnail; returns nil if there is no image at `index`, it can't be decoded, or the options don't request
/// one.
///
/// The thumbnail embedded in the Exif of a JPEG, PNG, TIFF or WebP is used unless
/// `kCGImageSourceCreateThumbnailFromImageAlways` is true. Otherwise one is created from the image if that key or
/// `kCGImageSourceCreateThumbnailFromImageIfAbsent` is true: each pixel is the mean of the area that it covers. It is
/// never larger than the image.
/// - Parameter options: those two keys, `kCGImageSourceThumbnailMaxPixelSize`, and
///   `kCGImageSourceCreateThumbnailWithTransform`.
/// - Parameter isrc: the source.
/// - Parameter index: the image's index, from 0.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    (try? isrc.thumbnail(at: index, ThumbnailOptions(options))).flatMap { $0 }.map { CGImage(bitmap: $0) }
}

/// The thumbnail options, converted once from the caller's dictionary.
struct ThumbnailOptions: Hashable, Sendable {
    var createsIfAbsent = false
    var createsAlways = false
    var maxSide = Int.max
    var appliesOrientation = false

    init(_ dictionary: CFDictionary?) {
        guard let dictionary else { return }
        createsIfAbsent = dictionary.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent) ?? false
        createsAlways = dictionary.flag(kCGImageSourceCreateThumbnailFromImageAlways) ?? false
        maxSide = dictionary.positiveInteger(kCGImageSourceThumbnailMaxPixelSize) ?? .max
        appliesOrientation = dictionary.flag(kCGImageSourceCreateThumbnailWithTransform) ?? false
    }
}

extension CGImageSource {
    func thumbnail(at index: Int, _ options: ThumbnailOptions) throws(ImageError) -> Bitmap? {
        guard let description = description(at: index) else { throw .noImage(index: index) }
        let small: Bitmap
        if let stored = storedThumbnail(at: index, options) {
            small = try stored.fitted(in: options.maxSide)
        } else if options.createsAlways || options.createsIfAbsent {
            small = try makeThumbnail(description, index, options)
        } else {
            return nil
        }
        guard options.appliesOrientation, let orientation = description.orientation else { return small }
        return try small.upright(orientation)
    }

    /// Returns whether Apple supports the factor, for this format.
    func canBeSubsampled(by factor: Int) -> Bool {
        guard [2, 4, 8].contains(factor), let decoder = try? decoder.get() else { return false }
        return decoder is JPEGDecoder || decoder is PNGDecoder || decoder is TIFFDecoder || decoder is HEIFDecoder
    }

    /// Decodes an image downscaled by a factor, with its sides rounded up.
    func picture(at index: Int, subsampledBy factor: Int) throws(ImageError) -> Bitmap {
        guard let description = description(at: index) else { throw .noImage(index: index) }
        return try picture(at: index, reduction: factor).downscaled(
            width: (description.width + factor - 1) / factor, height: (description.height + factor - 1) / factor)
    }

    /// Returns the stored thumbnail; a damaged one is treated as missing.
    private func storedThumbnail(at index: Int, _ options: ThumbnailOptions) -> Bitmap? {
        guard !options.createsAlways, let decoder = try? decoder.get() else { return nil }
        if let image = decoder.thumbnailImage(at: index) { return image.bitmap }
        guard let data = decoder.thumbnail(at: index) else { return nil }
        return (try? CGImage.decoding(data, limits: self.options.limits))?.bitmap
    }

    private func makeThumbnail(
        _ description: ImageDescription, _ index: Int, _ options: ThumbnailOptions
    ) throws(ImageError) -> Bitmap {
        let size = Bitmap.size(description.width, description.height, fittedIn: options.maxSide)
        // The reduced image is still at least as large as the requested size.
        let reduction = [8, 4, 2].first {
            description.width / $0 >= size.width && description.height / $0 >= size.height
        }
        return try picture(at: index, reduction: reduction ?? 1).downscaled(width: size.width, height: size.height)
    }
}
