import Foundation

/// A conversion from one colour space to another, prepared once and applied to many colours.
///
/// It passes through linear light with sRGB's primaries, unless both spaces share their primaries and curves.
package struct ColorConversion: Sendable {
    private let source: ColorCoding
    private let destination: ColorCoding
    private let isIdentity: Bool
    private let clamps: Bool
    /// From the source's linear light to the destination's, when their primaries differ.
    let matrix: Matrix3?
    /// Whether the source's white becomes the destination's.
    private let adaptsWhite: Bool
    /// Whether the source is brighter than the destination can represent.
    let mapsTones: Bool

    /// - Parameters:
    ///   - compensates: whether black point compensation maps the darkest colour of one profile to that of the other.
    ///   - curveSize: the number of entries in the table of the source's curve; nil for the curve itself.
    package init(
        from source: CGColorSpace, to destination: CGColorSpace, intent: CGColorRenderingIntent = .defaultIntent,
        compensates: Bool = false, curveSize: Int? = nil
    ) {
        let way = ICCTransform.Way(intent: intent, compensates: compensates)
        let coding = ColorCoding(source, .toLight, way)
        self.source = curveSize.map { coding.tabulated($0) } ?? coding
        self.destination = ColorCoding(destination, .fromLight, way)
        isIdentity = source == destination || (source.encoding != nil && source.encoding == destination.encoding)
        clamps = !destination.isExtended
        let (from, to) = (self.source.primaries, self.destination.primaries)
        // The absolute intent keeps a space's white point instead of mapping it to the other's.
        adaptsWhite = intent != .absoluteColorimetric
        matrix =
            from == to
            ? nil : adaptsWhite ? to.toXYZ.inverse * from.toXYZ : to.toOwnXYZ.inverse * from.toOwnXYZ
        mapsTones = source.isHighDynamicRange && !destination.isHighDynamicRange && !destination.isExtended
    }

    /// The destination's components, without alpha. Clamped to 0...1 unless the destination is an extended space.
    package func callAsFunction(_ components: [Double]) -> [Double] {
        let converted = isIdentity ? components : convert(components)
        return clamps ? converted.map { min(max($0, 0), 1) } : converted
    }

    /// Returns the components of a gray or of inks in an RGB space with the same curve, without a detour through light,
    /// whose rounding would make white slightly less than 1; nil for other spaces.
    private func sourceAsRGB(_ components: [Double]) -> [Double]? {
        switch (source, destination) {
        case (.gray(let curve), .rgb(_, let own)) where curve == own && adaptsWhite:
            Array(repeating: components[0], count: 3)
        case (.cmyk, .rgb(.rec709, .sRGB)): ColorCoding.rgb(ofInks: components)
        default: nil
        }
    }

    private func convert(_ components: [Double]) -> [Double] {
        if let same = sourceAsRGB(components) { return same }
        let light = source.light(of: components)
        let seen = matrix.map { $0 * light } ?? light
        return destination.components(of: mapsTones ? ToneMapping.standardRange(seen) : seen)
    }
}

