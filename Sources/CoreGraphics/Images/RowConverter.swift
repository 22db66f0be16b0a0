import Foundation

/// Converts rows of one space's components to red, green and blue of another, preserving unpremultiplied alpha.
struct RowConverter: Sendable {
    private enum Way: Sendable {
        /// The components are the target's.
        case same
        /// One component is copied to all three of the target's.
        case spread
        /// Through linear light, and a matrix where the primaries differ.
        case light(TransferFunction, Matrix3?, TransferFunction)
        /// Inks, each of which subtracts its complement from the target's white.
        case inks
        /// A profile's colours to linear light, then as above.
        case profile(ICCTransform, Matrix3?, TransferFunction)
        case each(ColorConversion)
    }

    private let way: Way
    /// The number of components per pixel, without alpha.
    private let count: Int
    private let clamps: Bool
    private let mapsTones: Bool

    /// Creates a converter. `target` is a named RGB space; components are clamped to 0...1 unless it is an extended
    /// one.
    init(from space: CGColorSpace, to target: CGColorSpace, intent: CGColorRenderingIntent = .defaultIntent) {
        count = space.numberOfComponents
        clamps = !target.isExtended
        let conversion = ColorConversion(from: space, to: target, intent: intent)
        mapsTones = conversion.mapsTones
        guard case .rgb(_, let curve)? = target.encoding else {
            way = .each(conversion)
            return
        }
        switch space.definition {
        case _ where space.encoding == target.encoding: way = .same
        case .named(let kind):
            switch kind.encoding {
            case .gray(let own): way = own == curve ? .spread : .each(conversion)
            case .rgb(_, let own): way = .light(own, conversion.matrix, curve)
            case .cmyk: way = target.isEncodedAsSRGB ? .inks : .each(conversion)
            case .lab, .xyz: way = .each(conversion)
            }
        case .profile(let profile):
            way =
                ICCTransform.of(profile, .toLight, .init(intent: intent))
                .map { .profile($0, conversion.matrix, curve) } ?? .each(conversion)
        case .lab, .indexed, .pattern: way = .each(conversion)
        }
    }

    /// Converts pixels; `samples` holds their components, already decoded, with alpha after each.
    func convert(_ samples: UnsafeBufferPointer<Float>, into out: UnsafeMutableBufferPointer<SIMD4<Float>>) {
        let stride = count + 1
        if case .profile(let transform, let matrix, let curve) = way {
            let linearComponents = transform.linearComponents(
                of: out.indices.flatMap { x in (0..<count).map { Double(samples[x * stride + $0]) } })
            for x in out.indices {
                let light = Triple(linearComponents[x * 3], linearComponents[x * 3 + 1], linearComponents[x * 3 + 2])
                out[x] = SIMD4(encoded(light, matrix, curve), samples[x * stride + count])
            }
        } else {
            for x in out.indices { out[x] = SIMD4(color(samples, x * stride), samples[x * stride + count]) }
        }
        guard clamps else { return }
        for x in out.indices { out[x].clamp(lowerBound: .zero, upperBound: .one) }
    }

    @inline(__always)
    private func color(_ samples: UnsafeBufferPointer<Float>, _ place: Int) -> SIMD3<Float> {
        switch way {
        case .same: return SIMD3(samples[place], samples[place + 1], samples[place + 2])
        case .spread: return SIMD3(repeating: samples[place])
        case .light(let own, let matrix, let curve):
            let light = Triple(
                own.light(from: Double(samples[place])), own.light(from: Double(samples[place + 1])),
                own.light(from: Double(samples[place + 2])))
            return encoded(light, matrix, curve)
        case .inks:
            let inks = SIMD4(samples[place], samples[place + 1], samples[place + 2], samples[place + 3])
                .clamped(lowerBound: .zero, upperBound: .one)
            return SIMD3(1 - inks.x, 1 - inks.y, 1 - inks.z) * (1 - inks.w)
        case .profile, .each:
            guard case .each(let conversion) = way else { return .zero }
            let color = conversion((0..<count).map { Double(samples[place + $0]) })
            return SIMD3(Float(color[0]), Float(color[1]), Float(color[2]))
        }
    }

    private func encoded(_ light: Triple, _ matrix: Matrix3?, _ curve: TransferFunction) -> SIMD3<Float> {
        let seen = matrix.map { $0 * light } ?? light
        let light = mapsTones ? ToneMapping.standardRange(seen) : seen
        return SIMD3(
            Float(curve.component(from: light.x)), Float(curve.component(from: light.y)),
            Float(curve.component(from: light.z)))
    }
}
