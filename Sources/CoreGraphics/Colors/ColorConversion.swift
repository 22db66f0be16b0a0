import Foundation

/// The way from one space's components to another's, made once and used for many colours.
struct ColorConversion: Sendable {
    private let source: CGColorSpace.Encoding
    private let destination: CGColorSpace.Encoding
    private let clamps: Bool
    /// From the source's light to the destination's, when their primaries differ.
    let matrix: Matrix3?

    init(from source: CGColorSpace, to destination: CGColorSpace) {
        self.source = source.kind.encoding
        self.destination = destination.kind.encoding
        clamps = !destination.kind.isExtended
        let from = self.source.primaries
        let to = self.destination.primaries
        matrix = from == to ? nil : to.toXYZ.inverse * from.toXYZ
    }

    /// The destination's components, alpha left out. Clamped to 0...1 unless the destination is an extended space.
    func callAsFunction(_ components: [Double]) -> [Double] {
        let converted = source == destination ? components : encode(light(of: components))
        return clamps ? converted.map { min(max($0, 0), 1) } : converted
    }

    private func light(of components: [Double]) -> Triple {
        let light =
            switch source {
            case .gray(let transfer):
                Triple(repeating: transfer.light(from: components[0]))
            case .rgb(_, let transfer):
                Triple(
                    transfer.light(from: components[0]), transfer.light(from: components[1]),
                    transfer.light(from: components[2]))
            }
        return matrix.map { $0 * light } ?? light
    }

    private func encode(_ light: Triple) -> [Double] {
        switch destination {
        case .gray(let transfer):
            // The weights of the primaries in luminance: the matrix's row for Y.
            let toXYZ = destination.primaries.toXYZ.columns
            let luminance = light.x * toXYZ.0.y + light.y * toXYZ.1.y + light.z * toXYZ.2.y
            return [transfer.component(from: luminance)]
        case .rgb(_, let transfer):
            return [
                transfer.component(from: light.x), transfer.component(from: light.y), transfer.component(from: light.z),
            ]
        }
    }
}

extension CGColorSpace.Encoding {
    /// Gray has the white of every space here, so any primaries serve; sRGB's need no matrix when painting.
    fileprivate var primaries: RGBPrimaries {
        switch self {
        case .gray: .rec709
        case .rgb(let primaries, _): primaries
        }
    }

    var transfer: TransferFunction {
        switch self {
        case .gray(let transfer), .rgb(_, let transfer): transfer
        }
    }
}
