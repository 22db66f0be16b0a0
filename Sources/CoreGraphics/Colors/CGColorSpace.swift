/// How a colour's components are to be read.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcolorspace)
public final class CGColorSpace: Hashable, Sendable {
    package let kind: Kind

    package init(kind: Kind) { self.kind = kind }

    /// The space of a well-known name, one of this class's constants; nil for a name that means nothing here.
    public convenience init?(name: CFString) {
        guard let kind = Kind(rawValue: name) else { return nil }
        self.init(kind: kind)
    }

    /// The name that `init(name:)` takes.
    public var name: CFString? { kind.rawValue }

    /// What the components stand for.
    public var model: CGColorSpaceModel {
        switch kind.encoding {
        case .gray: .monochrome
        case .rgb: .rgb
        }
    }

    /// How many components a colour has, alpha left out: 1 for gray, 3 for RGB.
    public var numberOfComponents: Int {
        switch kind.encoding {
        case .gray: 1
        case .rgb: 3
        }
    }

    /// True for an RGB space that holds clearly more colours than sRGB, extended ranges among them.
    public var isWideGamutRGB: Bool {
        switch kind.encoding {
        case .gray: false
        case .rgb(let primaries, _): primaries != .rec709 || kind.isExtended
        }
    }

    /// True when both are the same space.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }
    /// Hashes which space this is.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

// MARK: - Names

extension CGColorSpace {
    /// Web and screen colours: BT.709 primaries with the sRGB curve.
    public static let sRGB: CFString = Kind.sRGB.rawValue
    /// sRGB whose components may lie outside 0...1.
    public static let extendedSRGB: CFString = Kind.extendedSRGB.rawValue
    /// sRGB's primaries, components proportional to light.
    public static let linearSRGB: CFString = Kind.linearSRGB.rawValue
    /// `linearSRGB` whose components may lie outside 0...1.
    public static let extendedLinearSRGB: CFString = Kind.extendedLinearSRGB.rawValue
    /// The wider primaries of iPhone screens with the sRGB curve.
    public static let displayP3: CFString = Kind.displayP3.rawValue
    /// Display P3 whose components may lie outside 0...1.
    public static let extendedDisplayP3: CFString = Kind.extendedDisplayP3.rawValue
    /// Display P3's primaries, components proportional to light.
    public static let linearDisplayP3: CFString = Kind.linearDisplayP3.rawValue
    /// `linearDisplayP3` whose components may lie outside 0...1.
    public static let extendedLinearDisplayP3: CFString = Kind.extendedLinearDisplayP3.rawValue
    /// Adobe RGB (1998).
    public static let adobeRGB1998: CFString = Kind.adobeRGB1998.rawValue
    /// Gray as `CGColor(gray:alpha:)` takes it; painted as the same number in each channel of sRGB.
    public static let genericGrayGamma2_2: CFString = Kind.genericGrayGamma2_2.rawValue
    /// `genericGrayGamma2_2` whose component may lie outside 0...1.
    public static let extendedGray: CFString = Kind.extendedGray.rawValue
    /// Gray proportional to light.
    public static let linearGray: CFString = Kind.linearGray.rawValue
    /// `linearGray` whose component may lie outside 0...1.
    public static let extendedLinearGray: CFString = Kind.extendedLinearGray.rawValue
}

/// The RGB space of the device drawn to, which is always sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The gray space of the device drawn to.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

extension CGColorSpace {
    package static let standard = CGColorSpace(kind: .sRGB)
    package static let deviceRGB = CGColorSpace(kind: .deviceRGB)
    package static let deviceGray = CGColorSpace(kind: .deviceGray)
    package static let genericGray = CGColorSpace(kind: .genericGrayGamma2_2)
}

// MARK: - Kinds

extension CGColorSpace {
    /// Every space that a name alone defines.
    package enum Kind: String, Sendable {
        case deviceRGB = "kCGColorSpaceDeviceRGB"
        case deviceGray = "kCGColorSpaceDeviceGray"
        case sRGB = "kCGColorSpaceSRGB"
        case extendedSRGB = "kCGColorSpaceExtendedSRGB"
        case linearSRGB = "kCGColorSpaceLinearSRGB"
        case extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
        case displayP3 = "kCGColorSpaceDisplayP3"
        case extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
        case linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
        case extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
        case adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
        case genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
        case extendedGray = "kCGColorSpaceExtendedGray"
        case linearGray = "kCGColorSpaceLinearGray"
        case extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
    }

    /// How components become light.
    enum Encoding: Hashable, Sendable {
        case gray(TransferFunction)
        case rgb(RGBPrimaries, TransferFunction)
    }
}

extension CGColorSpace.Kind {
    var encoding: CGColorSpace.Encoding {
        switch self {
        case .deviceRGB, .sRGB, .extendedSRGB: .rgb(.rec709, .sRGB)
        case .linearSRGB, .extendedLinearSRGB: .rgb(.rec709, .linear)
        case .displayP3, .extendedDisplayP3: .rgb(.p3, .sRGB)
        case .linearDisplayP3, .extendedLinearDisplayP3: .rgb(.p3, .linear)
        case .adobeRGB1998: .rgb(.adobe, .gamma(563.0 / 256))
        // Gray of gamma 2.2 is shown by the sRGB curve, so that gray 0.1 and RGB (0.1, 0.1, 0.1) look alike, as on iOS.
        case .deviceGray, .genericGrayGamma2_2, .extendedGray: .gray(.sRGB)
        case .linearGray, .extendedLinearGray: .gray(.linear)
        }
    }

    /// True when components may lie outside 0...1.
    var isExtended: Bool {
        switch self {
        case .extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3, .extendedLinearDisplayP3, .extendedGray,
            .extendedLinearGray:
            true
        default: false
        }
    }

    /// True when components are those of sRGB, so that painting needs no conversion.
    var isEncodedAsSRGB: Bool { encoding == .rgb(.rec709, .sRGB) }

    /// True when the numbers of a pixel may be shown as they are: those of sRGB, and grays of its curve.
    var isShownUnconverted: Bool { isEncodedAsSRGB || encoding == .gray(.sRGB) }
}
