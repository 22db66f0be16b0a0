/// The packing of a pixel's components.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgimagepixelformatinfo)
@frozen
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// The bits of `CGBitmapInfo` that hold the format.
    case mask = 0xF0000
    /// Components follow each other.
    case packed = 0
    /// 5 bits each for red, green and blue in 16. The only supported packing apart from the plain one.
    case RGB555 = 0x10000
    /// 5, 6 and 5 bits in 16. Not supported by images here.
    case RGB565 = 0x20000
    /// 10 bits each in 32. Not supported by images here.
    case RGB101010 = 0x30000
    /// Core Image's 10 bits each in 32. Not supported by images here.
    case RGBCIF10 = 0x40000
}

extension CGBitmapInfo {
    /// The packing; nil for an undefined value.
    var pixelFormat: CGImagePixelFormatInfo? {
        let format = CGImagePixelFormatInfo(rawValue: rawValue & CGImagePixelFormatInfo.mask.rawValue)
        return format == .mask ? nil : format
    }
}
