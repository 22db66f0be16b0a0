import Foundation

extension CGColorSpace.Kind {
    /// Returns the first space whose own profile has these very bytes; nil for other profiles.
    static func described(by profile: ICCProfile) -> Self? {
        guard let name = profile.name else { return nil }
        return allCases.first { $0.profileName == name && $0.profileData == profile.data }
    }
}

extension CGColorSpace {
    /// The space of a file's profile: a named one if the profile's description names it and its values confirm it, so
    /// that code can look it up by name.
    package static func of(_ profile: ICCProfile) -> CGColorSpace {
        let own = CGColorSpace(.profile(profile))
        guard profile.model == .rgb, let name = profile.name,
            let kind = known.first(where: { name.hasPrefix($0.name) })?.kind
        else { return own }
        let named = CGColorSpace(kind: kind)
        let conversion = ColorConversion(from: own, to: named)
        let probes: [[Double]] = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0.5, 0.5, 0.5], [0.2, 0.6, 0.9]]
        let isAlike = probes.allSatisfy { probe in
            zip(conversion(probe), probe).allSatisfy { abs($0 - $1) < 0.012 }
        }
        return isAlike ? named : own
    }

    /// The descriptions in profiles of named spaces: in Kasane's own and in others.
    private static let known: [(name: String, kind: Kind)] = {
        let own: [Kind] = [
            .sRGB, .displayP3, .adobeRGB1998, .rommrgb, .itur_2020_sRGBGamma, .itur_2020, .itur_709,
            .acescgLinear, .linearSRGB, .linearDisplayP3, .linearITUR_2020,
        ]
        var names: [(name: String, kind: Kind)] = own.compactMap { kind in kind.profileName.map { ($0, kind) } }
        names += [
            ("sRGB", .sRGB), ("Adobe RGB", .adobeRGB1998), ("ROMM RGB", .rommrgb), ("ProPhoto RGB", .rommrgb),
            ("ITU-R BT.2020", .itur_2020), ("Rec. ITU-R BT.2020", .itur_2020), ("ITU-R BT.709", .itur_709),
            ("Rec. ITU-R BT.709", .itur_709),
        ]
        for intent in ["Rel", "Per"] {
            // The descriptions that libjxl gives the profiles it creates: model, white point, primaries, intent, curve.
            names += [
                ("RGB_D65_SRG_\(intent)_SRG", .sRGB), ("RGB_D65_DCI_\(intent)_SRG", .displayP3),
                ("RGB_D65_202_\(intent)_709", .itur_2020), ("RGB_D65_SRG_\(intent)_Lin", .linearSRGB),
                ("RGB_D65_DCI_\(intent)_Lin", .linearDisplayP3), ("RGB_D65_202_\(intent)_Lin", .linearITUR_2020),
            ]
        }
        return names
    }()

    /// Returns the space of a file that specifies its primaries and curve by the code points of ITU-T H.273; nil for
    /// others.
    package static func of(codePoints primaries: Int, transfer: Int) -> CGColorSpace? {
        let kind: Kind?
        switch (primaries, transfer) {
        case (1, 13): kind = .sRGB
        case (1, 1), (1, 6): kind = .itur_709
        case (1, 8): kind = .linearSRGB
        case (1, 16): kind = .itur_709_PQ
        case (1, 18): kind = .itur_709_HLG
        case (9, 1), (9, 6), (9, 14), (9, 15): kind = .itur_2020
        case (9, 8): kind = .linearITUR_2020
        case (9, 13): kind = .itur_2020_sRGBGamma
        case (9, 16): kind = .itur_2100_PQ
        case (9, 18): kind = .itur_2100_HLG
        case (12, 8): kind = .linearDisplayP3
        case (12, 13), (12, 1): kind = .displayP3
        case (12, 16): kind = .displayP3_PQ
        case (12, 18): kind = .displayP3_HLG
        default: kind = nil
        }
        return kind.map { CGColorSpace(kind: $0) }
    }
}
