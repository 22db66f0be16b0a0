public import CoreGraphics

/// How the pixels of a TGA are stored.
///
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagepropertytgacompression)
public enum CGImagePropertyTGACompression: UInt32, Hashable, Sendable {
    /// One after the other.
    case tgaCompressionNone = 0
    /// In runs of equal ones.
    case tgaCompressionRLE = 1
}

/// The dictionary of TGA-specific properties.
public let kCGImagePropertyTGADictionary: CFString = "{TGA}"
/// How the pixels are stored: the raw value of a `CGImagePropertyTGACompression`. A number, which a destination follows.
public let kCGImagePropertyTGACompression: CFString = "kCGImagePropertyTGACompression"
