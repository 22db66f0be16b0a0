/// A pixel format: the channels, their order and their type.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciformat)
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// 8 bits per channel, premultiplied, in the order of the name.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// 8 bits per channel, premultiplied, blue first.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// 8 bits per channel, premultiplied, alpha first, then blue.
    public static let ABGR8 = CIFormat(rawValue: 267)
    /// 8 bits per channel, premultiplied, red first.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// 16 bits per channel, premultiplied.
    public static let RGBA16 = CIFormat(rawValue: 2056)
    /// Half-floats, premultiplied.
    public static let RGBAh = CIFormat(rawValue: 2057)
    /// Floats, premultiplied.
    public static let RGBAf = CIFormat(rawValue: 2058)
    /// Alpha only, 8 bits.
    public static let A8 = CIFormat(rawValue: 257)
    /// Red only, 8 bits.
    public static let R8 = CIFormat(rawValue: 258)
    /// Luminance without alpha, 8 bits.
    public static let L8 = CIFormat(rawValue: 259)
    /// Alpha only, 16 bits.
    public static let A16 = CIFormat(rawValue: 2049)
    /// Red only, 16 bits.
    public static let R16 = CIFormat(rawValue: 2050)
    /// Luminance without alpha, 16 bits.
    public static let L16 = CIFormat(rawValue: 2051)
    /// Alpha only, as half-floats.
    public static let Ah = CIFormat(rawValue: 2053)
    /// Red only, as half-floats.
    public static let Rh = CIFormat(rawValue: 2054)
    /// Luminance only, as half-floats.
    public static let Lh = CIFormat(rawValue: 2055)
    /// Red and green, 8 bits per channel.
    public static let RG8 = CIFormat(rawValue: 260)
    /// Red and green, 16 bits per channel.
    public static let RG16 = CIFormat(rawValue: 2060)
    /// Red and green as half-floats.
    public static let RGh = CIFormat(rawValue: 2061)
    /// Red and green as floats.
    public static let RGf = CIFormat(rawValue: 2308)
    /// Alpha only, as floats.
    public static let Af = CIFormat(rawValue: 2305)
    /// Red only, as floats.
    public static let Rf = CIFormat(rawValue: 2306)
    /// Luminance only, as floats.
    public static let Lf = CIFormat(rawValue: 2307)
    /// Luminance and alpha, 8 bits per channel, premultiplied.
    public static let LA8 = CIFormat(rawValue: 261)
    /// Luminance and alpha, 16 bits per channel, premultiplied.
    public static let LA16 = CIFormat(rawValue: 2052)
    /// Luminance and alpha as half-floats, premultiplied.
    public static let LAh = CIFormat(rawValue: 2059)
    /// 10 bits each for red, green and blue, starting at the lowest bit, in a little-endian 32-bit word.
    public static let RGB10 = CIFormat(rawValue: 2065)
    /// Luminance and alpha as floats, premultiplied.
    public static let LAf = CIFormat(rawValue: 2309)
    /// 16 bits per channel; the fourth is written as 1 and ignored when read.
    public static let RGBX16 = CIFormat(rawValue: 2062)
    /// Half-floats; the fourth is written as 1 and ignored when read.
    public static let rgbXh = CIFormat(rawValue: 2063)
    /// Floats; the fourth is written as 1 and ignored when read.
    public static let rgbXf = CIFormat(rawValue: 2064)

    var layout: PixelFormat? {
        switch self {
        case .RGBA8: PixelFormat(.byte, [0, 1, 2, 3])
        case .BGRA8: PixelFormat(.byte, [2, 1, 0, 3])
        case .ARGB8: PixelFormat(.byte, [3, 0, 1, 2])
        case .ABGR8: PixelFormat(.byte, [3, 2, 1, 0])
        case .RGBA16: PixelFormat(.short, [0, 1, 2, 3])
        case .RGBAh: PixelFormat(.half, [0, 1, 2, 3])
        case .RGBAf: PixelFormat(.float, [0, 1, 2, 3])
        case .A8: PixelFormat(.byte, [3])
        case .R8: PixelFormat(.byte, [0])
        case .L8: PixelFormat(.byte, [PixelFormat.luminance])
        case .A16: PixelFormat(.short, [3])
        case .R16: PixelFormat(.short, [0])
        case .L16: PixelFormat(.short, [PixelFormat.luminance])
        case .Ah: PixelFormat(.half, [3])
        case .Rh: PixelFormat(.half, [0])
        case .Lh: PixelFormat(.half, [PixelFormat.luminance])
        case .RG8: PixelFormat(.byte, [0, 1])
        case .RG16: PixelFormat(.short, [0, 1])
        case .RGh: PixelFormat(.half, [0, 1])
        case .RGf: PixelFormat(.float, [0, 1])
        case .Af: PixelFormat(.float, [3])
        case .Rf: PixelFormat(.float, [0])
        case .Lf: PixelFormat(.float, [PixelFormat.luminance])
        case .LA8: PixelFormat(.byte, [PixelFormat.luminance, 3])
        case .LA16: PixelFormat(.short, [PixelFormat.luminance, 3])
        case .LAh: PixelFormat(.half, [PixelFormat.luminance, 3])
        case .LAf: PixelFormat(.float, [PixelFormat.luminance, 3])
        case .RGB10: PixelFormat(.tenBits, [0, 1, 2])
        case .RGBX16: PixelFormat(.short, [0, 1, 2, PixelFormat.one])
        case .rgbXh: PixelFormat(.half, [0, 1, 2, PixelFormat.one])
        case .rgbXf: PixelFormat(.float, [0, 1, 2, PixelFormat.one])
        default: nil
        }
    }
}

/// A decoded pixel format.
struct PixelFormat: Sendable {
    enum ComponentType: Int, Sendable { case byte = 1, short = 2, half = -2, float = 4, tenBits = 10 }

    static let luminance = 4
    /// A channel that is always 1.
    static let one = 5

    let component: ComponentType
    /// The channel, 0 to 3, luminance or one, at each position of a pixel.
    let channels: [Int]

    init(_ component: ComponentType, _ channels: [Int]) {
        self.component = component
        self.channels = channels
    }

    var bytesPerPixel: Int { component == .tenBits ? 4 : channels.count * abs(component.rawValue) }
}
