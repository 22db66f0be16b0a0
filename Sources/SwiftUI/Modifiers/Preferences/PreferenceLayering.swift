import CoreGraphics

/// Adds a background or an overlay made from a preference.
public struct _PreferenceLayeringModifier<Key: PreferenceKey, Secondary: View>: PrimitiveModifier {
    public typealias Body = Never

    let make: (Key.Value) -> Secondary
    let alignment: Alignment
    let isInFront: Bool

    package func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        PreferenceLayeringNode(self, around: child, context)
    }

    package func updateWrapper(_ wrapper: WrapperNode) {
        (wrapper as? PreferenceLayeringNode<Key, Secondary>)?.update(self)
    }
}

/// The wrapper of an element with a background or an overlay made from its preferences.
package final class PreferenceLayeringNode<Key: PreferenceKey, Secondary: View>: LayeringNode {
    private var make: (Key.Value) -> Secondary
    private var lastValue: Key.Value?

    init(
        _ modifier: _PreferenceLayeringModifier<Key, Secondary>, around child: LayoutNode, _ context: _NodeContext
    ) {
        make = modifier.make
        super.init(around: child, modifier.alignment, isInFront: modifier.isInFront, context)
    }

    func update(_ modifier: _PreferenceLayeringModifier<Key, Secondary>) {
        make = modifier.make
        alignment = modifier.alignment
        evaluate()
    }

    package override var readsContent: Bool { true }
    package override var label: String { "a view made of \(Key.self)" }

    package override func preferencesChanged() {
        let value = contentRoot?.preference(Key.self) ?? Key.defaultValue
        if let lastValue, isSameValue(lastValue, value) { return }
        lastValue = value
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        guard let value = lastValue else { return }
        let view = track { make(value) }
        if let secondary { return Secondary._updateNode(secondary, with: view) }
        graph.arrivalDepth += 1
        takeSecondary(Secondary._makeNode(view, childContext))
        graph.arrivalDepth -= 1
    }
}

extension View {
    /// Adds a background made from a preference of the view, in its centre.
    public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> ModifiedContent<Self, _PreferenceLayeringModifier<Key, T>> {
        backgroundPreferenceValue(key, alignment: .center, transform)
    }

    /// Adds an overlay made from a preference of the view, in its centre.
    public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> ModifiedContent<Self, _PreferenceLayeringModifier<Key, T>> {
        overlayPreferenceValue(key, alignment: .center, transform)
    }

    /// Adds a background made from a preference of the view.
    public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> ModifiedContent<Self, _PreferenceLayeringModifier<Key, T>> {
        modifier(_PreferenceLayeringModifier(make: transform, alignment: alignment, isInFront: false))
    }

    /// Adds an overlay made from a preference of the view.
    public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> ModifiedContent<Self, _PreferenceLayeringModifier<Key, T>> {
        modifier(_PreferenceLayeringModifier(make: transform, alignment: alignment, isInFront: true))
    }
}
