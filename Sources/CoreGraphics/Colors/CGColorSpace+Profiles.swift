import CLCMS
import Foundation

extension CGColorSpace.Kind {
    /// The bytes of an ICC profile for the named space, always the same. Nil for device and CMYK spaces.
    var profileData: Data? {
        let isDevice = self == .deviceRGB || self == .deviceGray
        guard !isDevice, let profile = OpenProfile(encoding) else { return nil }
        return profile.data?.withFixedDate
    }
}

extension OpenProfile {
    fileprivate init?(_ encoding: CGColorSpace.Encoding) {
        let white = [0.3127, 0.3290]
        switch encoding {
        case .gray(let transfer):
            guard let curve = transfer.toneCurve else { return nil }
            self.init(curve: curve, chromaticities: white, isGray: true)
        case .rgb(let primaries, let transfer):
            guard let curve = transfer.toneCurve else { return nil }
            let c = primaries.chromaticities
            self.init(
                curve: curve, chromaticities: white + [c.red.0, c.red.1, c.green.0, c.green.1, c.blue.0, c.blue.1],
                isGray: false)
        case .cmyk:
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
        }
    }
}

extension Data {
    /// The profile with a fixed creation date, so that the same space always has the same bytes.
    fileprivate var withFixedDate: Data {
        // Year, month, day, hour, minute and second, two bytes each.
        let place = startIndex + 24
        guard count >= 36 else { return self }
        var data = self
        data.replaceSubrange(place..<place + 12, with: [0x07, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
        return data
    }
}
