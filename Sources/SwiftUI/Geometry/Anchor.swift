public import CoreGraphics

/// A place in one view that another can find in its own space, by its `GeometryProxy`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/anchor)
public struct Anchor<Value> {
    fileprivate let source: Source
    private let handle: Handle<_ViewNode>

    init(_ source: Source, _ node: LayoutNode) {
        self.source = source
        handle = node.handle
    }

    /// Which place of a view an anchor is.
    public struct Source {
        /// A rectangle of the view's space for its size.
        let rect: (CGSize) -> CGRect
        let value: (CGRect) -> Value
        /// What tells one source from another.
        let identity: AnyHashable
    }

    /// Where it lies, in the space of a node; where the view is gone, nowhere.
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
    /// The whole of the view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(rect: { CGRect(origin: .zero, size: $0) }, value: { $0 }, identity: "bounds")
    }

    /// A rectangle of the view's space.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(rect: { _ in r }, value: { $0 }, identity: [r.minX, r.minY, r.width, r.height])
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view's space.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            rect: { _ in CGRect(origin: p, size: .zero) }, value: { $0.origin }, identity: [p.x, p.y])
    }

    /// A point of the view, in fractions of its size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            rect: { CGRect(origin: CGPoint(x: $0.width * p.x, y: $0.height * p.y), size: .zero) },
            value: { $0.origin }, identity: p)
    }

    /// The view's top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the view's top.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The view's top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the view's leading side.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The view's centre.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the view's trailing side.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The view's bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the view's bottom.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The view's bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Sets a preference made from an anchor.
public struct _AnchorPreferenceModifier<Key: PreferenceKey, Value>: PrimitiveModifier {
    public typealias Body = Never

    let source: Anchor<Value>.Source
    let change: (inout Key.Value, Anchor<Value>) -> Void
    /// Whether the value is added to those of views below, rather than in their place.
    let isTransform: Bool

    package func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        AnchorPreferenceNode(self, around: child, context)
    }

    package func updateWrapper(_ wrapper: WrapperNode) {
        (wrapper as? AnchorPreferenceNode<Key, Value>)?.update(self)
    }
}

/// What is put around an element to tell where it is.
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

    /// Adds the anchor to what views below tell.
    package override func changePreference<Other: PreferenceKey>(_ key: Other.Type, _ value: inout Other.Value?) {
        guard key == Key.self else { return }
        var own = modifier.isTransform ? value as? Key.Value ?? Key.defaultValue : Key.defaultValue
        modifier.change(&own, Anchor(modifier.source, self))
        value = own as? Other.Value
    }
}

extension View {
    /// Transforms a preference with an anchor in the view.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> ModifiedContent<Self, _AnchorPreferenceModifier<K, A>> {
        modifier(
            _AnchorPreferenceModifier<K, A>(source: value, change: { $0 = transform($1) }, isTransform: false))
    }

    /// Changes a preference that views in this one tell, with a place in the view at hand.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> ModifiedContent<Self, _AnchorPreferenceModifier<K, A>> {
        modifier(_AnchorPreferenceModifier<K, A>(source: value, change: transform, isTransform: true))
    }
}
