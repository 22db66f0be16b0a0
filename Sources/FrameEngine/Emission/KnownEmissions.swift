import Raster

/// The particles of a few emitters at the moment they were last asked for: many copies of an emitter are at the same one.
struct KnownEmissions: Sendable {
    private struct Known: Sendable {
        /// Kept, so that no other layer comes to its address.
        let layer: RenderLayer
        let time: Double
        let emission: ParticleEmission
        var extent: Box?
    }

    private var byLayer: [ObjectIdentifier: Known] = [:]
    private var particleCount = 0
    private static let mostParticles = 2 * ParticleEmission.mostParticles

    /// The particles of a layer when its own time is `time`.
    ///
    /// - Parameter work: raised by the microseconds that it took.
    mutating func emission(of layer: RenderLayer, at time: Double, work: inout Double) -> ParticleEmission {
        if let known = byLayer[ObjectIdentifier(layer)], known.time == time { return known.emission }
        let emission = ParticleEmission(of: layer, at: time)
        work += emission.work
        if particleCount + emission.particles.count > Self.mostParticles { (byLayer, particleCount) = ([:], 0) }
        particleCount += emission.particles.count
        byLayer[ObjectIdentifier(layer)] = Known(layer: layer, time: time, emission: emission)
        return emission
    }

    /// A box that holds all of the particles, in the layer's own space.
    mutating func extent(of layer: RenderLayer, at time: Double, work: inout Double) -> Box {
        let emission = emission(of: layer, at: time, work: &work)
        if let extent = byLayer[ObjectIdentifier(layer)]?.extent { return extent }
        work += Double(emission.particles.count) / 16
        let extent = emission.extent
        byLayer[ObjectIdentifier(layer)]?.extent = extent
        return extent
    }
}
