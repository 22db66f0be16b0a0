/// What a property's values are like.
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

    /// Whether a change of the property animates by itself. Paths don't, as
    /// [Apple says](https://developer.apple.com/documentation/quartzcore/cashapelayer/path), nor do yes-or-no values,
    /// names and hints, between which there is nothing to show.
    package var isAnimatedImplicitly: Bool {
        guard let description, !description.traits.contains(.changesAtOnce) else { return false }
        return switch description.kind {
        case .flag, .string, .path: false
        case .scalar, .point, .size, .rect, .transform, .color, .image, .numbers, .colors: true
        }
    }

    /// Whether the property can have the value, which may come from an archive: it is of the property's kind and in its
    /// range.
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
