import CLCMS
import Foundation

/// An ICC profile, which defines the meaning of a device's or a file's colours.
package struct ICCProfile: Hashable, Sendable {
    /// The profile's bytes.
    package let data: Data
    /// The profile's colour model: gray, RGB, CMYK or Lab.
    package let model: CGColorSpaceModel
    /// The profile's description.
    package let name: String?

    /// The accepted sizes of profiles, in bytes: from a bare header to far more than any table needs.
    private static let sizes = 128...8 << 20

    /// Returns nil for bytes that are not a profile of a device or of a colour space.
    package init?(_ data: Data) {
        guard Self.sizes.contains(data.count), let profile = OpenProfile(data), let model = profile.model else {
            return nil
        }
        self.data = data
        self.model = model
        name = profile.name
    }

    /// Nil also for a profile of another colour model.
    package init?(_ data: Data, model: CGColorSpaceModel) {
        self.init(data)
        guard self.model == model else { return nil }
    }

    /// Creates a profile from a file's gamma exponent and, if present, the chromaticities of its white, red, green and
    /// blue.
    ///
    /// Nil for values that describe no valid colour space.
    package init?(gamma: Double, chromaticities: [Double]?, isGray: Bool) {
        let c = chromaticities ?? [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]
        guard (0.01...100).contains(gamma), c.count == 8, c.allSatisfy({ (0...1).contains($0) }),
            stride(from: 1, to: 8, by: 2).allSatisfy({ c[$0] > 0 }),
            let data = OpenProfile(gamma: gamma, chromaticities: c, isGray: isGray)?.data
        else { return nil }
        self.data = data
        model = isGray ? .monochrome : .rgb
        name = nil
    }
}

extension ICCProfile {
    /// Creates the profile of a calibrated device; returns nil for numbers that describe none.
    init?(gammas: [Double], matrix: [Double], white: Triple) {
        guard let data = OpenProfile.calibrated(gammas: gammas, matrix: matrix, white: white)?.data?.withFixedDate
        else {
            return nil
        }
        self.init(data)
    }

    /// Whether one of an RGB space's primaries lies clearly outside sRGB.
    var isWiderThanSRGB: Bool {
        guard let transform = ICCTransform.of(self, .toLight) else { return false }
        return [[1.0, 0, 0], [0, 1, 0], [0, 0, 1]].contains { primary in
            let light = transform.light(of: primary)
            return light.min() < -0.02 || light.max() > 1.02
        }
    }
}

/// A profile opened by lcms2.
struct OpenProfile: ~Copyable {
    let handle: cmsHPROFILE

    /// A context that bounds what untrusted profiles may allocate. It never changes, so threads may share it.
    private nonisolated(unsafe) static let bounded = kasane_cms_make_context()

    init?(_ data: Data) {
        guard let context = Self.bounded else { return nil }
        let opened = data.withUnsafeBytes {
            cmsOpenProfileFromMemTHR(context, $0.baseAddress, cmsUInt32Number($0.count))
        }
        guard let opened else { return nil }
        handle = opened
    }

    init?(gamma: Double, chromaticities c: [Double], isGray: Bool) {
        guard let curve = cmsBuildGamma(nil, gamma) else { return nil }
        self.init(curve: curve, chromaticities: c, isGray: isGray)
    }

    /// Creates a profile from one curve, which is freed, and the chromaticities of white, red, green and blue.
    init?(curve: OpaquePointer, chromaticities c: [Double], isGray: Bool) {
        defer { cmsFreeToneCurve(curve) }
        func point(_ i: Int) -> cmsCIExyY { cmsCIExyY(x: c[i], y: c[i + 1], Y: 1) }
        var white = point(0)
        var made: cmsHPROFILE?
        if isGray {
            made = cmsCreateGrayProfile(&white, curve)
        } else {
            var primaries = cmsCIExyYTRIPLE(Red: point(2), Green: point(4), Blue: point(6))
            var curves: [OpaquePointer?] = [curve, curve, curve]
            made = cmsCreateRGBProfile(&white, &primaries, &curves)
        }
        guard let made else { return nil }
        handle = made
    }

    /// lcms2's built-in sRGB profile.
    private init?(sRGB: Void) {
        guard let made = cmsCreate_sRGBProfile() else { return nil }
        handle = made
    }

    static func sRGB() -> OpenProfile? { OpenProfile(sRGB: ()) }

    private init?(made: cmsHPROFILE?) {
        guard let made else { return nil }
        handle = made
    }

