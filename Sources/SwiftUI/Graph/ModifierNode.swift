package import Foundation

/// A modifier without a body, which wraps each of the view's elements.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Creates the wrapper of an element.
    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode

    /// Updates a wrapper with a newer value.
    func updateWrapper(_ wrapper: WrapperNode)
}

extension PrimitiveModifier {
    public func body(content: _ViewModifier_Content<Self>) -> Never {
        preconditionFailure("\(Self.self) has no body")
    }

    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode {
        ModifierNode(view, context)
    }

    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        (node as? ModifierNode<V, Self>)?.update(with: view)
    }
}

/// The node of a modified view: its content, and a wrapper around each of its elements.
package final class ModifierNode<V: View, Modifier: PrimitiveModifier>: _ViewNode {
    private var modifier: Modifier
    private let properties = DynamicProperties<Modifier>()
    private var content: _ViewNode!
    private var wrappers: [WrapperNode] = []
    private var wrappersAreStale = true

    init(_ view: ModifiedContent<V, Modifier>, _ context: _NodeContext) {
        modifier = view.modifier
        super.init(context)
        content = V._makeNode(view.content, childContext)
    }

    func update(with view: ModifiedContent<V, Modifier>) {
        if !properties.isSame(modifier, view.modifier) {
            modifier = view.modifier
            for wrapper in wrappers { modifier.updateWrapper(wrapper) }
        }
        V._updateNode(content, with: view.content)
    }

    // MARK: Structure

    package override var structure: [_ViewNode] { [content] + wrappers }

    package override var wrapsElements: Bool { true }

    package override func elementsChanged() {
        wrappersAreStale = true
        super.elementsChanged()
    }

    package override func collectElements(into elements: inout [LayoutNode]) {
        wrapContent()
        for wrapper in wrappers where !wrapper.isLeaving { elements.append(wrapper) }
    }

    package override func collectDrawn(into elements: inout [LayoutNode]) {
        wrapContent()
        elements += wrappers as [LayoutNode]
    }

    private func wrapContent() {
        guard wrappersAreStale else { return }
        wrappersAreStale = false
        var children: [LayoutNode] = []
        content.collectDrawn(into: &children)
        guard !children.elementsEqual(wrappers, by: { $0 === $1.child }) else { return }
        var known: [ObjectIdentifier: WrapperNode] = [:]
        for wrapper in wrappers { known[ObjectIdentifier(wrapper.child.element)] = wrapper }
        wrappers = children.map { child in
            guard let wrapper = known.removeValue(forKey: ObjectIdentifier(child.element)) else {
                return makeWrapper(around: child)
            }
            if wrapper.child !== child { wrapper.child = child }
            return wrapper
        }
        for gone in known.values { gone.remove() }
    }

    private func makeWrapper(around child: LayoutNode) -> WrapperNode {
        let wrapper = modifier.makeWrapper(around: child, childContext.eager)
        wrapper.contentRoot = content
        if wrapper.readsContent { graph.setNeedsPreferences(wrapper) }
        return wrapper
    }

    // MARK: Preferences

    package override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        var value = super.preference(key)
        for wrapper in wrappers { wrapper.changePreference(key, &value) }
        return value
    }

    package override func readsPreferences(from node: _ViewNode) -> Bool {
        node === content && wrappers.contains { $0.readsContent }
    }

    package override func preferencesChanged() {
        for wrapper in wrappers where wrapper.readsContent { wrapper.preferencesChanged() }
    }
}

/// An element that wraps another, added by a modifier.
package class WrapperNode: LayoutNode {
    package final var child: LayoutNode {
        didSet {
            child.layoutParent = self
            elementsChanged()
        }
    }
    /// The node of the modified view.
    final var contentRoot: _ViewNode? {
        get { contentHandle?.object }
        set { contentHandle = newValue?.handle }
    }
    private final var contentHandle: Handle<_ViewNode>?

    package init(around child: LayoutNode, _ context: _NodeContext) {
        self.child = child
        super.init(context)
        child.layoutParent = self
    }

    /// Whether the wrapper reads the view's preferences.
    package var readsContent: Bool { false }

    /// Transforms the view's preferences.
    package func changePreference<Key: PreferenceKey>(_ key: Key.Type, _ value: inout Key.Value?) {}

    package override var isLeaving: Bool { child.isLeaving }

    package override var element: LayoutNode { child.element }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    package override func placeContent(_ pass: PlacementPass) {
        child.place(at: origin, proposal: placedProposal, pass)
    }

    package override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        child.explicitAlignment(key, child.dimensions(in: dimensions.proposal))
    }

    package override var traits: ViewTraits { child.traits }
    package override var drawnChildren: [LayoutNode] { [child] }
}
