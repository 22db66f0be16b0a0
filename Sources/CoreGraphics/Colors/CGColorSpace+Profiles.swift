import CLCMS
import Foundation

extension CGColorSpace.Kind {
    /// The bytes of an ICC profile for the named space, always the same. Nil for device and CMYK spaces.
    var profileData: Data? {
        let isDevice = self == .deviceRGB || self == .deviceGray
        if isDevice { return nil }
        guard let profile = OpenProfile(encoding) else { return nil }
        if let profileName { profile.setName(profileName) }
        return profile.data?.withFixedDate
    }

    /// The description in the space's profile, the same as in Apple's profiles and those of the standards. Spaces that
    /// differ only in their range share one profile.
    var profileName: String? {
        switch self {
        case .deviceRGB, .deviceGray, .deviceCMYK, .genericCMYK: nil
        case .sRGB, .extendedSRGB: "sRGB IEC61966-2.1"
        case .linearSRGB, .extendedLinearSRGB, .genericRGBLinear: "Linear sRGB"
        case .displayP3, .extendedDisplayP3: "Display P3"
        case .linearDisplayP3, .extendedLinearDisplayP3: "Linear Display P3"
        case .displayP3_PQ: "Display P3, PQ"
        case .displayP3_HLG: "Display P3, HLG"
        case .adobeRGB1998: "Adobe RGB (1998)"
        case .dcip3: "SMPTE RP 431-2-2007 DCI (P3)"
        case .itur_709: "Rec. ITU-R BT.709-5"
        case .itur_709_PQ: "Rec. ITU-R BT.709, PQ"
        case .itur_709_HLG: "Rec. ITU-R BT.709, HLG"
        case .itur_2020, .extendedITUR_2020: "Rec. ITU-R BT.2020-1"
        case .itur_2020_sRGBGamma: "Rec. ITU-R BT.2020, sRGB gamma"
        case .linearITUR_2020, .extendedLinearITUR_2020: "Linear ITU-R BT.2020"
        case .itur_2100_PQ: "Rec. ITU-R BT.2100 PQ"
        case .itur_2100_HLG: "Rec. ITU-R BT.2100 HLG"
        case .acescgLinear: "ACES CG Linear (Academy Color Encoding System AP1)"
        case .rommrgb: "ROMM RGB: ISO 22028-2:2013"
        case .genericGrayGamma2_2, .extendedGray: "Generic Gray Gamma 2.2 Profile"
        case .linearGray, .extendedLinearGray: "Linear Gray"
        case .genericLab: "Generic Lab Profile"
        case .genericXYZ: "Generic XYZ Profile"
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
        case .lab:
            guard let profile = OpenProfile.lab() else { return nil }
            self = profile
        case .xyz:
            guard let profile = OpenProfile.xyz() else { return nil }
            self = profile
        case .cmyk: return nil
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
            // Light in a profile ends at 1: the curve is scaled to the brightest light.
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
