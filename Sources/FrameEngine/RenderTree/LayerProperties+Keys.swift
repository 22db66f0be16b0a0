import CoreGraphics

private struct PropertiesReader: PropertyVisitor {
    let properties: LayerProperties

    @inline(__always)
    func visit<Value: PropertyValue>(
        _ path: WritableKeyPath<LayerProperties, Value>, _ traits: PropertyTraits, in target: inout Void
    ) -> AnimationValue? {
        properties[keyPath: path].animationValue
    }

    @inline(__always)
    func visit<Content: ContentProperties, Value: PropertyValue>(
        _ path: WritableKeyPath<Content, Value>, _ traits: PropertyTraits, in target: inout Void
    ) -> AnimationValue? {
        nil
    }
}

private struct PropertiesWriter: PropertyVisitor {
    let value: AnimationValue

    @inline(__always)
    func visit<Value: PropertyValue>(
        _ path: WritableKeyPath<LayerProperties, Value>, _ traits: PropertyTraits, in target: inout LayerProperties
    ) -> Void? {
        guard let value = Value(value) else { return nil }
        target[keyPath: path] = value
        return ()
    }

    @inline(__always)
    func visit<Content: ContentProperties, Value: PropertyValue>(
        _ path: WritableKeyPath<Content, Value>, _ traits: PropertyTraits, in target: inout LayerProperties
    ) -> Void? {
        nil
    }
}

extension LayerProperties {
    /// The value of a property; nil for one that only some classes of layers have.
    package func value(for key: LayerKey) -> AnimationValue? {
        var nothing: Void = ()
        return key.visit(PropertiesReader(properties: self), in: &nothing)
    }

    /// Sets a property; returns false for one that only some classes of layers have, and for a value of another kind.
    package mutating func set(_ value: AnimationValue, for key: LayerKey) -> Bool {
        key.visit(PropertiesWriter(value: value), in: &self) != nil
    }
}

// MARK: - Contents

/// An image, or a cross-fade of two images: the value set by an animation of `contents`.
struct ContentsValue: PropertyValue {
    static var kind: ValueKind { .image }

    private let image: CGImage?
    private let fade: ContentsFade?

    init(_ properties: LayerProperties) { (image, fade) = (properties.contents, nil) }

    init?(_ value: AnimationValue) {
        switch value {
        case .image(let image): (self.image, fade) = (image, nil)
        case .fade(let from, let to, let fraction):
            image = fraction < 0.5 ? from : to
            fade = ContentsFade(from: from, to: to, fraction: fraction)
        default: return nil
        }
    }

    var animationValue: AnimationValue { .image(image) }

    func set(in properties: inout LayerProperties) {
        properties.contents = image
        // Hardly any layer has a fade, which is stored in the box of rare properties.
        if fade != nil || properties.contentsFade != nil { properties.contentsFade = fade }
    }
}

extension LayerProperties {
    var contentsValue: ContentsValue {
        get { ContentsValue(self) }
        set { newValue.set(in: &self) }
    }
}
