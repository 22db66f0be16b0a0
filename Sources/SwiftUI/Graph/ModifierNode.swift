package import Foundation

/// A modifier without a body: it puts an element of its own around each of the view's.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Makes what stands around an element.
    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode

    /// Gives what stands around an element a newer value.
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

    package override func elementsChanged() {
        wrappersAreStale = true
        super.elementsChanged()
    }

    package override func collectElements(into elements: inout [LayoutNode]) {
        wrapContent()
        for wrapper in wrappers where !wrapper.child.isRemoved { elements.append(wrapper) }
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
        for wrapper in wrappers { known[ObjectIdentifier(wrapper.child)] = wrapper }
        wrappers = children.map { child in
            known.removeValue(forKey: ObjectIdentifier(child)) ?? modifier.makeWrapper(around: child, childContext)
        }
        for gone in known.values { gone.remove() }
    }
}

/// An element around another: what a modifier adds.
package class WrapperNode: LayoutNode {
    package final let child: LayoutNode

    package init(around child: LayoutNode, _ context: _NodeContext) {
        self.child = child
        super.init(context)
        child.layoutParent = self
    }

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
