import CoreGraphics
import Foundation
import ImageIO

/// Small enough to bound memory, large enough for every loop to run.
var imageLimits: CFDictionary { [kKasaneImageSourcePixelLimit: 1 << 18, kKasaneImageSourceImageLimit: 64] }

/// Reads everything from an image source over these bytes.
func decodePictures(_ bytes: UnsafeRawBufferPointer) {
    guard let source = CGImageSourceCreateWithData(Data(bytes), imageLimits) else { return }
    askEverything(of: source)
}

/// Like `decodePictures`, with the bytes unchanged and then with corrected checksums, which few generated inputs have.
func decodePNG(_ bytes: UnsafeRawBufferPointer) {
    decodePictures(bytes)
    PNGFile(bytes).withRightChecksums.withUnsafeBytes(decodePictures)
}

/// Decodes the bytes incrementally, in three pieces whose sizes the first two bytes give.
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

/// Reads the bytes as an XMP packet, writes it back, and inspects every tag.
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
    // Each frame of an animation is as much work as an image.
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
    // The first again, subsampled and as thumbnails.
    _ = CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceSubsampleFactor: 4])
    _ = CGImageSourceCreateThumbnailAtIndex(
        source, 0,
        [
            kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 9,
            kCGImageSourceCreateThumbnailWithTransform: true,
        ])
}
