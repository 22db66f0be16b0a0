/// The slot of a view that is a single element, in a lazy container.
package final class LazySlotNode<V: View>: _ViewNode, LazySource {
    private var view: V
    private var made: ItemNode?

    /// Creates a slot in place of a view, if a lazy container requests one.
    static func make(_ view: V, _ context: _NodeContext) -> LazySlotNode? {
        context.isLazy && ViewCount.isUnary(V.self) ? LazySlotNode(view, context) : nil
    }

    static func isSlot(_ node: _ViewNode, of view: V) -> Bool { node is LazySlotNode }

    static func update(_ node: _ViewNode, with view: V) { (node as? LazySlotNode)?.update(with: view) }

    private init(_ view: V, _ context: _NodeContext) {
        self.view = view
        super.init(context)
    }

    private func update(with newView: V) {
        view = newView
        if let made { V._updateNode(made.content, with: view) }
    }

    package var slotCount: Int { 1 }

    package func slotID(_ index: Int) -> AnyHashable { explicitID(index) ?? AnyHashable(ObjectIdentifier(self)) }

    package var slotIDs: (Int) -> AnyHashable {
        let id = slotID(0)
        return { _ in id }
    }

    package func slotIndex(of id: AnyHashable) -> Int? { explicitID(0) == id ? 0 : nil }
    package func explicitID(_ index: Int) -> AnyHashable? { (view as? any IdentifiedView)?.explicitID }

    package func item(at index: Int) -> ItemNode? { made }

    package func makeItem(at index: Int) -> ItemNode {
        if let made { return made }
        let item = ItemNode(key: AnyHashable(ObjectIdentifier(self)), childContext.eager) { V._makeNode(view, $0) }
        made = item
        preferencesAreStale()
        elementsChanged()
        return item
    }

    package func drop(_ item: ItemNode) {
        guard made === item else { return }
        made = nil
        item.remove()
        preferencesAreStale()
        elementsChanged()
    }

    package override var structure: [_ViewNode] { made.map { [$0] } ?? [] }
    package override func collectSlots(into slots: inout LazySlots) { slots.append(self) }
}

/// A view with an explicit identity.
@MainActor
package protocol IdentifiedView {
    var explicitID: AnyHashable? { get }
}

extension _IDView: IdentifiedView {
    package var explicitID: AnyHashable? { AnyHashable(id) }
}

extension ModifiedContent: IdentifiedView where Content: View, Modifier: ViewModifier {
    package var explicitID: AnyHashable? { (content as? any IdentifiedView)?.explicitID }
}
