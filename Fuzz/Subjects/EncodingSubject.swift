import CoreGraphics
import Foundation
import ImageIO

/// Reads the bytes as images and their properties, encodes them in some format, and decodes the result.
func encodePictures(_ bytes: UnsafeRawBufferPointer) {
    var stream = ByteStream(bytes)
    let types = CGImageDestinationCopyTypeIdentifiers().compactMap { $0 as? String }
    let (type, count) = (stream.element(of: types), 1 + stream.choice(3))
    let file = NSMutableData()
    guard let destination = CGImageDestinationCreateWithData(file, type, count, nil) else { return }
    CGImageDestinationSetProperties(destination, properties(&stream))
    for _ in 0..<count {
        let (width, height) = (1 + stream.choice(40), 1 + stream.choice(40))
        let context = bitmapContext(width: width, height: height)
        for _ in 0..<stream.choice(4) {
            context?.setFillColor(
                red: stream.number(), green: stream.number(), blue: stream.number(), alpha: stream.number())
            context?.fill(stream.rect())
        }
        if let image = context?.makeImage() { CGImageDestinationAddImage(destination, image, properties(&stream)) }
    }
    guard CGImageDestinationFinalize(destination) else { return }
    (file as Data).withUnsafeBytes(decodePictures)
}

private func properties(_ stream: inout ByteStream) -> CFDictionary {
    let numbers: [CFString] = [
        kCGImagePropertyOrientation, kCGImagePropertyDPIWidth, kCGImagePropertyDPIHeight,
        kCGImageDestinationLossyCompressionQuality, kCGImageDestinationImageMaxPixelSize,
        kCGImageDestinationEmbedThumbnail, kKasaneImageDestinationLossless, kKasaneImageDestinationFast,
    ]
    var result: CFDictionary = [:]
    for _ in 0..<stream.choice(5) { result[stream.element(of: numbers)] = Double(stream.number()) }
    for key in [kCGImagePropertyGIFDictionary, kCGImagePropertyPNGDictionary, kCGImagePropertyWebPDictionary] {
        result[key] = [
            kCGImagePropertyGIFDelayTime: Double(stream.number()),
            kCGImagePropertyGIFLoopCount: Double(stream.number()),
            kCGImagePropertyPNGInterlaceType: Double(stream.number()),
        ]
    }
    result[kCGImagePropertyTIFFDictionary] = [
        kCGImagePropertyTIFFCompression: Double(stream.number()), kCGImagePropertyTIFFSoftware: "\(stream.byte())",
    ]
    result[kCGImagePropertyExifDictionary] = [
        kCGImagePropertyExifExposureTime: Double(stream.number()), kCGImagePropertyExifUserComment: "\u{1F600}",
        kCGImagePropertyExifISOSpeedRatings: [Double(stream.number())],
    ]
    result[kCGImagePropertyGPSDictionary] = [kCGImagePropertyGPSLatitude: Double(stream.number())]
    return result
}
