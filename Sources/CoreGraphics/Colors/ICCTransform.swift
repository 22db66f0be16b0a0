import CLCMS

/// Converts colours between a profile's space and linear light with sRGB's primaries.
// `@unchecked Sendable`: the transform is made without a cache, so converting does not change it.
final class ICCTransform: @unchecked Sendable {
    enum Direction: Hashable { case toLight, fromLight }

    /// How colours outside the other space's gamut are converted.
    struct Way: Hashable {
        var intent = CGColorRenderingIntent.defaultIntent
        /// Whether black point compensation is applied.
        var compensates = false
    }

    private struct Key: Hashable {
        var profile: ICCProfile
        var direction: Direction
        var way: Way
    }

    private static let made = GenerationalCache<Key, ICCTransform>(limit: 16)
    private static let linearSRGB = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]

    private let transform: cmsHTRANSFORM
    private let direction: Direction
    private let model: CGColorSpaceModel

    /// Returns nil for a profile that lcms2 can't convert in that direction.
    static func of(_ profile: ICCProfile, _ direction: Direction, _ way: Way = Way()) -> ICCTransform? {
        let key = Key(profile: profile, direction: direction, way: way)
        if let known = made[key] { return known }
        guard let new = ICCTransform(profile, direction, way) else { return nil }
        made.insert(new, for: key)
        return new
    }

    private init?(_ profile: ICCProfile, _ direction: Direction, _ way: Way) {
        guard let device = OpenProfile.converting(profile),
            let light = OpenProfile(gamma: 1, chromaticities: Self.linearSRGB, isGray: false),
            let type = profile.model.componentType
        else { return nil }
        let intent = way.intent.littleCMSIntent
        let compensation = way.compensates ? cmsFLAGS_BLACKPOINTCOMPENSATION : 0
        let flags = cmsUInt32Number(cmsFLAGS_NOCACHE | cmsFLAGS_NOOPTIMIZE | compensation)
        let new =
            direction == .toLight
            ? cmsCreateTransform(device.handle, type, light.handle, kasane_cms_rgb_double, intent, flags)
            : cmsCreateTransform(light.handle, kasane_cms_rgb_double, device.handle, type, intent, flags)
        guard let new else { return nil }
        transform = new
        self.direction = direction
        model = profile.model
    }

    deinit { cmsDeleteTransform(transform) }

    /// lcms2 measures inks in percent.
    private var scale: Double { model == .cmyk ? 100 : 1 }

    func light(of components: [Double]) -> Triple {
        var out = [0.0, 0, 0]
        cmsDoTransform(transform, components.map { $0 * scale }, &out, 1)
        return Triple(out[0], out[1], out[2])
    }

    /// Converts packed components to linear light, three numbers for each colour.
    func linearComponents(of components: [Double]) -> [Double] {
        let count = components.count / model.componentCount
        var out = [Double](repeating: 0, count: count * 3)
        let scaled = scale == 1 ? components : components.map { $0 * scale }
        cmsDoTransform(transform, scaled, &out, cmsUInt32Number(count))
        return out
    }

    func components(of light: Triple) -> [Double] {
        // Room for the largest number of components.
        var out = [0.0, 0, 0, 0]
        cmsDoTransform(transform, [light.x, light.y, light.z], &out, 1)
        return out.prefix(model.componentCount).map { $0 / scale }
    }
}

extension CGColorRenderingIntent {
    /// lcms2's number; colours are converted relative to white unless asked otherwise.
    fileprivate var littleCMSIntent: cmsUInt32Number {
        switch self {
        case .defaultIntent, .relativeColorimetric: cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC)
        case .absoluteColorimetric: cmsUInt32Number(INTENT_ABSOLUTE_COLORIMETRIC)
        case .perceptual: cmsUInt32Number(INTENT_PERCEPTUAL)
        case .saturation: cmsUInt32Number(INTENT_SATURATION)
        }
    }
}

extension CGColorSpaceModel {
    fileprivate var componentCount: Int { self == .cmyk ? 4 : self == .monochrome ? 1 : 3 }

    /// lcms2's format of floating-point components.
    fileprivate var componentType: cmsUInt32Number? {
        switch self {
        case .monochrome: kasane_cms_gray_double
        case .rgb: kasane_cms_rgb_double
        case .cmyk: kasane_cms_cmyk_double
        case .lab: kasane_cms_lab_double
        default: nil
        }
    }
}
