private struct ContentReader: PropertyVisitor {
    let content: LayerContent

    @inline(__always)
    func visit<Value: PropertyValue>(
        _ path: WritableKeyPath<LayerProperties, Value>, _ traits: PropertyTraits, in target: inout Void
    ) -> AnimationValue? {
        nil
    }

    @inline(__always)
    func visit<Content: ContentProperties, Value: PropertyValue>(
        _ path: WritableKeyPath<Content, Value>, _ traits: PropertyTraits, in target: inout Void
    ) -> AnimationValue? {
        Content(content)?[keyPath: path].animationValue
    }
}

private struct ContentWriter: PropertyVisitor {
    let value: AnimationValue

    @inline(__always)
    func visit<Value: PropertyValue>(
        _ path: WritableKeyPath<LayerProperties, Value>, _ traits: PropertyTraits, in target: inout LayerContent
    ) -> Void? {
        nil
    }

    @inline(__always)
    func visit<Content: ContentProperties, Value: PropertyValue>(
        _ path: WritableKeyPath<Content, Value>, _ traits: PropertyTraits, in target: inout LayerContent
    ) -> Void? {
        guard let value = Value(value), var properties = Content(target) else { return nil }
        properties[keyPath: path] = value
        properties.put(into: &target)
        return ()
    }
}

extension LayerContent {
    /// The value of a property that the layer's class adds; nil for another class's property.
    package func value(for key: LayerKey) -> AnimationValue? {
        var nothing: Void = ()
        return key.visit(ContentReader(content: self), in: &nothing)
    }

    /// Sets a property that the layer's class adds; ignores another class's properties, and values of another kind.
    package mutating func set(_ value: AnimationValue, for key: LayerKey) {
        _ = key.visit(ContentWriter(value: value), in: &self)
    }
}

extension LayerContent {
    /// Mutates a shape, in place if it is not shared.
    mutating func changeShape(_ change: (inout ShapeProperties) -> Void) {
        guard case .shape(var shape) = self else { return }
        // The variable now holds the only reference.
        self = .plain
        shape.update(change)
        self = .shape(shape)
    }
}

extension ShapeProperties: ContentProperties {
    init?(_ content: LayerContent) {
        guard case .shape(let shape) = content else { return nil }
        self = shape.value
    }

    func put(into content: inout LayerContent) {
        var shape = self
        shape.preparedStroke = nil
        content.changeShape { $0 = shape }
    }
}

extension GradientProperties: ContentProperties {
    init?(_ content: LayerContent) {
        guard case .gradient(let gradient) = content else { return nil }
        self = gradient
    }

    func put(into content: inout LayerContent) {
        var gradient = self
        gradient.preparedStops = nil
        content = .gradient(gradient)
    }
}

extension ReplicatorProperties: ContentProperties {
    init?(_ content: LayerContent) {
        guard case .replicator(let replicator) = content else { return nil }
        self = replicator
    }

    func put(into content: inout LayerContent) { content = .replicator(self) }
}

extension TextProperties: ContentProperties {
    init?(_ content: LayerContent) {
        guard case .text(let text) = content else { return nil }
        self = text
    }

    func put(into content: inout LayerContent) { content = .text(self) }
}

extension TiledProperties: ContentProperties {
    init?(_ content: LayerContent) {
        guard case .tiled(let tiled, _) = content else { return nil }
        self = tiled
    }

    func put(into content: inout LayerContent) {
        if case .tiled(_, let provider) = content { content = .tiled(self, provider) }
    }
}

extension EmitterProperties: ContentProperties {
    init?(_ content: LayerContent) {
        guard case .emitter(let emitter, _) = content else { return nil }
        self = emitter
    }

    func put(into content: inout LayerContent) {
        if case .emitter(_, let history) = content { content = .emitter(self, history) }
    }
}
