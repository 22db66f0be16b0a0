import CoreGraphics
import Foundation
package import Raster

/// One particle at one moment.
package struct Particle: Sendable, BitwiseCopyable {
    /// In the emitter layer's coordinates.
    package var x, y, z: Double
    package var scale: Double
    /// In radians, from x towards y.
    package var rotation: Double
    package var color: PaintColor
    /// The time of birth, in the layer's local time.
    package var birth: Double
    /// The index of its sprite in the emission.
    var sprite: Int
}

/// A particle's initial state, which together with its age determines its later state.
struct ParticleLaunch {
    var point: SIMD3<Double>
    var velocity: SIMD3<Double>
    var acceleration: SIMD3<Double>
    var scale: Double
    var scaleSpeed: Double
    var spin: Double
    var color: SIMD4<Double>
    var colorSpeed: SIMD4<Double>
    var lifetime: Double
    /// A unique random seed.
    var seed: UInt64

    // The exact solution for a constant acceleration, so that no frame depends on those before it.
    func point(at age: Double) -> SIMD3<Double> { point + velocity * age + acceleration * (0.5 * age * age) }

    func scale(at age: Double) -> Double { max(0, scale + scaleSpeed * age) }

    func color(at age: Double) -> SIMD4<Double> {
        (color + colorSpeed * age).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    }
}

/// The state that emitted particles inherit from their emitter: a layer, or another particle.
struct ParticleSource {
    var place: EmitterProperties.Place
    var lifetime = 1.0
    var velocity = 1.0
    var scale = 1.0
    var spin = 1.0
    var color = SIMD4<Double>(repeating: 1)
}

extension EmitterCellProperties {
    /// A particle of this cell at its birth.
    func launch(from source: ParticleSource, _ random: inout ParticleRandom) -> ParticleLaunch {
        let lifetime = random.value(lifetime, range: lifetimeRange) * source.lifetime
        let speed = random.value(velocity, range: velocityRange) * source.velocity
        let direction = direction(from: source.place, random.unit(), random.unit())
        let scale = random.value(scale, range: scaleRange) * source.scale
        let spin = random.value(spin, range: spinRange) * source.spin
        let mean = color?.paintColor ?? .white
        let color = SIMD4(
            random.value(Double(mean.red), range: redRange), random.value(Double(mean.green), range: greenRange),
            random.value(Double(mean.blue), range: blueRange), random.value(Double(mean.alpha), range: alphaRange)
        ).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
        return ParticleLaunch(
            point: source.place.point, velocity: direction * speed,
            acceleration: SIMD3(xAcceleration, yAcceleration, zAcceleration), scale: scale,
            scaleSpeed: scaleSpeed * source.scale, spin: spin, color: color * source.color,
            colorSpeed: SIMD4(redSpeed, greenSpeed, blueSpeed, alphaSpeed) * source.color, lifetime: lifetime,
            seed: random.state)
    }

    /// A uniformly distributed direction in the cone around the cell's.
    private func direction(from place: EmitterProperties.Place, _ u: Double, _ v: Double) -> SIMD3<Double> {
        var (x, y, z) = (1.0, 0.0, 0.0)
        if emissionRange != 0 {
            // Uniform in height over the cap, and therefore in area.
            let cosine = 1 - u * (1 - cos(min(abs(emissionRange) / 2, .pi)))
            let sine = max(0, 1 - cosine * cosine).squareRoot()
            (x, y, z) = (cosine, sine * cos(2 * .pi * v), sine * sin(2 * .pi * v))
        }
        func turn(longitude: Double, latitude: Double) {
            if latitude != 0 { (x, z) = (x * cos(latitude) - z * sin(latitude), x * sin(latitude) + z * cos(latitude)) }
            if longitude != 0 {
                (x, y) = (x * cos(longitude) - y * sin(longitude), x * sin(longitude) + y * cos(longitude))
            }
        }
        turn(longitude: emissionLongitude, latitude: emissionLatitude)
        turn(longitude: place.longitude, latitude: place.latitude)
        return SIMD3(x, y, z)
    }
}
