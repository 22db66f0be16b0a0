import CoreGraphics
import Foundation
import ImageIO

/// Small enough for memory to stay small, large enough for every loop to turn.
var imageLimits: CFDictionary { [kKasaneImageSourcePixelLimit: 1 << 18, kKasaneImageSourceImageLimit: 64] }

/// Asks for all that a source over these bytes has.
func decodePictures(_ bytes: UnsafeRawBufferPointer) {
    guard let source = CGImageSourceCreateWithData(Data(bytes), imageLimits) else { return }
    askEverything(of: source)
}

/// As `decodePictures`, first as the bytes are, then with the right checksums, behind which few made-up bytes come.
func decodePNG(_ bytes: UnsafeRawBufferPointer) {
    decodePictures(bytes)
    PNGFile(bytes).withRightChecksums.withUnsafeBytes(decodePictures)
}

/// Brings the bytes in three pieces whose sizes the first two bytes say.
func decodeIncrementally(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count > 2 else { return }
    let file = Data(bytes.dropFirst(2))
    let source = CGImageSourceCreateIncremental(imageLimits)
    for cut in [file.count * Int(bytes[0]) / 256, file.count * Int(bytes[1]) / 256].sorted() {
        CGImageSourceUpdateData(source, file.prefix(cut), false)
        askEverything(of: source)
    }
    CGImageSourceUpdateData(source, file, true)
    askEverything(of: source)
}

/// Reads the bytes as a packet of XMP, writes what was read, and looks at every tag.
func readPacket(_ bytes: UnsafeRawBufferPointer) {
    guard let metadata = CGImageMetadataCreateFromXMPData(Data(bytes)) else { return }
    _ = CGImageMetadataCreateXMPData(metadata, nil)
    CGImageMetadataEnumerateTagsUsingBlock(metadata, nil, [kCGImageMetadataEnumerateRecursively: true]) { path, tag in
        _ = CGImageMetadataCopyTagWithPath(metadata, nil, path)
        _ = CGImageMetadataTagCopyValue(tag)
        return true
    }
}

func askEverything(of source: CGImageSource) {
    _ = CGImageSourceGetStatus(source)
    _ = CGImageSourceCopyProperties(source, nil)
    // The frames of an animation are each as much work as a picture.
    for index in 0..<min(CGImageSourceGetCount(source), 16) {
        _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
        _ = CGImageSourceCreateImageAtIndex(source, index, nil)
        _ = CGImageSourceGetStatusAtIndex(source, index)
    }
    for type in [
        kCGImageAuxiliaryDataTypeDepth, kCGImageAuxiliaryDataTypeDisparity, kCGImageAuxiliaryDataTypeHDRGainMap,
        kCGImageAuxiliaryDataTypePortraitEffectsMatte,
    ] {
        _ = CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, 0, type)
    }
    _ = CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceDecodeRequest: kCGImageSourceDecodeToHDR])
    // Back to the first, and by the ways that make a smaller one.
    _ = CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceSubsampleFactor: 4])
    _ = CGImageSourceCreateThumbnailAtIndex(
        source, 0,
        [
            kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 9,
            kCGImageSourceCreateThumbnailWithTransform: true,
        ])
}
