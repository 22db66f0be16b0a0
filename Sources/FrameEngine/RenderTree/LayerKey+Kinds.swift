/// The characteristics of a property's values.
struct PropertyDescription {
    let kind: ValueKind
    let traits: PropertyTraits
}

private struct PropertyDescriber: PropertyVisitor {
    @inline(__always)
    func visit<Value: PropertyValue>(
        _ path: WritableKeyPath<LayerProperties, Value>, _ traits: PropertyTraits, in target: inout Void
    ) -> PropertyDescription? {
        PropertyDescription(kind: Value.kind, traits: traits)
    }

    @inline(__always)
    func visit<Content: ContentProperties, Value: PropertyValue>(
        _ path: WritableKeyPath<Content, Value>, _ traits: PropertyTraits, in target: inout Void
    ) -> PropertyDescription? {
        PropertyDescription(kind: Value.kind, traits: traits)
    }
}

extension LayerKey {
    private var description: PropertyDescription? {
        var nothing: Void = ()
        return visit(PropertyDescriber(), in: &nothing)
    }

    /// The kind of the property's values; nil for properties that are not values, such as the list of sublayers.
    package var kind: ValueKind? { description?.kind }

    /// Whether a change of the property is animated implicitly. Paths are not, [according to
    /// Apple](https://developer.apple.com/documentation/quartzcore/cashapelayer/path), nor are Booleans, names and
    /// hints, between which there are no intermediate values.
    package var isAnimatedImplicitly: Bool {
        guard let description, !description.traits.contains(.changesAtOnce) else { return false }
        return switch description.kind {
        case .flag, .string, .path: false
        case .scalar, .point, .size, .rect, .transform, .color, .image, .numbers, .colors: true
        }
    }

    /// Whether a value, which may come from an archive, is valid for the property: it has the property's kind and is in
    /// its range.
    package func accepts(_ value: AnimationValue) -> Bool {
        guard let description else { return false }
        let traits = description.traits
        return switch (description.kind, value) {
        case (.scalar, .scalar(let number)):
            if traits.contains(.isPositive) {
                number > 0
            } else if traits.contains(.isCount) {
                number >= 0
            } else {
                Float(number).isFinite
            }
        case (.size, .size(let size)):
            !traits.contains(.isTileSize) || (1...16384).contains(min(size.width, size.height))
        case (.flag, .scalar), (.point, .point), (.rect, .rect), (.transform, .transform), (.color, .color),
            (.path, .path), (.image, .image), (.numbers, .numbers), (.colors, .colors), (.string, .string):
            true
        default: false
        }
    }
}
