public import CoreGraphics
import Foundation

/// Makes a destination that writes a file; nil if the URL is not a file's, `type` is not one of
/// `CGImageDestinationCopyTypeIdentifiers` or cannot hold `count` pictures.
/// - Parameters:
///   - type: a uniform type identifier, `public.png`.
///   - count: how many pictures will be added, from 1.
///   - options: no key has an effect here.
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
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(sink: .memory(data), type: type, count: count)
}

/// Sets the properties of all pictures that do not bring their own: `kCGImagePropertyOrientation`,
/// `kCGImagePropertyDPIWidth` with `kCGImagePropertyDPIHeight`. Other keys have no effect.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.setProperties(properties)
}

/// Adds a picture. One more than was promised makes `CGImageDestinationFinalize` fail.
/// - Parameter properties: as for `CGImageDestinationSetProperties`, for this picture alone.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    idst.add(image, properties: properties)
}

/// Adds a picture of a source. Its orientation and resolution come with it, unless `properties` says otherwise; a picture
/// that cannot be decoded is not added, so that `CGImageDestinationFinalize` fails.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = try? isrc.image(at: index), let description = isrc.description(at: index) else { return }
    idst.add(image, properties: description.properties.merging(properties ?? [:]) { _, new in new })
}

/// Writes the file. False if fewer or more pictures were added than promised, the file cannot be written, or it has been
/// finalized before; then nothing has been written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    (try? idst.finalize()) != nil
}

/// The uniform type identifiers of what can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ImageFormats.encoders.map { $0.typeIdentifier } }
