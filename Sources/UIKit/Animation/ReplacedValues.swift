import QuartzCore

/// The values of properties before animation blocks changed them, which a transition restores when it is cancelled.
@MainActor
final class ReplacedValues {
    private var values: [(layer: CALayer, key: String, value: Any?)] = []
    /// The object that collects values now; nil for none.
    private static var current: ReplacedValues?

    /// Collects the values that animation blocks replace while a closure runs.
    func collect<Result>(during body: () -> Result) -> Result {
        let outer = ReplacedValues.current
        ReplacedValues.current = self
        defer { ReplacedValues.current = outer }
        return body()
    }

    /// Called before an animation block changes a property.
    static func willReplace(_ key: String, of layer: CALayer) { current?.willReplace(key, of: layer) }

    private func willReplace(_ key: String, of layer: CALayer) {
        guard !values.contains(where: { $0.layer === layer && $0.key == key }) else { return }
        values.append((layer, key, layer.value(forKey: key)))
    }

    /// Sets the properties to their values from before the blocks, the last one first, without animation.
    func restore() {
        AnimationContexts.withoutAnimation {
            for replaced in values.reversed() { replaced.layer.setValue(replaced.value, forKey: replaced.key) }
        }
        values = []
    }
}
