import Foundation

extension CGColorSpace {
    /// The spaces that are defined by their name alone.
    package enum Kind: String, CaseIterable, Sendable {
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
        case genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
        case deviceCMYK = "kCGColorSpaceDeviceCMYK"
        case genericCMYK = "kCGColorSpaceGenericCMYK"
        case genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
        case extendedGray = "kCGColorSpaceExtendedGray"
        case linearGray = "kCGColorSpaceLinearGray"
        case extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
        case dcip3 = "kCGColorSpaceDCIP3"
        case displayP3_PQ = "kCGColorSpaceDisplayP3_PQ"
        case displayP3_HLG = "kCGColorSpaceDisplayP3_HLG"
        case itur_709 = "kCGColorSpaceITUR_709"
        case itur_709_PQ = "kCGColorSpaceITUR_709_PQ"
        case itur_709_HLG = "kCGColorSpaceITUR_709_HLG"
        case itur_2020 = "kCGColorSpaceITUR_2020"
        case itur_2020_sRGBGamma = "kCGColorSpaceITUR_2020_sRGBGamma"
        case extendedITUR_2020 = "kCGColorSpaceExtendedITUR_2020"
        case linearITUR_2020 = "kCGColorSpaceLinearITUR_2020"
        case extendedLinearITUR_2020 = "kCGColorSpaceExtendedLinearITUR_2020"
        case itur_2100_PQ = "kCGColorSpaceITUR_2100_PQ"
        case itur_2100_HLG = "kCGColorSpaceITUR_2100_HLG"
        case acescgLinear = "kCGColorSpaceACESCGLinear"
        case rommrgb = "kCGColorSpaceROMMRGB"
        case genericLab = "kCGColorSpaceGenericLab"
        case genericXYZ = "kCGColorSpaceGenericXYZ"
    }

    /// How components encode linear light.
    enum Encoding: Hashable, Sendable {
        case gray(TransferFunction)
        case rgb(RGBPrimaries, TransferFunction)
        /// Inks, each of which subtracts its complement from sRGB's white.
        case cmyk
        case lab(LabSpace)
        /// CIE XYZ with the white point D50.
        case xyz
    }
}

extension CGColorSpace.Kind {
    var encoding: CGColorSpace.Encoding {
        switch self {
        case .deviceRGB, .sRGB, .extendedSRGB: .rgb(.rec709, .sRGB)
        case .linearSRGB, .extendedLinearSRGB, .genericRGBLinear: .rgb(.rec709, .linear)
        case .displayP3, .extendedDisplayP3: .rgb(.p3, .sRGB)
        case .linearDisplayP3, .extendedLinearDisplayP3: .rgb(.p3, .linear)
        case .adobeRGB1998: .rgb(.adobe, .gamma(563.0 / 256))
        // Gamma 2.2 gray is shown with the sRGB curve, so that gray 0.1 and RGB (0.1, 0.1, 0.1) look alike, as on
        // iOS.
        case .deviceGray, .genericGrayGamma2_2, .extendedGray: .gray(.sRGB)
        case .linearGray, .extendedLinearGray: .gray(.linear)
        case .deviceCMYK, .genericCMYK: .cmyk
        case .dcip3: .rgb(.dci, .gamma(2.6))
        case .displayP3_PQ: .rgb(.p3, .pq)
        case .displayP3_HLG: .rgb(.p3, .hlg)
        case .itur_709: .rgb(.rec709, .rec709)
        case .itur_709_PQ: .rgb(.rec709, .pq)
        case .itur_709_HLG: .rgb(.rec709, .hlg)
        case .itur_2020: .rgb(.rec2020, .rec709)
        case .itur_2020_sRGBGamma: .rgb(.rec2020, .sRGB)
        case .extendedITUR_2020: .rgb(.rec2020, .rec709)
        case .linearITUR_2020: .rgb(.rec2020, .linear)
        case .extendedLinearITUR_2020: .rgb(.rec2020, .linear)
        case .itur_2100_PQ: .rgb(.rec2020, .pq)
        case .itur_2100_HLG: .rgb(.rec2020, .hlg)
        case .acescgLinear: .rgb(.aces, .linear)
        case .rommrgb: .rgb(.romm, .romm)
        case .genericLab: .lab(.generic)
        case .genericXYZ: .xyz
        }
    }

    /// True when components may lie outside 0...1.
    var isExtended: Bool {
        switch self {
        case .extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3, .extendedLinearDisplayP3, .extendedGray,
            .extendedLinearGray, .extendedITUR_2020, .extendedLinearITUR_2020:
            true
        default: false
        }
    }
}
