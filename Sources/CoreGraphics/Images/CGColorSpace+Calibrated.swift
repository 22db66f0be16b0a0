public import Foundation

extension CGColorSpace {
    /// Makes a gray space with a white and a gamma; nil for a white whose Y is not 1, or a gamma that is not positive.
    /// - Parameters:
    ///   - whitePoint: XYZ of white.
    ///   - blackPoint: ignored, as black is 0 in Quartz.
    ///   - gamma: the exponent that decodes components.
    public convenience init?(
        calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        gamma: CGFloat
    ) {
        // Gray is seen as the page's white is, whatever its own.
        guard Triple(white: whitePoint) != nil,
            let made = ICCProfile(gamma: gamma, chromaticities: nil, isGray: true), let profile = ICCProfile(made.data)
        else { return nil }
        self.init(.profile(profile))
    }

    /// Makes an RGB space; nil for a white whose Y is not 1, or a gamma that is not positive.
    /// - Parameters:
    ///   - whitePoint: XYZ of white.
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

    /// Makes a space of CIE L\*a\*b\*; nil for a white whose Y is not 1, or a range without numbers in it.
    /// - Parameters:
    ///   - whitePoint: XYZ of white.
    ///   - blackPoint: ignored, as black is 0 in Quartz.
    ///   - range: the least and the greatest a\*, then of b\*; nil for -100...100.
    public convenience init?(
        labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        range: UnsafePointer<CGFloat>?
    ) {
        let limits = range.map { numbers in (0..<4).map { Double(numbers[$0]) } } ?? [-100, 100, -100, 100]
        guard let white = Triple(white: whitePoint), limits[0] < limits[1], limits[2] < limits[3] else { return nil }
        self.init(.lab(LabSpace(white: white, range: limits)))
    }

    /// Makes a space from the bytes of an ICC profile; of those that are none for this many components, the alternate
    /// space; nil without one.
    /// - Parameters:
    ///   - nComponents: 1, 3 or 4.
    ///   - range: ignored: a profile knows its own.
    ///   - profile: the provider of the profile's bytes.
    ///   - alternate: the space to take in its place.
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

    /// Makes a space from what `copyPropertyList()` returned; nil for anything else.
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

    /// Returns a property list from which the space can be made again: a name, a profile's bytes, or a base space and
    /// its colour table. Nil for pattern spaces and for Lab with a white of its own.
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
    /// XYZ of a white, whose Y is 1.
    fileprivate init?(white: UnsafePointer<CGFloat>) {
        self.init(Double(white[0]), Double(white[1]), Double(white[2]))
        guard x > 0, y == 1, z > 0, x < 4, z < 4 else { return nil }
    }
}
