public import Foundation

/// A colour space, which defines how a colour's components are interpreted.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcolorspace)
public final class CGColorSpace: Hashable, Sendable {
    /// The definition of a space.
    enum Definition: Hashable, Sendable {
        case named(Kind)
        case profile(ICCProfile)
        /// CIE L*a*b* with a white point of its own.
        case lab(LabSpace)
        case indexed(ColorTable)
        /// A coloured pattern's space, or one of uncoloured patterns painted in a base space.
        case pattern(CGColorSpace?)
    }

    let definition: Definition

    init(_ definition: Definition) { self.definition = definition }

    package convenience init(kind: Kind) { self.init(.named(kind)) }

    /// Creates the space with a well-known name, one of this class's constants; returns nil for an unknown name.
    public convenience init?(name: CFString) {
        guard let kind = Kind(rawValue: name) else { return nil }
        self.init(kind: kind)
    }

    /// Creates a space from an ICC profile, given as `Data`: gray, RGB, CMYK or Lab. The profile bytes of a named space
    /// yield that space.
    ///
    /// Nil for anything else.
    public convenience init?(iccData: Any) {
        guard let data = iccData as? Data, let profile = ICCProfile(data) else { return nil }
        self.init(Kind.described(by: profile).map { .named($0) } ?? .profile(profile))
    }

    /// Creates an indexed space, whose single component, 0 to `last`, is an index into a colour table.
    ///
    /// `colorTable` holds one byte per component of `baseSpace` for each colour. Nil when `last` is not in 0...255, or
    /// the base space is itself an indexed or pattern space.
    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>) {
        guard (0...255).contains(last), let table = ColorTable(base: baseSpace, last: last, bytes: colorTable) else {
            return nil
        }
        self.init(.indexed(table))
    }

    /// Creates a pattern space: for coloured patterns when `patternBaseSpace` is nil, otherwise for uncoloured patterns
    /// painted in colours of that space.
    ///
    /// Nil when the base space is itself a pattern space.
    public convenience init?(patternBaseSpace: CGColorSpace?) {
        if patternBaseSpace?.model == .pattern { return nil }
        self.init(.pattern(patternBaseSpace))
    }

    /// The name that `init(name:)` takes; nil for an unnamed space.
    public var name: CFString? {
        guard case .named(let kind) = definition else { return nil }
        return kind.rawValue
    }

    /// The colour model of the space.
    public var model: CGColorSpaceModel {
        switch definition {
        case .named(let kind):
            switch kind.encoding {
            case .gray: .monochrome
            case .rgb: .rgb
            case .cmyk: .cmyk
            case .lab: .lab
            case .xyz: .XYZ
            }
        case .lab: .lab
        case .profile(let profile): profile.model
        case .indexed: .indexed
        case .pattern: .pattern
        }
    }

    /// The number of components without alpha: 1 for gray and indexed colours, 3 for RGB, 4 for CMYK; a pattern space
    /// has those of its base space.
    public var numberOfComponents: Int {
        if case .pattern(let base) = definition { return base?.numberOfComponents ?? 0 }
        switch model {
        case .monochrome, .indexed: return 1
        case .cmyk: return 4
        default: return 3
        }
    }

    /// Whether this is an RGB space whose gamut is clearly larger than sRGB's, including extended ranges.
    public var isWideGamutRGB: Bool {
        if case .profile(let profile) = definition, profile.model == .rgb { return profile.isWiderThanSRGB }
        guard case .named(let kind) = definition, case .rgb(let primaries, _) = kind.encoding else { return false }
        return primaries != .rec709 || kind.isExtended
    }

    /// The base space of an indexed or pattern space; nil for others.
    public var baseColorSpace: CGColorSpace? {
        switch definition {
        case .indexed(let table): table.base
        case .pattern(let base): base
        case .named, .profile, .lab: nil
        }
    }

    /// The colour table of an indexed space, one byte per component; nil for other spaces.
    public var colorTable: [UInt8]? {
        guard case .indexed(let table) = definition else { return nil }
        return table.bytes
    }

    /// Returns the space's ICC profile; an extended space returns that of the space it extends. Nil for device spaces,
    /// CMYK without a profile, and indexed and pattern spaces.
    public func copyICCData() -> CFData? {
        switch definition {
        case .profile(let profile): profile.data
        case .named(let kind): kind.profileData
        case .lab(let lab): lab.profileData
        case .indexed, .pattern: nil
        }
    }

    /// Whether both are the same space.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a === b || a.definition == b.definition }
    /// Hashes the space's definition.
    public func hash(into hasher: inout Hasher) { hasher.combine(definition) }
}

/// The colour table of an indexed space.
struct ColorTable: Hashable, Sendable {
    let base: CGColorSpace
    let bytes: [UInt8]

    /// Nil for an indexed or pattern base space.
    init?(base: CGColorSpace, last: Int, bytes: UnsafePointer<UInt8>) {
        guard base.model != .indexed, base.model != .pattern else { return nil }
        self.base = base
        self.bytes = Array(UnsafeBufferPointer(start: bytes, count: (last + 1) * base.numberOfComponents))
    }

    /// The components, in the base space, of the colour at the integer index nearest to `index`.
    func components(at index: Double) -> [Double] {
        let count = base.numberOfComponents
        let last = Double(bytes.count / count - 1)
        let place = index.isNaN ? 0 : Int(min(max(index.rounded(), 0), last))
        let bytes = bytes[place * count..<(place + 1) * count].map { Double($0) / 255 }
        // Lab's components are not in 0...1.
        return base.model == .lab ? [bytes[0] * 100, bytes[1] * 255 - 128, bytes[2] * 255 - 128] : bytes
    }
}

// MARK: - Device spaces

/// Returns the device RGB space, which is always sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Returns the device CMYK space, which is converted as `genericCMYK`.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

extension CGColorSpace {
    package static let standard = CGColorSpace(kind: .sRGB)
    package static let deviceRGB = CGColorSpace(kind: .deviceRGB)
    package static let deviceGray = CGColorSpace(kind: .deviceGray)
    package static let deviceCMYK = CGColorSpace(kind: .deviceCMYK)
    package static let genericCMYKSpace = CGColorSpace(kind: .genericCMYK)
    package static let genericGray = CGColorSpace(kind: .genericGrayGamma2_2)
}

extension CGColorSpace {
    /// True when components are those of sRGB, so that painting needs no conversion.
    var isEncodedAsSRGB: Bool { encoding == .rgb(.rec709, .sRGB) }

    /// True when pixel values need no conversion to be shown: sRGB, and grays on its curve.
    var needsNoConversion: Bool { isEncodedAsSRGB || encoding == .gray(.sRGB) }

    /// True when components may lie outside 0...1.
    var isExtended: Bool {
        guard case .named(let kind) = definition, model != .lab, model != .XYZ else {
            return [.lab, .XYZ, .indexed].contains(model)
        }
        return kind.isExtended
    }

    /// The encoding of a space that is defined by its name.
    var encoding: Encoding? {
        guard case .named(let kind) = definition else { return nil }
        return kind.encoding
    }
}

extension CGColorSpace {
    /// True when components can be brighter than reference white.
    var isHighDynamicRange: Bool {
        guard case .rgb(_, let transfer)? = encoding else { return false }
        return transfer.isHighDynamicRange
    }
}
