/// What an emitter layer was like before its last changes: particles keep what they were born with.
package struct EmissionHistory: Sendable {
    /// In the order of time; each ends where the next begins, and the last where the layer itself does.
    fileprivate(set) var versions: [EmissionVersion] = []

    package init() {}

    /// So many versions are remembered at most.
    private static let maxVersionCount = 512

    /// Notes that what was true up to now, the layer's own time, is no more.
    package mutating func end(_ version: EmissionVersion) {
        let now = version.end
        // A layer whose time was turned back starts anew.
        versions.removeAll { $0.end > now || $0.end + $0.reach < now }
        versions.append(version)
        if versions.count > Self.maxVersionCount { versions.removeFirst() }
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

    init(_ layer: RenderLayer, end: Double, reach: Double) {
        (self.layer, self.end, self.reach) = (layer, end, reach)
    }
}
