/// An emitter layer's earlier versions: particles keep the properties they were emitted with.
package struct EmissionHistory: Sendable {
    /// In chronological order; each ends where the next begins, and the last where the current one begins.
    fileprivate(set) var versions: [EmissionVersion] = []

    package init() {}

    /// The maximum number of remembered versions.
    private static let maxVersionCount = 512

    /// Ends a version at `now`, the layer's local time.
    package mutating func end(_ version: EmissionVersion) {
        let now = version.end
        // When the layer's time was set back, its history is cleared.
        versions.removeAll { $0.end > now || $0.end + $0.reach < now }
        versions.append(version)
        if versions.count > Self.maxVersionCount { versions.removeFirst() }
    }

    /// The time when the last particle of earlier versions disappears.
    var end: Double { versions.reduce(-.infinity) { max($0, $1.end + $1.reach) } }
}

/// An emitter's state from the previous version's end until `end`, in the layer's local time.
package struct EmissionVersion: Sendable {
    let end: Double
    /// The source of the content and the animations; nothing else of it is used.
    let layer: RenderLayer
    /// The duration for which its particles remain visible after its end.
    let reach: Double

    init(_ layer: RenderLayer, end: Double, reach: Double) {
        (self.layer, self.end, self.reach) = (layer, end, reach)
    }
}
