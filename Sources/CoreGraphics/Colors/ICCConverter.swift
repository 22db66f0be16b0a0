import CLCMS
import Foundation

/// Converts rows of 8-bit pixels from a profile's space to sRGB, in place.
// `@unchecked Sendable`: the transform is made without a cache, so converting does not change it.
package final class ICCConverter: @unchecked Sendable {
    private let transform: cmsHTRANSFORM
    /// The conversion of each gray level: red, green, blue and an unused byte.
    private let grays: [UInt8]?

    init?(_ profile: ICCProfile, from form: ICCProfile.Form) {
        guard let source = OpenProfile.converting(profile), let target = OpenProfile.sRGB(),
            let input = form.type(of: profile.model)
        else { return nil }
        let flags = cmsUInt32Number(cmsFLAGS_NOCACHE)
        let made = cmsCreateTransform(
            source.handle, input, target.handle, kasane_cms_rgba_8, cmsUInt32Number(INTENT_PERCEPTUAL), flags)
        guard let made else { return nil }
        transform = made
        grays = profile.model == .monochrome ? Self.grays(made) : nil
    }

    deinit { cmsDeleteTransform(transform) }

    /// Converts four-byte pixels to red, green and blue. RGBA keeps its fourth byte; for CMYK it is undefined.
    package func convert(_ row: UnsafeMutablePointer<UInt8>, count: Int) {
        guard let grays else {
            // A row has less than 2^28 pixels.
            cmsDoTransform(transform, row, row, cmsUInt32Number(count))
            return
        }
        for pixel in stride(from: 0, to: count * 4, by: 4) {
            let gray = Int(row[pixel]) * 4
            for i in 0..<3 { row[pixel + i] = grays[gray + i] }
        }
    }

    private static func grays(_ transform: cmsHTRANSFORM) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: 256 * 4)
        cmsDoTransform(transform, (0...255).map { UInt8($0) }, &result, 256)
        return result
    }

    /// Whether the conversion is the identity within one level.
    fileprivate var isIdentity: Bool {
        let steps = Array(stride(from: UInt8(0), through: 250, by: 25)) + [255]
        if grays != nil { return isNearIdentity(steps.flatMap { [$0, $0, $0, 255] }) }
        return steps.allSatisfy { red in
            isNearIdentity(steps.flatMap { green in steps.flatMap { blue in [red, green, blue, 255] } })
        }
    }

    private func isNearIdentity(_ pixels: [UInt8]) -> Bool {
        var converted = pixels
        converted.withUnsafeMutableBufferPointer { buffer in
            if let base = buffer.baseAddress { convert(base, count: buffer.count / 4) }
        }
        return zip(pixels, converted).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }
}

extension ICCProfile {
    /// The format of four-byte pixels.
    package enum Form: Hashable, Sendable {
        /// Red, green, blue (all equal for gray) and straight alpha.
        case rgba
        /// CMYK, possibly inverted.
        case cmyk(isInverted: Bool)

        fileprivate func type(of model: CGColorSpaceModel) -> cmsUInt32Number? {
            switch (self, model) {
            case (.rgba, .rgb): kasane_cms_rgba_8
            case (.rgba, .monochrome): kasane_cms_gray_8
            case (.cmyk(let isInverted), .cmyk): isInverted ? kasane_cms_cmyk_8_inverted : kasane_cms_cmyk_8
            default: nil
            }
        }
    }

    /// Nil for a profile within one level of sRGB, and for one of another colour model.
    package func converter(from form: Form) -> ICCConverter? {
        guard let converter = ICCConverter(self, from: form) else { return nil }
        return form == .rgba && converter.isIdentity ? nil : converter
    }
}
