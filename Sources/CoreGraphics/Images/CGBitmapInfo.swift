/// The layout of pixels in memory: alpha, number format and byte order.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgbitmapinfo)
@frozen
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that hold the number format.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits that hold a `CGImageByteOrderInfo`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: CGImageByteOrderInfo.orderMask.rawValue)
    /// The default order: the first component in the first byte.
    public static let byteOrderDefault = CGBitmapInfo(rawValue: CGImageByteOrderInfo.orderDefault.rawValue)
    /// 16-bit units, little-endian.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: CGImageByteOrderInfo.order16Little.rawValue)
    /// 32-bit units, little-endian.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: CGImageByteOrderInfo.order32Little.rawValue)
    /// 16-bit units, big-endian.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: CGImageByteOrderInfo.order16Big.rawValue)
    /// 32-bit units, big-endian.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: CGImageByteOrderInfo.order32Big.rawValue)
}

extension CGBitmapInfo {
    package init(alpha: CGImageAlphaInfo, order: CGImageByteOrderInfo = .orderDefault) {
        self.init(rawValue: alpha.rawValue | order.rawValue)
    }

    /// The alpha; nil for an undefined value.
    package var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue) }

    /// The byte order; nil for an undefined value.
    package var byteOrder: CGImageByteOrderInfo? {
        let order = CGImageByteOrderInfo(rawValue: rawValue & CGBitmapInfo.byteOrderMask.rawValue)
        return order == .orderMask ? nil : order
    }
}
