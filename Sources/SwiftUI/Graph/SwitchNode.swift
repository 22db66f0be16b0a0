/// The node of a view whose type may change: an `if`, an optional, an `AnyView`.
package final class SwitchNode: _ViewNode {
    private var item: ItemNode?
    private var leaving: [ItemNode] = []

    /// Shows a view. A view with a different key than the last one is another view, with its own state.
    func show<V: View>(_ view: V, key: AnyHashable) {
        if let item, item.key == key { return V._updateNode(item.content, with: view) }
        let old = item
        if let index = leaving.firstIndex(where: { $0.key == key }) {
            let known = leaving.remove(at: index)
            known.cancelRemoval()
            V._updateNode(known.content, with: view)
            item = known
        } else {
            item = ItemNode(key: key, childContext) { V._makeNode(view, $0) }
            item?.didInsert()
        }
        // The new view appears before the old one disappears.
        if let old { leave(old) }
        preferencesAreStale()
        elementsChanged()
    }

    private func leave(_ item: ItemNode) {
        leaving.append(item)
        item.leave { [weak self, unowned item] in
            self?.leaving.removeAll { $0 === item }
            self?.elementsChanged()
        }
    }

    package override var structure: [_ViewNode] { item.map { [$0] } ?? [] }

    package override func willRemove() { for item in leaving { item.remove() } }

    package override func collectDrawn(into elements: inout [LayoutNode]) {
        for item in leaving { item.collectDrawn(into: &elements) }
        item?.collectDrawn(into: &elements)
    }
}

extension PrimitiveView where Node == SwitchNode {
    package func makeNode(_ context: _NodeContext) -> SwitchNode {
        let node = SwitchNode(context)
        updateNode(node)
        return node
    }
}
