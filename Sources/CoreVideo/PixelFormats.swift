/// Blue, green, red and alpha, one byte each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Alpha, red, green and blue, one byte each.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
/// Red, green, blue and alpha, one byte each.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Alpha, blue, green and red, one byte each.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
/// Red, green, blue and alpha as half-floats.
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
/// Red, green, blue and alpha as floats.
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641
/// One component of 8 bits.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// One component as a half-float.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
/// One component as a float.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
/// Disparity as a half-float.
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
/// Disparity as a float.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
/// Depth as a half-float.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
/// Depth as a float.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// A luma plane in 16...235, and a chroma plane in 16...240 at half the resolution.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// A luma plane in 0...255, and a chroma plane at half the resolution.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

/// The layout of planes.
struct PixelFormatLayout {
    /// The bytes of a sample, and the number of pixels that share one, horizontally and vertically.
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
