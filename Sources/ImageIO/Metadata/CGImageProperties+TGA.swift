public import CoreGraphics

/// The compression of a TGA's pixels.
///
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagepropertytgacompression)
public enum CGImagePropertyTGACompression: UInt32, Hashable, Sendable {
    /// Uncompressed.
    case tgaCompressionNone = 0
    /// Run-length encoded.
    case tgaCompressionRLE = 1
}

/// The dictionary of TGA-specific properties.
public let kCGImagePropertyTGADictionary: CFString = "{TGA}"
/// The compression: the raw value of a `CGImagePropertyTGACompression`. A number; a destination uses it.
public let kCGImagePropertyTGACompression: CFString = "kCGImagePropertyTGACompression"
