public import CoreGraphics

/// A position in a view, which a `GeometryProxy` converts to another view's space.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/anchor)
public struct Anchor<Value> {
    fileprivate let source: Source
    private let handle: Handle<_ViewNode>

    init(_ source: Source, _ node: LayoutNode) {
        self.source = source
        handle = node.handle
    }

    /// The position in a view that an anchor refers to.
    public struct Source {
        /// The rectangle in the view's space, for its size.
        let rect: (CGSize) -> CGRect
        let value: (CGRect) -> Value
        /// Identifies the source.
        let identity: AnyHashable
    }

    /// Returns the anchor's rectangle in the space of a node; null if the view no longer exists.
    @MainActor
    func rect(in other: LayoutNode) -> CGRect {
        guard let node = handle.object as? LayoutNode else { return .zero }
        let own = source.rect(node.size).offsetBy(dx: node.origin.x, dy: node.origin.y)
        return other.convert(node.convertToGlobal(own), to: .local)
    }

    func value(_ rect: CGRect) -> Value { source.value(rect) }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool {
        a.handle === b.handle && a.source.identity == b.source.identity
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(rect: { CGRect(origin: .zero, size: $0) }, value: { $0 }, identity: "bounds")
    }

    /// A rectangle in the view's space.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(rect: { _ in r }, value: { $0 }, identity: [r.minX, r.minY, r.width, r.height])
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's space.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            rect: { _ in CGRect(origin: p, size: .zero) }, value: { $0.origin }, identity: [p.x, p.y])
    }

    /// A point in the view, in unit coordinates.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            rect: { CGRect(origin: CGPoint(x: $0.width * p.x, y: $0.height * p.y), size: .zero) },
            value: { $0.origin }, identity: p)
    }

    /// The view's top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The centre of the view's top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The view's top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The centre of the view's leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The view's centre.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The centre of the view's trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The view's bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The centre of the view's bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The view's bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Sets a preference made from an anchor.
public struct _AnchorPreferenceModifier<Key: PreferenceKey, Value>: PrimitiveModifier {
    public typealias Body = Never

    let source: Anchor<Value>.Source
    let change: (inout Key.Value, Anchor<Value>) -> Void
    /// Whether the value is added to those of descendants rather than replacing them.
    let isTransform: Bool

    package func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        AnchorPreferenceNode(self, around: child, context)
    }

    package func updateWrapper(_ wrapper: WrapperNode) {
        (wrapper as? AnchorPreferenceNode<Key, Value>)?.update(self)
    }
}

/// The wrapper of an element with an anchor preference.
package final class AnchorPreferenceNode<Key: PreferenceKey, Value>: WrapperNode {
    private var modifier: _AnchorPreferenceModifier<Key, Value>

    init(_ modifier: _AnchorPreferenceModifier<Key, Value>, around child: LayoutNode, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(around: child, context)
        preferencesAreStale()
    }

    func update(_ newModifier: _AnchorPreferenceModifier<Key, Value>) {
        modifier = newModifier
        preferencesAreStale()
    }

    /// Adds the anchor to the descendants' preferences.
    package override func changePreference<Other: PreferenceKey>(_ key: Other.Type, _ value: inout Other.Value?) {
        guard key == Key.self else { return }
        var own = modifier.isTransform ? value as? Key.Value ?? Key.defaultValue : Key.defaultValue
        modifier.change(&own, Anchor(modifier.source, self))
        value = own as? Other.Value
    }
}

extension View {
    /// Sets a preference from an anchor in the view.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> ModifiedContent<Self, _AnchorPreferenceModifier<K, A>> {
        modifier(
            _AnchorPreferenceModifier<K, A>(source: value, change: { $0 = transform($1) }, isTransform: false))
    }

    /// Transforms a preference of the view's descendants, with an anchor in the view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> ModifiedContent<Self, _AnchorPreferenceModifier<K, A>> {
        modifier(_AnchorPreferenceModifier<K, A>(source: value, change: transform, isTransform: true))
    }
}
