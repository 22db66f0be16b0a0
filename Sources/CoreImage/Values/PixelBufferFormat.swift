import CoreGraphics
import CoreVideo
import Foundation

/// The memory layout of a pixel buffer, as Core Image reads and writes it.
enum PixelBufferFormat {
    case plain(CIFormat)
    /// Two planes, luma and chroma; whether luma is in video range, which starts at 16.
    case planes(isVideoRange: Bool)

    init?(_ code: OSType) {
        switch code {
        case kCVPixelFormatType_32BGRA: self = .plain(.BGRA8)
        case kCVPixelFormatType_32ARGB: self = .plain(.ARGB8)
        case kCVPixelFormatType_32RGBA: self = .plain(.RGBA8)
        case kCVPixelFormatType_32ABGR: self = .plain(.ABGR8)
        case kCVPixelFormatType_64RGBAHalf: self = .plain(.RGBAh)
        case kCVPixelFormatType_128RGBAFloat: self = .plain(.RGBAf)
        case kCVPixelFormatType_OneComponent8: self = .plain(.L8)
        case kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DisparityFloat16,
            kCVPixelFormatType_DepthFloat16:
            self = .plain(.Lh)
        case kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DisparityFloat32,
            kCVPixelFormatType_DepthFloat32:
            self = .plain(.Lf)
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: self = .planes(isVideoRange: true)
        case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: self = .planes(isVideoRange: false)
        default: return nil
        }
    }

    /// The code of the pixel buffer format for a format; nil if there is none.
    static func code(of format: CIFormat) -> OSType? {
        switch format {
        case .BGRA8: kCVPixelFormatType_32BGRA
        case .ARGB8: kCVPixelFormatType_32ARGB
        case .RGBA8: kCVPixelFormatType_32RGBA
        case .ABGR8: kCVPixelFormatType_32ABGR
        case .RGBAh: kCVPixelFormatType_64RGBAHalf
        case .RGBAf: kCVPixelFormatType_128RGBAFloat
        case .L8, .R8: kCVPixelFormatType_OneComponent8
        case .Lh, .Rh: kCVPixelFormatType_OneComponent16Half
        case .Lf, .Rf: kCVPixelFormatType_OneComponent32Float
        default: nil
        }
    }
}

extension CVPixelBuffer {
    /// The colour space attached to the buffer; nil without one.
    var attachedSpace: CGColorSpace? {
        CVBufferCopyAttachment(self, kCVImageBufferCGColorSpaceKey, nil) as? CGColorSpace
    }

    /// Whether the values are measurements rather than colours.
    var holdsMeasures: Bool {
        [
            kCVPixelFormatType_DisparityFloat16, kCVPixelFormatType_DisparityFloat32, kCVPixelFormatType_DepthFloat16,
            kCVPixelFormatType_DepthFloat32,
        ].contains(CVPixelBufferGetPixelFormatType(self))
    }

    /// The bytes of the first plane.
    var firstPlane: Data {
        let count = CVPixelBufferGetBytesPerRow(self) * CVPixelBufferGetHeight(self)
        guard let base = CVPixelBufferGetBaseAddress(self) else { return Data() }
        return Data(bytes: base, count: count)
    }
}

/// Converts between bytes and BT.601's luma and chroma, in full or video range.
struct VideoColors {
    let isVideoRange: Bool

    /// Converts luma and chroma to red, green and blue.
    func rgb(_ y: UInt8, _ cb: UInt8, _ cr: UInt8) -> [UInt8] {
        let light = isVideoRange ? (Float(y) - 16) * 255 / 219 : Float(y)
        let scale: Float = isVideoRange ? 255.0 / 224 : 1
        let (blue, red) = ((Float(cb) - 128) * scale, (Float(cr) - 128) * scale)
        return [light + 1.402 * red, light - 0.344136 * blue - 0.714136 * red, light + 1.772 * blue].map(Self.level)
    }

    func brightness(_ r: Float, _ g: Float, _ b: Float) -> UInt8 {
        let light = 0.299 * r + 0.587 * g + 0.114 * b
        return Self.level(isVideoRange ? light * 219 / 255 + 16 : light)
    }

    func colors(_ r: Float, _ g: Float, _ b: Float) -> (UInt8, UInt8) {
        let light = 0.299 * r + 0.587 * g + 0.114 * b
        let scale: Float = isVideoRange ? 224.0 / 255 : 1
        return (
            Self.level((b - light) / 1.772 * scale + 128), Self.level((r - light) / 1.402 * scale + 128)
        )
    }

    private static func level(_ value: Float) -> UInt8 { UInt8(min(max(value, 0), 255).rounded()) }
}