/// How a space's components decode to linear light and encode from it.
indirect enum ColorCoding: Sendable {
    case gray(TransferFunction)
    case rgb(RGBPrimaries, TransferFunction)
    case cmyk
    case lab(LabSpace)
    case xyz
    case profile(ICCTransform)
    /// Primaries, and the light at evenly spaced component values, linearly interpolated. Decodes only.
    case table(RGBPrimaries, [Double])
    case indexed(ColorTable, ColorCoding)
    /// Black: patterns have no colour of their own, and some profiles do not convert in both directions.
    case none

    init(_ space: CGColorSpace, _ direction: ICCTransform.Direction, _ way: ICCTransform.Way = .init()) {
        switch space.definition {
        case .named(let kind):
            switch kind.encoding {
            case .gray(let transfer): self = .gray(transfer)
            case .rgb(let primaries, let transfer): self = .rgb(primaries, transfer)
            case .cmyk: self = .cmyk
            case .lab(let lab): self = .lab(lab)
            case .xyz: self = .xyz
            }
        case .lab(let lab):
            self = .lab(lab)
        case .profile(let profile):
            self = ICCTransform.of(profile, direction, way).map { .profile($0) } ?? .none
        case .indexed(let table):
            self = .indexed(table, ColorCoding(table.base, direction, way))
        case .pattern:
            self = .none
        }
    }

    /// The primaries of the linear light, whose white point is adapted to D65, so gray may use any; sRGB's need no
    /// matrix when painting.
    var primaries: RGBPrimaries {
        switch self {
        case .rgb(let primaries, _), .table(let primaries, _): primaries
        case .indexed(_, let base): base.primaries
        case .gray, .cmyk, .lab, .xyz, .profile, .none: .rec709
        }
    }

    func light(of c: [Double]) -> Triple {
        switch self {
        case .gray(let transfer):
            return Triple(repeating: transfer.light(from: c[0]))
        case .rgb(_, let transfer):
            return Triple(transfer.light(from: c[0]), transfer.light(from: c[1]), transfer.light(from: c[2]))
        case .cmyk:
            return ColorCoding.rgb(.rec709, .sRGB).light(of: ColorCoding.rgb(ofInks: c))
        case .lab(let lab):
            return lab.light(of: c)
        case .xyz:
            return LinearXYZ.light(Triple(c[0], c[1], c[2]), white: StandardWhite.d50)
        case .profile(let transform):
            return transform.light(of: c)
        case .table(_, let entries):
            return Triple(entries.value(at: c[0]), entries.value(at: c[1]), entries.value(at: c[2]))
        case .indexed(let table, let base):
            return base.light(of: table.components(at: c[0]))
        case .none:
            return .zero
        }
    }

    /// Returns what inks leave of sRGB's white: each subtracts its complement, and black subtracts from all.
    static func rgb(ofInks c: [Double]) -> [Double] {
        let left = 1 - unit(c[3])
        return (0..<3).map { (1 - unit(c[$0])) * left }
    }

    func components(of light: Triple) -> [Double] {
        switch self {
        case .gray(let transfer):
            // The luminance weights of the primaries: the matrix's row for Y.
            let toXYZ = primaries.toXYZ.columns
            let luminance = light.x * toXYZ.0.y + light.y * toXYZ.1.y + light.z * toXYZ.2.y
            return [transfer.component(from: luminance)]
        case .rgb(_, let transfer):
            return [
                transfer.component(from: light.x), transfer.component(from: light.y), transfer.component(from: light.z),
            ]
        case .cmyk:
            // Black is the part common to all three.
            let rgb = ColorCoding.rgb(.rec709, .sRGB).components(of: light).map(unit)
            let most = max(rgb[0], rgb[1], rgb[2])
            return most == 0 ? [0, 0, 0, 1] : rgb.map { 1 - $0 / most } + [1 - most]
        case .lab(let lab):
            return lab.components(of: light)
        case .xyz:
            let xyz = LinearXYZ.xyz(light, white: StandardWhite.d50)
            return [xyz.x, xyz.y, xyz.z]
        case .profile(let transform):
            return transform.components(of: light)
        case .indexed(let table, let base):
            return [table.index(nearestTo: base.components(of: light))]
        case .none, .table:
            return [0, 0, 0, 0]
        }
    }

    /// Returns the coding with its curve as a table of `count` entries, if it is RGB's.
    func tabulated(_ count: Int) -> ColorCoding {
        guard case .rgb(let primaries, let transfer) = self else { return self }
        return .table(primaries, (0..<count).map { transfer.light(from: Double($0) / Double(count - 1)) })
    }
}

extension [Double] {
    /// Returns the value at a position in 0...1, linearly interpolated between entries.
    fileprivate func value(at place: Double) -> Double {
        let scaled = unit(place) * Double(count - 1)
        let index = Swift.min(Int(scaled), count - 2)
        return self[index] + (self[index + 1] - self[index]) * (scaled - Double(index))
    }
}

extension ColorTable {
    /// The index of the table's colour nearest to components of the base space.
    fileprivate func index(nearestTo components: [Double]) -> Double {
        let count = bytes.count / base.numberOfComponents
        func distance(_ i: Int) -> Double {
            zip(self.components(at: Double(i)), components).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        }
        return (0..<count).map { (distance($0), Double($0)) }.min { $0.0 < $1.0 }?.1 ?? 0
    }
}

private func unit(_ v: Double) -> Double { v.isNaN ? 0 : min(max(v, 0), 1) }
