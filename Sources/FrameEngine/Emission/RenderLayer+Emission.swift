extension EmissionVersion {
    /// A layer as it was until `end`, in its own time.
    package init(_ layer: RenderLayer, end: Double) {
        self.init(layer, end: end, reach: layer.maxEmissionDuration)
    }
}

extension RenderLayer {
    /// The layer's emitter at local time `time`.
    func emitter(at time: Double) -> EmitterProperties? {
        var sample = SampledLayer(properties: properties, content: content, custom: nil, localTime: time)
        for animation in animations { animation.apply(to: &sample, own: self, at: time) }
        guard case .emitter(let emitter, _) = sample.content else { return nil }
        return emitter
    }

    /// An upper bound of the time for which a particle is visible, for any animated values.
    var maxEmissionDuration: Double {
        guard case .emitter(let emitter, _) = content else { return 0 }
        var reach = emitter.maxVisibleDuration
        for animation in animations {
            // An animation has its maximum nearly always at one of its ends.
            let timing = animation.timing
            for time in [timing.beginTime, min(timing.endTime, timing.beginTime + timing.duration).nextDown] {
                reach = max(reach, self.emitter(at: time)?.maxVisibleDuration ?? 0)
            }
        }
        return reach.isFinite ? min(reach, Self.maxLifetime) : Self.maxLifetime
    }

    /// The maximum assumed lifetime: a day.
    private static let maxLifetime = 86_400.0
}
