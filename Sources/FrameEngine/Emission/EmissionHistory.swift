/// What an emitter layer was like before its last changes: particles keep what they were born with.
package struct EmissionHistory: Sendable {
    /// In the order of time; each ends where the next begins, and the last where the layer itself does.
    fileprivate(set) var versions: [EmissionVersion] = []

    package init() {}

    /// So many versions are remembered at most.
    private static let mostVersions = 512

    /// Notes that what was true up to now, the layer's own time, is no more.
    package mutating func end(_ version: EmissionVersion) {
        let now = version.end
        // A layer whose time was turned back starts anew.
        versions.removeAll { $0.end > now || $0.end + $0.reach < now }
        versions.append(version)
        if versions.count > Self.mostVersions { versions.removeFirst() }
    }

    /// When the last of the particles of the past is gone.
    var end: Double { versions.reduce(-.infinity) { max($0, $1.end + $1.reach) } }
}

/// An emitter as it was from the end of the version before until `end`, in the layer's own time.
package struct EmissionVersion: Sendable {
    let end: Double
    /// Its content and its animations; nothing else of it counts.
    let layer: RenderLayer
    /// How long after its end its particles can be seen.
    let reach: Double

    package init(_ layer: RenderLayer, end: Double) {
        self.end = end
        self.layer = layer
        reach = layer.longestEmissionReach
    }
}

extension RenderLayer {
    /// The layer's emitter when its own time is `time`.
    func emitter(at time: Double) -> EmitterProperties? {
        var sample = SampledLayer(properties: properties, content: content, custom: nil, localTime: time)
        for animation in animations { animation.apply(to: &sample, own: self, at: time) }
        guard case .emitter(let emitter, _) = sample.content else { return nil }
        return emitter
    }

    /// How long after its birth a particle can be seen, whatever the animations do.
    var longestEmissionReach: Double {
        guard case .emitter(let emitter, _) = content else { return 0 }
        var reach = emitter.longestReach
        for animation in animations {
            // The greatest value of an animation is nearly always at one of its ends.
            let timing = animation.timing
            for time in [timing.beginTime, min(timing.endTime, timing.beginTime + timing.duration).nextDown] {
                reach = max(reach, self.emitter(at: time)?.longestReach ?? 0)
            }
        }
        return reach.isFinite ? min(reach, Self.longestLife) : Self.longestLife
    }

    /// Particles that live for longer than a day are taken to live for a day.
    private static let longestLife = 86_400.0
}