    /// Lab with the white point D50.
    static func lab() -> OpenProfile? { OpenProfile(made: cmsCreateLab4Profile(nil)) }

    /// XYZ with the white point D50.
    static func xyz() -> OpenProfile? { OpenProfile(made: cmsCreateXYZProfile()) }

    /// A calibrated profile: a gamma for each component, the XYZ of red, green and blue, one after the other, and a
    /// white point whose Y is 1.
    static func calibrated(gammas: [Double], matrix: [Double], white: Triple) -> OpenProfile? {
        let adapted = StandardWhite.adaptation(from: white, to: StandardWhite.d50)
        guard let profile = OpenProfile(made: cmsCreateProfilePlaceholder(nil)) else { return nil }
        let handle = profile.handle
        cmsSetProfileVersion(handle, 4.3)
        cmsSetDeviceClass(handle, cmsSigDisplayClass)
        cmsSetColorSpace(handle, cmsSigRgbData)
        cmsSetPCS(handle, cmsSigXYZData)
        var media = cmsCIEXYZ(X: StandardWhite.d50.x, Y: 1, Z: StandardWhite.d50.z)
        var isWritten = cmsWriteTag(handle, cmsSigMediaWhitePointTag, &media) != 0
        let colorants = [cmsSigRedColorantTag, cmsSigGreenColorantTag, cmsSigBlueColorantTag]
        let curves = [cmsSigRedTRCTag, cmsSigGreenTRCTag, cmsSigBlueTRCTag]
        for i in 0..<3 {
            let primary = adapted * Triple(matrix[i * 3], matrix[i * 3 + 1], matrix[i * 3 + 2])
            var color = cmsCIEXYZ(X: primary.x, Y: primary.y, Z: primary.z)
            isWritten = cmsWriteTag(handle, colorants[i], &color) != 0 && isWritten
            guard let curve = cmsBuildGamma(nil, gammas[i]) else { return nil }
            isWritten = cmsWriteTag(handle, curves[i], UnsafeRawPointer(curve)) != 0 && isWritten
            cmsFreeToneCurve(curve)
        }
        if !isWritten { return nil }
        return profile
    }

    /// Opens a profile for conversion. The profile that Apple's systems embed in wide-gamut photographs for sharing is
    /// treated as sRGB where no wider gamut is shown: its colours are already as they are to be seen there.
    static func converting(_ profile: ICCProfile) -> OpenProfile? {
        guard let opened = OpenProfile(profile.data) else { return nil }
        if profile.model == .rgb, cmsIsTag(opened.handle, sharingTag) != 0 { return sRGB() }
        return opened
    }

    /// A private tag that only this profile has, `aapy`.
    private static let sharingTag = cmsTagSignature(rawValue: 0x6161_7079)

    deinit { cmsCloseProfile(handle) }

    var model: CGColorSpaceModel? {
        let classes = [cmsSigInputClass, cmsSigDisplayClass, cmsSigOutputClass, cmsSigColorSpaceClass]
        guard classes.contains(cmsGetDeviceClass(handle)) else { return nil }
        switch cmsGetColorSpace(handle) {
        case cmsSigGrayData: return .monochrome
        case cmsSigRgbData: return .rgb
        case cmsSigCmykData: return .cmyk
        case cmsSigLabData: return .lab
        default: return nil
        }
    }

    var name: String? {
        var text = [CChar](repeating: 0, count: 256)
        // The buffer stays zero-terminated, however long the name is.
        guard cmsGetProfileInfoASCII(handle, cmsInfoDescription, "en", "US", &text, 255) > 0 else { return nil }
        let name = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return name.isEmpty ? nil : name
    }

    /// Gives the profile a description, in ASCII.
    func setName(_ name: String) {
        guard let texts = cmsMLUalloc(nil, 1) else { return }
        defer { cmsMLUfree(texts) }
        guard cmsMLUsetASCII(texts, "en", "US", name) != 0 else { return }
        cmsWriteTag(handle, cmsSigProfileDescriptionTag, UnsafeRawPointer(texts))
    }

    var data: Data? {
        var count: cmsUInt32Number = 0
        guard cmsSaveProfileToMem(handle, nil, &count) != 0 else { return nil }
        var data = Data(count: Int(count))
        let isSaved = data.withUnsafeMutableBytes { cmsSaveProfileToMem(handle, $0.baseAddress, &count) }
        return isSaved != 0 ? data : nil
    }
}
