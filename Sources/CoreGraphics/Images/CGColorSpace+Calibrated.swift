public import Foundation

extension CGColorSpace {
    /// Creates a gray space with a white point and a gamma; returns nil for a white point whose Y is not 1, or a gamma
    /// that is not positive.
    /// - Parameters:
    ///   - whitePoint: the XYZ of the white point.
    ///   - blackPoint: ignored, as black is 0 in Quartz.
    ///   - gamma: the exponent that decodes components.
    public convenience init?(
        calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        gamma: CGFloat
    ) {
        // Gray is relative to reference white, whatever its own white point.
        guard Triple(white: whitePoint) != nil,
            let made = ICCProfile(gamma: gamma, chromaticities: nil, isGray: true), let profile = ICCProfile(made.data)
        else { return nil }
        self.init(.profile(profile))
    }

    /// Creates an RGB space; returns nil for a white point whose Y is not 1, or a gamma that is not positive.
    /// - Parameters:
    ///   - whitePoint: the XYZ of the white point.
    ///   - blackPoint: ignored, as black is 0 in Quartz.
    ///   - gamma: three exponents that decode the components; nil for 1.
    ///   - matrix: XYZ of red, green and blue, nine numbers; nil for XYZ itself.
    public convenience init?(
        calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        gamma: UnsafePointer<CGFloat>?, matrix: UnsafePointer<CGFloat>?
    ) {
        let gammas = gamma.map { numbers in (0..<3).map { Double(numbers[$0]) } } ?? [1, 1, 1]
        let primaries = matrix.map { numbers in (0..<9).map { Double(numbers[$0]) } } ?? [1, 0, 0, 0, 1, 0, 0, 0, 1]
        guard let white = Triple(white: whitePoint), gammas.allSatisfy({ (0.01...100).contains($0) }),
            primaries.allSatisfy({ abs($0) <= 4 }),
            let profile = ICCProfile(gammas: gammas, matrix: primaries, white: white)
        else { return nil }
        self.init(.profile(profile))
    }

    /// Creates a CIE L\*a\*b\* space; returns nil for a white point whose Y is not 1, or an empty range.
    /// - Parameters:
    ///   - whitePoint: the XYZ of the white point.
    ///   - blackPoint: ignored, as black is 0 in Quartz.
    ///   - range: the minimum and maximum of a\*, then of b\*; nil for -100...100.
    public convenience init?(
        labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        range: UnsafePointer<CGFloat>?
    ) {
        let limits = range.map { numbers in (0..<4).map { Double(numbers[$0]) } } ?? [-100, 100, -100, 100]
        guard let white = Triple(white: whitePoint), limits[0] < limits[1], limits[2] < limits[3] else { return nil }
        self.init(.lab(LabSpace(white: white, range: limits)))
    }

    /// Creates a space from the bytes of an ICC profile, or uses the alternate space if they are not a profile with
    /// this number of components; returns nil if there is no alternate.
    /// - Parameters:
    ///   - nComponents: 1, 3 or 4.
    ///   - range: ignored: the profile determines it.
    ///   - profile: the provider of the profile's bytes.
    ///   - alternate: the space to use instead.
    public convenience init?(
        iccBasedNComponents nComponents: Int, range: UnsafePointer<CGFloat>?, profile: CGDataProvider,
        alternate: CGColorSpace?
    ) {
        if let data = profile.data, let known = ICCProfile(data) {
            let space = CGColorSpace(.profile(known))
            if space.numberOfComponents == nComponents {
                self.init(space.definition)
                return
            }
        }
        guard let alternate, alternate.numberOfComponents == nComponents else { return nil }
        self.init(alternate.definition)
    }

    /// Creates a space from the result of `copyPropertyList()`; returns nil for anything else.
    public convenience init?(propertyListPlist plist: Any) {
        if let name = plist as? String {
            self.init(name: name)
        } else if let data = plist as? Data {
            self.init(iccData: data)
        } else if let parts = plist as? [Any], parts.count == 2, let base = CGColorSpace(propertyListPlist: parts[0]),
            let table = parts[1] as? Data, !table.isEmpty, base.numberOfComponents > 0,
            table.count % base.numberOfComponents == 0
        {
            let bytes = [UInt8](table)
            self.init(indexedBaseSpace: base, last: bytes.count / base.numberOfComponents - 1, colorTable: bytes)
        } else {
            return nil
        }
    }

    /// Returns a property list from which the space can be recreated: a name, a profile's bytes, or a base space and
    /// its colour table. Nil for pattern spaces and for Lab with a white point of its own.
    public func copyPropertyList() -> Any? {
        switch definition {
        case .named(let kind): kind.rawValue
        case .profile(let profile): profile.data
        case .indexed(let table): table.base.copyPropertyList().map { [$0, Data(table.bytes)] as [Any] }
        case .lab, .pattern: nil
        }
    }
}

extension Triple {
    /// Creates the XYZ of a white point, whose Y is 1.
    fileprivate init?(white: UnsafePointer<CGFloat>) {
        self.init(Double(white[0]), Double(white[1]), Double(white[2]))
        guard x > 0, y == 1, z > 0, x < 4, z < 4 else { return nil }
    }
}
