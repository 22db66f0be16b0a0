import Raster

/// Caches the particles of a few emitters at their last sampled time, as copies of an emitter often share it.
struct EmissionCache: Sendable {
    private struct Entry: Sendable {
        /// Retained, so that its address is not reused.
        let layer: RenderLayer
        let time: Double
        let emission: ParticleEmission
        var extent: Box?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var particleCount = 0
    private static let maxParticleCount = 2 * ParticleEmission.maxParticleCount

    /// The particles of a layer at local time `time`.
    ///
    /// - Parameter work: increased by the estimated microseconds taken.
    mutating func emission(of layer: RenderLayer, at time: Double, work: inout Double) -> ParticleEmission {
        if let known = entries[ObjectIdentifier(layer)], known.time == time { return known.emission }
        let emission = ParticleEmission(of: layer, at: time)
        work += emission.work
        if particleCount + emission.particles.count > Self.maxParticleCount { (entries, particleCount) = ([:], 0) }
        particleCount += emission.particles.count
        entries[ObjectIdentifier(layer)] = Entry(layer: layer, time: time, emission: emission)
        return emission
    }

    /// The bounding box of all particles, in the layer's coordinates.
    mutating func extent(of layer: RenderLayer, at time: Double, work: inout Double) -> Box {
        let emission = emission(of: layer, at: time, work: &work)
        if let extent = entries[ObjectIdentifier(layer)]?.extent { return extent }
        work += Double(emission.particles.count) / 16
        let extent = emission.extent
        entries[ObjectIdentifier(layer)]?.extent = extent
        return extent
    }
}
