public import CoreGraphics

/// Returns the uniform type identifier, one of `CGImageSourceCopyTypeIdentifiers`; nil if the bytes are of another
/// type or their header is damaged.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    (try? isrc.decoder.get()).map { type(of: $0).typeIdentifier }
}

/// Returns the number of images; 0 if the bytes can't be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns the index of the primary image.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { isrc.primaryIndex }

/// Decodes an image as 8-bit sRGB; nil if there is none at `index`, or it is damaged, truncated or too large.
///
/// The frames of an animation are composed: each is the whole canvas as displayed. The orientation is not applied. A
/// truncated image is nil, unless the source was created by `CGImageSourceCreateIncremental`.
/// - Parameter options: `kCGImageSourceSubsampleFactor`, `kCGImageSourceDecodeRequest`, or nil.
/// - Parameter isrc: the source.
/// - Parameter index: the image's index, from 0.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    if let factor = options?.positiveInteger(kCGImageSourceSubsampleFactor), isrc.canBeSubsampled(by: factor) {
        return (try? isrc.picture(at: index, subsampledBy: factor)).map { CGImage(bitmap: $0) }
    }
    switch options?[kCGImageSourceDecodeRequest] as? String {
    case kCGImageSourceDecodeToHDR: return try? isrc.brightImage(at: index)
    case kCGImageSourceDecodeToSDR: return (try? isrc.image(at: index)).map(\.inStandardRange)
    default: return try? isrc.image(at: index)
    }
}

/// Returns an auxiliary image of an image in its file: the values, their layout, and metadata, by the keys
/// `kCGImageAuxiliaryDataInfoData`, `kCGImageAuxiliaryDataInfoDataDescription` and `kCGImageAuxiliaryDataInfoMetadata`.
/// Nil if there is none of that type, or it is damaged.
/// - Parameters:
///   - isrc: the source: of a JPEG with further images, or HEIC.
///   - index: the image's index, from 0.
///   - auxiliaryImageDataType: the type of the values, `kCGImageAuxiliaryDataTypeDepth` or another one.
public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString
) -> CFDictionary? {
    AuxiliaryImage.Kind(rawValue: auxiliaryImageDataType)
        .flatMap { isrc.auxiliaryImage($0, at: index) }.map(\.dictionary)
}

/// Returns the properties of an image, by the `kCGImageProperty` keys; nil if there is none at `index`.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    isrc.description(at: index)?.properties
}

/// Returns the properties of the source as a whole: `kCGImagePropertyFileSize`, `kCGImagePropertyImageCount`, and an
/// animation's timing in the dictionary of its format.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.properties
}

/// Returns whether the bytes can be read, and whether they are complete.
///
/// An incremental source is `statusReadingHeader` until its format and size are known, then `statusIncomplete` until
/// the final update. Damage to the pixels is detected only when an image is decoded.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns whether one of the images can be read, which is certain only once it has been decoded. An index without an
/// image returns `statusInvalidData`.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.status(at: index)
}

/// Returns the uniform type identifiers of the readable formats.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormats.decoders.map { $0.typeIdentifier } }

/// Drops caches that speed up decoding of the next image. Returned images stay valid.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) { isrc.forget() }
