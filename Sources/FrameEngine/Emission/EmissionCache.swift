import Raster

/// Caches the particles of emitters at their last sampled time, as copies of an emitter often share it.
///
/// Entries that a frame has not used are removed at its end. A later frame reuses the memory of the others.
struct EmissionCache: Sendable {
    private struct Entry: Sendable {
        /// Retained, so that its address is not reused.
        let layer: RenderLayer
        var time: Double
        var emission: ParticleEmission
        var extent: Box?
        var isUsed = true
    }

    // Not in the dictionary, which cannot mutate a large value in place without a temporary allocation.
    private var entries: [Entry] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private var particleCount = 0
    private static let maxParticleCount = 2 * ParticleEmission.maxParticleCount

    /// The particles of a layer at local time `time`.
    ///
    /// - Parameter work: increased by the estimated microseconds taken.
    mutating func emission(of layer: RenderLayer, at time: Double, work: inout Double) -> ParticleEmission {
        entries[index(of: layer, at: time, work: &work)].emission
    }

    /// The bounding box of all particles, in the layer's coordinates.
    mutating func extent(of layer: RenderLayer, at time: Double, work: inout Double) -> Box {
        let index = index(of: layer, at: time, work: &work)
        if let extent = entries[index].extent { return extent }
        work += Double(entries[index].emission.particles.count) / 16
        let extent = entries[index].emission.extent
        entries[index].extent = extent
        return extent
    }

    private mutating func index(of layer: RenderLayer, at time: Double, work: inout Double) -> Int {
        if let index = indices[ObjectIdentifier(layer)] {
            entries[index].isUsed = true
            guard entries[index].time != time else { return index }
            particleCount -= entries[index].emission.particles.count
            entries[index].emission.renew(of: layer, at: time)
            (entries[index].time, entries[index].extent) = (time, nil)
            particleCount += entries[index].emission.particles.count
            work += entries[index].emission.work
            return index
        }
        let emission = ParticleEmission(of: layer, at: time)
        work += emission.work
        if particleCount + emission.particles.count > Self.maxParticleCount {
            (entries, indices, particleCount) = ([], [:], 0)
        }
        particleCount += emission.particles.count
        indices[ObjectIdentifier(layer)] = entries.count
        entries.append(Entry(layer: layer, time: time, emission: emission))
        return entries.count - 1
    }

    /// Removes the entries that have not been used since the last call.
    mutating func trim() {
        if entries.contains(where: { !$0.isUsed }) {
            entries.removeAll { !$0.isUsed }
            indices.removeAll(keepingCapacity: true)
            for index in entries.indices { indices[ObjectIdentifier(entries[index].layer)] = index }
            particleCount = entries.reduce(0) { $0 + $1.emission.particles.count }
        }
        for index in entries.indices { entries[index].isUsed = false }
    }
}
