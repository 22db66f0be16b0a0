/// The channels of a texture and their type.
/// [Apple's reference](https://developer.apple.com/documentation/metal/mtlpixelformat)
public enum MTLPixelFormat: UInt, Sendable {
    /// None.
    case invalid = 0
    /// Red, 8 bits.
    case r8Unorm = 10
    /// Red as a half-float.
    case r16Float = 25
    /// Red as a float.
    case r32Float = 55
    /// 8 bits per channel, red first.
    case rgba8Unorm = 70
    /// 8 bits per channel, blue first.
    case bgra8Unorm = 80
    /// Half-floats.
    case rgba16Float = 115
    /// Floats.
    case rgba32Float = 125

    /// The size of a pixel in bytes.
    var bytesPerPixel: Int {
        switch self {
        case .invalid: 0
        case .r8Unorm: 1
        case .r16Float: 2
        case .r32Float, .rgba8Unorm, .bgra8Unorm: 4
        case .rgba16Float: 8
        case .rgba32Float: 16
        }
    }
}
