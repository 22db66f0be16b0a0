/// Blue, green, red and alpha, a byte each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Alpha, red, green and blue, a byte each.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
/// Red, green, blue and alpha, a byte each.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Alpha, blue, green and red, a byte each.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
/// Red, green, blue and alpha, 16 bits of floating point each.
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
/// Red, green, blue and alpha, 32 bits of floating point each.
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641
/// One byte.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// 16 bits of floating point.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
/// 32 bits of floating point.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
/// Disparity in 16 bits of floating point.
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
/// Disparity in 32 bits of floating point.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
/// Depth in 16 bits of floating point.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
/// Depth in 32 bits of floating point.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// A plane of brightness in 16...235, and one of both colours in 16...240 at half the size.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// A plane of brightness in 0...255, and one of both colours at half the size.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

/// How pixels lie in planes.
struct PixelFormatLayout {
    /// Bytes of a sample, and pixels that share one across and down.
    var planes: [(size: Int, dx: Int, dy: Int)]

    init?(_ format: OSType) {
        switch format {
        case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA,
            kCVPixelFormatType_32ABGR, kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DisparityFloat32,
            kCVPixelFormatType_DepthFloat32:
            planes = [(4, 1, 1)]
        case kCVPixelFormatType_64RGBAHalf: planes = [(8, 1, 1)]
        case kCVPixelFormatType_128RGBAFloat: planes = [(16, 1, 1)]
        case kCVPixelFormatType_OneComponent8: planes = [(1, 1, 1)]
        case kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DisparityFloat16,
            kCVPixelFormatType_DepthFloat16:
            planes = [(2, 1, 1)]
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
            planes = [(1, 1, 1), (2, 2, 2)]
        default: return nil
        }
    }
}
