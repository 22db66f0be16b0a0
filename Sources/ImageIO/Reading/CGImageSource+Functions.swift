public import CoreGraphics

/// The uniform type identifier of the bytes, one of `CGImageSourceCopyTypeIdentifiers`; nil if they are none of these or
/// their header is damaged.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    (try? isrc.decoder.get()).map { type(of: $0).typeIdentifier }
}

/// The number of images; 0 if the bytes cannot be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// The index of the image to show where only one can be shown.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Decodes a picture as 8-bit sRGB; nil if there is none at `index`, or it is damaged, cut short or too large.
///
/// The frames of an animation are composed: each is the whole canvas as it is shown. A picture is not turned by its
/// orientation. It is whole or there is none, unless the source was made by `CGImageSourceCreateIncremental`.
/// - Parameter options: `kCGImageSourceSubsampleFactor`, or nil.
/// - Parameter isrc: the source.
/// - Parameter index: the picture's index, from 0.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    if let factor = options?.positiveInteger(kCGImageSourceSubsampleFactor), isrc.canBeSubsampled(by: factor) {
        return (try? isrc.picture(at: index, subsampledBy: factor)).map { CGImage(bitmap: $0) }
    }
    return try? isrc.image(at: index)
}

/// What the file says of one of its pictures, by the `kCGImageProperty` keys; nil if there is none at `index`.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    isrc.description(at: index)?.properties
}

/// The properties of the source as a whole: `kCGImagePropertyFileSize`, `kCGImagePropertyImageCount`, and what an
/// animation says of its times in the dictionary of its format.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.properties
}

/// Whether the bytes can be read, and whether they are all there.
///
/// Of a source that is fed bit by bit: `statusReadingHeader` until its format and size are known, then
/// `statusIncomplete` until it has been told that its bytes are all there. What only the pixels can tell, that they are
/// damaged, is known once an image has been decoded.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Whether one of the images can be read, known for sure once it has been decoded. An index with no image is
/// `statusInvalidData`.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.status(at: index)
}

/// The uniform type identifiers of what can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormats.decoders.map { $0.typeIdentifier } }

/// Drops caches that speed up decoding of the next image. Returned images stay valid.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) { isrc.forget() }
