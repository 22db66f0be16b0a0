import CLCMS
import Foundation

extension CGColorSpace.Kind {
    /// The bytes of an ICC profile for the named space, always the same. Nil for device and CMYK spaces.
    var profileData: Data? {
        let isDevice = self == .deviceRGB || self == .deviceGray
        if isDevice { return nil }
        switch encoding {
        case .lab(let lab): return lab.profileData
        case .xyz: return OpenProfile.xyz()?.data?.withFixedDate
        default: return OpenProfile(encoding)?.data?.withFixedDate
        }
    }
}

extension OpenProfile {
    fileprivate init?(_ encoding: CGColorSpace.Encoding) {
        switch encoding {
        case .gray(let transfer):
            guard let curve = transfer.toneCurve else { return nil }
            self.init(curve: curve, chromaticities: [0.3127, 0.3290], isGray: true)
        case .rgb(let primaries, let transfer):
            guard let curve = transfer.toneCurve else { return nil }
            let (c, white) = (primaries.chromaticities, primaries.white)
            self.init(
                curve: curve,
                chromaticities: [white.0, white.1, c.red.0, c.red.1, c.green.0, c.green.1, c.blue.0, c.blue.1],
                isGray: false)
        case .cmyk, .lab, .xyz:
            return nil
        }
    }
}

extension TransferFunction {
    /// The curve as an lcms2 object, which the caller frees.
    fileprivate var toneCurve: OpaquePointer? {
        switch self {
        case .linear: return cmsBuildGamma(nil, 1)
        case .gamma(let power): return cmsBuildGamma(nil, power)
        case .sRGB:
            // An ICC parametric curve: a power function above a threshold, a linear segment below it.
            let parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
            return cmsBuildParametricToneCurve(nil, 4, parameters)
        case .rec709:
            return cmsBuildParametricToneCurve(nil, 4, [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081])
        case .romm:
            return cmsBuildParametricToneCurve(nil, 4, [1.8, 1, 0, 1.0 / 16, 0.03125])
        case .pq, .hlg:
            // A profile's light ends at 1: the curve is that of the brightest light.
            let peak = light(from: 1)
            let levels = (0...4095).map { Float(light(from: Double($0) / 4095) / peak) }
            return cmsBuildTabulatedToneCurveFloat(nil, cmsUInt32Number(levels.count), levels)
        }
    }
}

extension Data {
    /// The profile with a fixed creation date, so that the same space always has the same bytes.
    var withFixedDate: Data {
        // Year, month, day, hour, minute and second, two bytes each.
        let place = startIndex + 24
        guard count >= 36 else { return self }
        var data = self
        data.replaceSubrange(place..<place + 12, with: [0x07, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
        return data
    }
}
