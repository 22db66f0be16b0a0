public import CoreGraphics
import Foundation

/// Makes a destination that writes a file; nil if the URL is not a file's, `type` is not one of
/// `CGImageDestinationCopyTypeIdentifiers` or cannot hold `count` pictures.
/// - Parameters:
///   - type: a uniform type identifier, `public.png`.
///   - count: how many pictures will be added, from 1.
///   - options: no key has an effect here.
///   - url: the file's URL; what the file held is replaced.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard url.isFileURL else { return nil }
    return CGImageDestination(sink: .file(url), type: type, count: count)
}

/// Makes a destination that appends to `data`; nil if `type` is not one of `CGImageDestinationCopyTypeIdentifiers` or
/// cannot hold `count` pictures.
/// - Parameters:
///   - type: a uniform type identifier, `public.png`.
///   - count: how many pictures will be added, from 1.
///   - options: no key has an effect here.
///   - data: what the bytes are appended to.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(sink: .memory(data), type: type, count: count)
}

/// Makes a destination that hands its bytes to a consumer; nil as for `CGImageDestinationCreateWithData`.
public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(sink: .consumer(consumer), type: type, count: count)
}

/// Sets properties of the file, and of all pictures that do not bring their own.
///
/// Of the file: how often an animation plays, in the dictionary of its format. Of pictures: see `CGImageDestinationAddImage`.
/// A second call takes the place of the first.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.setProperties(properties)
}

/// Adds a picture. One more than was promised makes `CGImageDestinationFinalize` fail.
///
/// Keys that the format has no place for, and nonsense, have no effect.
/// - Parameter properties: `kCGImageDestinationLossyCompressionQuality`, `kCGImageDestinationBackgroundColor`,
///   `kCGImageDestinationImageMaxPixelSize`, `kCGImageDestinationEmbedThumbnail`, `kCGImagePropertyOrientation`,
///   `kCGImagePropertyDPIWidth` with `kCGImagePropertyDPIHeight`; how long a picture of an animation is shown, in the
///   dictionary of its format; the Exif, GPS and TIFF dictionaries; `kCGImagePropertyJFIFIsProgressive`,
///   `kCGImagePropertyPNGInterlaceType`, `kCGImagePropertyTIFFCompression` (1, 5, 8 or 32,773) in theirs.
/// - Parameter idst: the destination.
/// - Parameter image: the picture.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    idst.add(image, properties: properties)
}

/// Adds a picture of a source. What the source says of it comes with it, unless `properties` says otherwise; a picture that
/// cannot be decoded is not added, so that `CGImageDestinationFinalize` fails.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = try? isrc.image(at: index), let description = isrc.description(at: index) else { return }
    idst.add(image, properties: description.properties.merging(properties ?? [:]) { _, new in new })
}

/// Writes the file. False if fewer or more images were added than promised, the file cannot be written, or it has been
/// finalized before; then nothing has been written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    (try? idst.finalize()) != nil
}

/// Writes a source's file as it is, without decoding a pixel, in place of images. Nothing may have been added, and the
/// destination is finalized.
///
/// False if the source is not of the destination's type, cannot be read, or has not come whole.
/// - Parameters:
///   - options: nil. Apple's keys, which change metadata on the way, are refused.
///   - err: receives why nothing was written.
///   - idst: the destination.
///   - isrc: the source whose file is written.
public func CGImageDestinationCopyImageSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ options: CFDictionary?,
    _ err: UnsafeMutablePointer<(any Error)?>?
) -> Bool {
    do throws(ImageError) {
        guard options?.isEmpty ?? true else { throw .unsupported("metadata cannot be changed without encoding again") }
        try idst.finalize(with: try isrc.completeFile(of: idst.encoder.typeIdentifier))
        return true
    } catch {
        err?.pointee = error
        return false
    }
}

/// The uniform type identifiers of what can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ImageFormats.encoders.map { $0.typeIdentifier } }
