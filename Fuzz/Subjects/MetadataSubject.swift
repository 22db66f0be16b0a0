import CoreGraphics
import Foundation
import ImageIO

/// Reads the bytes as an image's Exif data, whose directories point anywhere, and as its text.
func readMetadata(_ bytes: UnsafeRawBufferPointer) {
    for file in [picture.with("eXIf", Data(bytes)), picture.with("tEXt", Data(bytes))] {
        guard let source = CGImageSourceCreateWithData(file, imageLimits) else { continue }
        guard let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) else { continue }
        askEverything(of: source)
        // Whatever can be read can be written.
        let copy = NSMutableData()
        guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil),
            let destination = CGImageDestinationCreateWithData(copy, kUTTypeJPEG, 1, nil)
        else { continue }
        CGImageDestinationAddImage(destination, image, properties)
        guard CGImageDestinationFinalize(destination) else { continue }
        (copy as Data).withUnsafeBytes(decodePictures)
    }
}

/// An image of one pixel that carries the metadata.
private let picture: PNGFile = {
    let data = NSMutableData()
    let context = CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let image = context?.makeImage(),
        let destination = CGImageDestinationCreateWithData(data, kUTTypePNG, 1, nil)
    else { preconditionFailure("a picture of one pixel can always be made") }
    CGImageDestinationAddImage(destination, image, nil)
    precondition(CGImageDestinationFinalize(destination), "and written")
    return (data as Data).withUnsafeBytes { PNGFile($0) }
}()
