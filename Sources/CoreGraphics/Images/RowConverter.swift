import Foundation

/// Turns rows of one space's components into red, green, blue of another, straight alpha kept.
struct RowConverter: Sendable {
    private enum Way: Sendable {
        /// The components are the target's.
        case same
        /// One component is all three of the target's.
        case spread
        /// Through light, and a matrix where the primaries differ.
        case light(TransferFunction, Matrix3?, TransferFunction)
        case general(ColorConversion)
    }

    private let way: Way
    /// How many components a pixel has, without its alpha.
    private let count: Int
    private let clamps: Bool

    /// `target` is an RGB space. Its components are kept in 0...1 unless it is an extended one.
    init(from space: CGColorSpace, to target: CGColorSpace) {
        count = space.numberOfComponents
        clamps = !target.kind.isExtended
        let (from, to) = (space.kind.encoding, target.kind.encoding)
        let conversion = ColorConversion(from: space, to: target)
        switch (from, to) {
        case _ where from == to: way = .same
        case (.gray(let curve), .rgb(_, let other)) where curve == other: way = .spread
        case (.rgb, .rgb): way = .light(from.transfer, conversion.matrix, to.transfer)
        default: way = .general(conversion)
        }
    }

    /// `samples` has the pixels' components, already decoded, with alpha after each.
    func convert(_ samples: UnsafeBufferPointer<Float>, into out: UnsafeMutableBufferPointer<SIMD4<Float>>) {
        for x in out.indices {
            let place = x * (count + 1)
            var color = color(samples, place)
            if clamps { color.clamp(lowerBound: .zero, upperBound: SIMD3(repeating: 1)) }
            out[x] = SIMD4(color, samples[place + count])
        }
    }

    @inline(__always)
    private func color(_ samples: UnsafeBufferPointer<Float>, _ place: Int) -> SIMD3<Float> {
        switch way {
        case .same: return SIMD3(samples[place], samples[place + 1], samples[place + 2])
        case .spread: return SIMD3(repeating: samples[place])
        case .light(let from, let matrix, let to):
            var light = Triple(
                from.light(from: Double(samples[place])), from.light(from: Double(samples[place + 1])),
                from.light(from: Double(samples[place + 2])))
            if let matrix { light = matrix * light }
            return SIMD3(
                Float(to.component(from: light.x)), Float(to.component(from: light.y)),
                Float(to.component(from: light.z)))
        case .general(let conversion):
            let color = conversion((0..<count).map { Double(samples[place + $0]) })
            return SIMD3(Float(color[0]), Float(color[1]), Float(color[2]))
        }
    }
}
