public import CoreGraphics
package import QuartzCore

/// Says what a view asks of the layout around it.
public struct _TraitModifier<Value>: UnaryLayout {
    public typealias Body = Never

    let path: WritableKeyPath<ViewTraits, Value>
    let value: Value

    package func traits(_ traits: ViewTraits) -> ViewTraits {
        var traits = traits
        traits[keyPath: path] = value
        return traits
    }
}

/// Hands a value to the layout around a view.
public struct _LayoutValueModifier<Key: LayoutValueKey>: UnaryLayout {
    public typealias Body = Never

    let value: Key.Value

    package func traits(_ traits: ViewTraits) -> ViewTraits {
        var traits = traits
        traits.layoutValues[ObjectIdentifier(Key.self)] = value
        return traits
    }
}

/// Sets an alignment guide of a view.
public struct _AlignmentGuideModifier: UnaryLayout {
    public typealias Body = Never

    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    package var guide: AlignmentKey? { key }

    package func alignment(_ key: AlignmentKey, _ child: LayoutNode, _ dimensions: ViewDimensions) -> CGFloat? {
        guard key == self.key else { return nil }
        let value = compute(dimensions)
        return value.isFinite ? value : nil
    }
}

/// Leaves a view out of the image, but not out of layout.
public struct _HiddenEffect: EffectModifier {
    public typealias Body = Never

    package func updateLayer(_ layer: CALayer, _ context: EffectContext) { layer.isHidden = true }
    package func reveals(_ point: CGPoint, _ size: CGSize) -> Bool { false }
}

extension View {
    /// Sets the layout priority, by which a stack distributes length. 0 by default.
    public func layoutPriority(_ value: Double) -> ModifiedContent<Self, _TraitModifier<Double>> {
        modifier(_TraitModifier(path: \.layoutPriority, value: value.isFinite ? value : 0))
    }

    /// Draws the view in front of those around it with lower values, and behind those with higher ones. 0 for views that
    /// say nothing.
    public func zIndex(_ value: Double) -> ModifiedContent<Self, _TraitModifier<Double>> {
        modifier(_TraitModifier(path: \.zIndex, value: value.isFinite ? value : 0))
    }

    /// Hands a value to the layout around the view.
    public func layoutValue<K: LayoutValueKey>(
        key: K.Type, value: K.Value
    ) -> ModifiedContent<Self, _LayoutValueModifier<K>> {
        modifier(_LayoutValueModifier<K>(value: value))
    }

    /// Says where the view is lined up with others by a horizontal alignment: so far from its left edge.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, _AlignmentGuideModifier> {
        modifier(_AlignmentGuideModifier(key: g.key, compute: computeValue))
    }

    /// Says where the view is lined up with others by a vertical alignment: so far from its top edge.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, _AlignmentGuideModifier> {
        modifier(_AlignmentGuideModifier(key: g.key, compute: computeValue))
    }

    /// Hides the view and disables touches; it keeps its space.
    public func hidden() -> ModifiedContent<Self, _HiddenEffect> { modifier(_HiddenEffect()) }
}
