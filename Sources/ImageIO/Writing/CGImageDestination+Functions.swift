public import CoreGraphics
import Foundation

/// Creates a destination that writes a file; returns nil if the URL is not a file URL, or `type` is not one of
/// `CGImageDestinationCopyTypeIdentifiers` or doesn't support `count` images.
/// - Parameters:
///   - type: a uniform type identifier, such as `public.png`.
///   - count: the number of images to be added, from 1.
///   - options: ignored.
///   - url: the file's URL; an existing file is replaced.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard url.isFileURL else { return nil }
    return CGImageDestination(sink: .file(url), type: type, count: count)
}

/// Creates a destination that writes to the file at a Foundation URL object.
public func CGImageDestinationCreateWithURL(
    _ url: NSURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestinationCreateWithURL(url as URL, type, count, options) }

/// Creates a destination that appends to `data`; returns nil if `type` is not one of
/// `CGImageDestinationCopyTypeIdentifiers` or doesn't support `count` images.
/// - Parameters:
///   - type: a uniform type identifier, such as `public.png`.
///   - count: the number of images to be added, from 1.
///   - options: ignored.
///   - data: the data to which the bytes are appended.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(sink: .memory(data), type: type, count: count)
}

/// Creates a destination that writes to a consumer; returns nil as `CGImageDestinationCreateWithData` does.
public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(sink: .consumer(consumer), type: type, count: count)
}

/// Sets properties of the file, and defaults for the properties of its images.
///
/// For the file: an animation's loop count, in the dictionary of its format. For images: see
/// `CGImageDestinationAddImage`. A second call replaces the properties of the first.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.setProperties(properties)
}

/// Adds an image. Exceeding the announced count makes `CGImageDestinationFinalize` fail.
///
/// Unsupported keys and invalid values are ignored.
/// - Parameter properties: `kCGImageDestinationLossyCompressionQuality`, `kCGImageDestinationBackgroundColor`,
///   `kCGImageDestinationImageMaxPixelSize`, `kCGImageDestinationEmbedThumbnail`, `kCGImagePropertyOrientation`,
///   `kCGImagePropertyDPIWidth` with `kCGImagePropertyDPIHeight`; the duration of an image in an animation, in the
///   dictionary of its format; the Exif, GPS and TIFF dictionaries; `kCGImagePropertyJFIFIsProgressive`,
///   `kCGImagePropertyPNGInterlaceType` and the text of a PNG, `kCGImagePropertyTIFFCompression` (1, 5, 8 or 32,773)
///   in theirs.
/// - Parameter idst: the destination.
/// - Parameter image: the image.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    idst.add(image, properties: properties)
}

/// Adds an image of a source, with its metadata unless overridden by `properties`; an image that can't be decoded is
/// not added, so that `CGImageDestinationFinalize` fails.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = try? isrc.image(at: index), let description = isrc.description(at: index) else { return }
    idst.add(image, properties: description.properties.merging(properties ?? [:]) { _, new in new })
    guard properties?.flag(kCGImageDestinationPreserveGainMap) ?? false else { return }
    if let map = isrc.auxiliaryImage(.gainMap, at: index) { idst.add(map) }
}

/// Adds an auxiliary image to the image that was added last: depth, disparity, a gain map or a matte, which a JPEG
/// contains as further 8-bit images. Other formats are written without it, which is reported, as is an invalid
/// dictionary.
/// - Parameters:
///   - idst: the destination.
///   - auxiliaryImageDataType: the type of the values, `kCGImageAuxiliaryDataTypeDepth` or another one.
///   - auxiliaryDataInfoDictionary: the values, their layout, and metadata, as
///     `CGImageSourceCopyAuxiliaryDataInfoAtIndex` returns them.
public func CGImageDestinationAddAuxiliaryDataInfo(
    _ idst: CGImageDestination, _ auxiliaryImageDataType: CFString, _ auxiliaryDataInfoDictionary: CFDictionary
) {
    guard let kind = AuxiliaryImage.Kind(rawValue: auxiliaryImageDataType),
        let image = AuxiliaryImage(kind, auxiliaryDataInfoDictionary)
    else { return reportOnce("CGImageDestination: auxiliary data of type \(auxiliaryImageDataType) does not fit") }
    idst.add(image)
}

/// Writes the file. Returns false, without writing, if the number of images is not the announced count, the file can't
/// be written, or it has been finalized before.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    (try? idst.finalize()) != nil
}

/// Writes a source's file unchanged, without decoding, instead of images. No images may have been added; the
/// destination is then finalized.
///
/// Returns false if the source has another type than the destination, can't be read, or is incomplete.
/// - Parameters:
///   - options: nil. Apple's keys, which modify metadata while copying, are rejected.
///   - err: receives the reason if nothing was written.
///   - idst: the destination.
///   - isrc: the source whose file is written.
public func CGImageDestinationCopyImageSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ options: CFDictionary?,
    _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    do throws(ImageError) {
        guard options?.isEmpty ?? true else { throw .unsupported("metadata cannot be changed without encoding again") }
        try idst.finalize(with: try isrc.completeFile(of: idst.encoder.typeIdentifier))
        return true
    } catch {
        var code = CGImageMetadataErrors.unknown
        if case .unsupported = error { code = .unsupportedFormat }
        let words = NSError(
            domain: kCFErrorDomainCGImageMetadata, code: Int(code.rawValue),
            userInfo: [NSLocalizedDescriptionKey: "\(error)"])
        err?.pointee = Unmanaged.passRetained(words)
        return false
    }
}

/// Returns the uniform type identifiers of the writable formats.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ImageFormats.encoders.map { $0.typeIdentifier } }
