public import CoreGraphics
package import QuartzCore

/// Sets a view's request to the enclosing layout.
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

/// Passes a value to the enclosing layout.
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

/// Hides a view, which keeps its space in layout.
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

    /// Sets the front-to-back order of the view among its siblings: higher values are in front. 0 by default.
    public func zIndex(_ value: Double) -> ModifiedContent<Self, _TraitModifier<Double>> {
        modifier(_TraitModifier(path: \.zIndex, value: value.isFinite ? value : 0))
    }

    /// Passes a value to the enclosing layout.
    public func layoutValue<K: LayoutValueKey>(
        key: K.Type, value: K.Value
    ) -> ModifiedContent<Self, _LayoutValueModifier<K>> {
        modifier(_LayoutValueModifier<K>(value: value))
    }

    /// Sets the view's guide of a horizontal alignment, as a distance from its left edge in points.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, _AlignmentGuideModifier> {
        modifier(_AlignmentGuideModifier(key: g.key, compute: computeValue))
    }

    /// Sets the view's guide of a vertical alignment, as a distance from its top edge in points.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, _AlignmentGuideModifier> {
        modifier(_AlignmentGuideModifier(key: g.key, compute: computeValue))
    }

    /// Hides the view and disables touches; it keeps its space.
    public func hidden() -> ModifiedContent<Self, _HiddenEffect> { modifier(_HiddenEffect()) }
}
