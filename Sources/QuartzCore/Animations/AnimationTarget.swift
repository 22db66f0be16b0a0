import CoreGraphics

/// The properties of an animation's layer that encoding the animation requires.
struct AnimationTarget {
    let layer: CALayer
    /// The scope by which the layer is targeted.
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

    /// The kind of the property's values; nil where it has no value to infer it from.
    func kind(at path: PropertyPath) -> ValueKind? {
        guard case .custom(let key) = path.key, path.component == nil else { return path.kind }
        return switch initialValue(of: key) {
        case .size: .size
        // No other property follows a path.
        case .point, nil: .point
        default: nil
        }
    }

    /// The value of a user class's custom key, falling back to its default.
    private func initialValue(of key: String) -> AnimationValue? {
        (layer.value(forKey: key) ?? layer.declaredProperty(key)?.initial).flatMap { AnimationValue(guessing: $0) }
    }

    /// Makes the default of a user class's custom key known to the render tree.
    func registerInitialValue(at path: PropertyPath) {
        guard case .custom(let key) = path.key, layer.rareData?.values[key] == nil else { return }
        layer.ensureRareData().initialValues[key] = initialValue(of: key)
    }

    /// The property's value in the previously committed tree; nil when there is none.
    func presentationValue(at path: PropertyPath) -> AnimationValue? { layer.presentationSample()?.value(at: path) }

    /// The property's value in the model; nil when there is none.
    func ownValue(at path: PropertyPath) -> AnimationValue? { layer.modelValues.value(at: path) }

    func report(_ message: String) { reportOnce("\(layer.label): \(message)") }
}
