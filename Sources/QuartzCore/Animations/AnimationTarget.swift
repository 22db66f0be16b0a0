import CoreGraphics

/// What an animation has to know of the layer it is added to while it is made into plain values.
struct AnimationTarget {
    let layer: CALayer
    /// How the layer is reached from the one that has the animation.
    var scope = AnimationScope.own

    /// Whether the layer has the property.
    func has(_ path: PropertyPath) -> Bool {
        switch path.key {
        case .layer(let key): layer.modelValues.value(for: key) != nil
        case .cell(let name, let key): layer.content.value(ofCell: name, key) != nil
        case .filter(let list, let name, _): layer.properties[list].contains { $0.name == name }
        case .custom(let key):
            layer.value(forKey: key) != nil || layer.declaredProperty(key) != nil
                || type(of: layer).needsDisplay(forKey: key)
        }
    }

    /// The kind of the property's values; nil where it has no value that would tell.
    func kind(at path: PropertyPath) -> ValueKind? {
        guard case .custom(let key) = path.key, path.component == nil else { return path.kind }
        return switch initialValue(of: key) {
        case .size: .size
        // Nothing else goes along a path.
        case .point, nil: .point
        default: nil
        }
    }

    /// The value that a key of the user's own class has, also while none was set.
    private func initialValue(of key: String) -> AnimationValue? {
        (layer.value(forKey: key) ?? layer.declaredProperty(key)?.initial).flatMap { AnimationValue(guessing: $0) }
    }

    /// Has the render tree know the value that a key of the user's own class has while none is set.
    func registerInitialValue(at path: PropertyPath) {
        guard case .custom(let key) = path.key, layer.rareData?.values[key] == nil else { return }
        layer.ensureRareData().initialValues[key] = initialValue(of: key)
    }

    /// The property's value as the tree before this commit shows it; nil when there is none.
    func presentationValue(at path: PropertyPath) -> AnimationValue? { layer.presentationSample()?.value(at: path) }

    /// The property's value in the model; nil when there is none.
    func ownValue(at path: PropertyPath) -> AnimationValue? { layer.modelValues.value(at: path) }

    func report(_ message: String) { reportOnce("\(layer.label): \(message)") }
}
