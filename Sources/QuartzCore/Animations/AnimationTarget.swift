import CoreGraphics

/// What an animation has to know of the layer it is added to while it is made into plain values.
struct AnimationTarget {
    let layer: CALayer
    /// How the layer is reached from the one that has the animation.
    var reach = AnimationReach.own

    /// Whether the layer has the property.
    func has(_ path: PropertyPath) -> Bool {
        switch path.key {
        case .layer(let key): layer.modelValues.value(for: key) != nil
        case .cell(let name, let key): layer.content.value(ofCell: name, key) != nil
        case .filter(let list, let name, _): layer.properties[list].contains { $0.name == name }
        case .custom(let key): layer.value(forKey: key) != nil || type(of: layer).needsDisplay(forKey: key)
        }
    }

    /// The property's value as the tree before this commit shows it; nil when there is none.
    func valueOnScreen(at path: PropertyPath) -> AnimationValue? { layer.sampleOnScreen()?.value(at: path) }

    /// The property's value in the model; nil when there is none.
    func ownValue(at path: PropertyPath) -> AnimationValue? { layer.modelValues.value(at: path) }

    func report(_ message: String) { reportOnce("\(layer.label): \(message)") }
}
