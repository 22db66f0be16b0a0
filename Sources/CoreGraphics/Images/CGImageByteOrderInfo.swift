/// The byte order of a pixel's components in memory.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgimagebyteorderinfo)
@frozen
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of `CGBitmapInfo` that hold the order.
    case orderMask = 0x7000
    /// The default order: the first component in the first byte.
    case orderDefault = 0x0000
    /// 16-bit units, little-endian.
    case order16Little = 0x1000
    /// 32-bit units, little-endian: an ARGB pixel is stored as B, G, R, A.
    case order32Little = 0x2000
    /// 16-bit units, big-endian.
    case order16Big = 0x3000
    /// 32-bit units, big-endian.
    case order32Big = 0x4000
}
