import Foundation

extension CGColorSpace {
    /// Web and screen colours: BT.709 primaries with the sRGB curve.
    public static let sRGB: CFString = Kind.sRGB.rawValue
    /// sRGB with an extended range: components may lie outside 0...1.
    public static let extendedSRGB: CFString = Kind.extendedSRGB.rawValue
    /// sRGB's primaries with linear components.
    public static let linearSRGB: CFString = Kind.linearSRGB.rawValue
    /// `linearSRGB` with an extended range: components may lie outside 0...1.
    public static let extendedLinearSRGB: CFString = Kind.extendedLinearSRGB.rawValue
    /// The wider primaries of iPhone screens with the sRGB curve.
    public static let displayP3: CFString = Kind.displayP3.rawValue
    /// Display P3 with an extended range: components may lie outside 0...1.
    public static let extendedDisplayP3: CFString = Kind.extendedDisplayP3.rawValue
    /// Display P3's primaries with linear components.
    public static let linearDisplayP3: CFString = Kind.linearDisplayP3.rawValue
    /// `linearDisplayP3` with an extended range: components may lie outside 0...1.
    public static let extendedLinearDisplayP3: CFString = Kind.extendedLinearDisplayP3.rawValue
    /// Adobe RGB (1998).
    public static let adobeRGB1998: CFString = Kind.adobeRGB1998.rawValue
    /// Linear RGB with sRGB's primaries.
    public static let genericRGBLinear: CFString = Kind.genericRGBLinear.rawValue
    /// CMYK without a profile: each ink subtracts from red, green or blue, and black from all three.
    public static let genericCMYK: CFString = Kind.genericCMYK.rawValue
    /// The gray of `CGColor(gray:alpha:)`; painted as the same value in each channel of sRGB.
    public static let genericGrayGamma2_2: CFString = Kind.genericGrayGamma2_2.rawValue
    /// `genericGrayGamma2_2` with an extended range: the component may lie outside 0...1.
    public static let extendedGray: CFString = Kind.extendedGray.rawValue
    /// Linear gray.
    public static let linearGray: CFString = Kind.linearGray.rawValue
    /// `linearGray` with an extended range: the component may lie outside 0...1.
    public static let extendedLinearGray: CFString = Kind.extendedLinearGray.rawValue
    /// The space of digital cinema projectors: gamma 2.6 and a greenish white point, which is adapted to D65.
    public static let dcip3: CFString = Kind.dcip3.rawValue
    /// Display P3's primaries with the perceptual quantizer of BT.2100.
    public static let displayP3_PQ: CFString = Kind.displayP3_PQ.rawValue
    /// Display P3's primaries with the hybrid log-gamma curve of BT.2100.
    public static let displayP3_HLG: CFString = Kind.displayP3_HLG.rawValue
    /// High-definition television: BT.709's primaries and curve.
    public static let itur_709: CFString = Kind.itur_709.rawValue
    /// BT.709's primaries with the perceptual quantizer of BT.2100.
    public static let itur_709_PQ: CFString = Kind.itur_709_PQ.rawValue
    /// BT.709's primaries with the hybrid log-gamma curve of BT.2100.
    public static let itur_709_HLG: CFString = Kind.itur_709_HLG.rawValue
    /// Ultra-high-definition television: BT.2020's primaries and curve.
    public static let itur_2020: CFString = Kind.itur_2020.rawValue
    /// BT.2020's primaries with the sRGB curve.
    public static let itur_2020_sRGBGamma: CFString = Kind.itur_2020_sRGBGamma.rawValue
    /// `itur_2020` with an extended range: components may lie outside 0...1.
    public static let extendedITUR_2020: CFString = Kind.extendedITUR_2020.rawValue
    /// BT.2020's primaries with linear components.
    public static let linearITUR_2020: CFString = Kind.linearITUR_2020.rawValue
    /// `linearITUR_2020` with an extended range: components may lie outside 0...1.
    public static let extendedLinearITUR_2020: CFString = Kind.extendedLinearITUR_2020.rawValue
    /// High dynamic range: BT.2020's primaries with the perceptual quantizer, in which 203 cd/m2 are sRGB's white.
    public static let itur_2100_PQ: CFString = Kind.itur_2100_PQ.rawValue
    /// High dynamic range: BT.2020's primaries with hybrid log-gamma, in which 0.75 is sRGB's white.
    public static let itur_2100_HLG: CFString = Kind.itur_2100_HLG.rawValue
    /// The working space of computer graphics in films: ACES's AP1 primaries with linear components.
    public static let acescgLinear: CFString = Kind.acescgLinear.rawValue
    /// ROMM RGB, also called ProPhoto: primaries beyond all printing inks, gamma 1.8.
    public static let rommrgb: CFString = Kind.rommrgb.rawValue
    /// CIE L\*a\*b\* with the white point D50: lightness in 0...100, a\* and b\* in -128...127.
    public static let genericLab: CFString = Kind.genericLab.rawValue
    /// CIE XYZ with the white point D50, whose Y is 1.
    public static let genericXYZ: CFString = Kind.genericXYZ.rawValue
}
