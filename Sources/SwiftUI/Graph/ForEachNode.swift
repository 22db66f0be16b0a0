/// The node of a collection's views.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
    private var view: ForEach<Data, ID, Content>
    private var items: [ItemNode] = []
    private var itemsByID: [ID: ItemNode] = [:]
    /// Items being removed, each with the item that followed it.
    private var leaving: [(item: ItemNode, next: ItemNode?)] = []

    init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        evaluate()
    }

    func update(with newView: ForEach<Data, ID, Content>) {
        view = newView
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        forget()
        let old = items
        var left = itemsByID
        var newItems: [ItemNode] = []
        let data = view.data.prefix(ForEachLimit.eager)
        ForEachLimit.check(view.data.count, ForEachLimit.eager)
        newItems.reserveCapacity(data.count)
        itemsByID.removeAll(keepingCapacity: true)
        for element in data {
            let id = view.id(element)
            guard itemsByID[id] == nil else {
                reportOnce("ForEach: the id \(id) occurs more than once; only its first view is shown\(writtenPlace)")
                continue
            }
            let content = trackMore { view.content(element) }
            let item: ItemNode
            if let known = left.removeValue(forKey: id) {
                item = known
                Content._updateNode(item.content, with: content)
            } else if let index = leaving.firstIndex(where: { $0.item.key == AnyHashable(id) }) {
                item = leaving.remove(at: index).item
                item.cancelRemoval()
                Content._updateNode(item.content, with: content)
            } else {
                item = ItemNode(key: id, childContext) { Content._makeNode(content, $0) }
            }
            itemsByID[id] = item
            newItems.append(item)
        }
        guard !old.elementsEqual(newItems, by: ===) else { return }
        items = newItems
        leave(left, of: old)
        let known = Set(old.map(ObjectIdentifier.init))
        for item in newItems where !known.contains(ObjectIdentifier(item)) && !item.isBack { item.didInsert() }
        preferencesAreStale()
        elementsChanged()
    }

    private func leave(_ left: [ID: ItemNode], of old: [ItemNode]) {
        guard !left.isEmpty else { return }
        let gone = Set(left.values.map(ObjectIdentifier.init))
        var next: ItemNode?
        var parting: [(item: ItemNode, next: ItemNode?)] = []
        for item in old.reversed() {
            if gone.contains(ObjectIdentifier(item)) { parting.append((item, next)) } else { next = item }
        }
        for (item, next) in parting.reversed() {
            leaving.append((item, next))
            item.leave { [weak self, unowned item] in
                self?.leaving.removeAll { $0.item === item }
                self?.elementsChanged()
            }
        }
    }

    package override var structure: [_ViewNode] { items }

    package override func collectSlots(into slots: inout LazySlots) {
        for (offset, item) in items.enumerated() {
            slots.withOffset(offset) { item.collectSlots(into: &$0) }
        }
    }

    /// Returns the item with an identifier.
    package func item(for id: AnyHashable) -> ItemNode? { (id.base as? ID).flatMap { itemsByID[$0] } }

    package override func willRemove() { for gone in leaving { gone.item.remove() } }

    package override func collectDrawn(into elements: inout [LayoutNode]) {
        guard !leaving.isEmpty else { return super.collectDrawn(into: &elements) }
        for item in items {
            for gone in leaving where gone.next === item { gone.item.collectDrawn(into: &elements) }
            item.collectDrawn(into: &elements)
        }
        for gone in leaving where gone.next == nil || !items.contains(where: { $0 === gone.next }) {
            gone.item.collectDrawn(into: &elements)
        }
    }
}
