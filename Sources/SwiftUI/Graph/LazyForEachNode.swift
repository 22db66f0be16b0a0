/// The node of a collection's views in a lazy container, which are created as they become visible.
package final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode, LazySource {
    private var view: ForEach<Data, ID, Content>
    private var ids: [ID] = []
    /// The element index of each identity; created when first needed.
    private var offsets: [ID: Int]?
    /// The indices of the shown elements in the collection, if some are omitted because their identity occurs earlier.
    private var places: [Int]?
    private var items: [ID: ItemNode] = [:]
    /// The views created so far, in order; nil when they have changed.
    private var ordered: [ItemNode]?
    /// Items being removed, each still shown.
    private var leaving: [ItemNode] = []
    /// The identities of the latest animated change.
    private var fresh: Set<ID> = []

    init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        readIDs()
    }

    func update(with newView: ForEach<Data, ID, Content>) {
        view = newView
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        forget()
        let old = ids
        readIDs()
        if old != ids { identitiesChanged(from: old) }
        for (index, item) in madeItems {
            Content._updateNode(item.content, with: content(at: index))
        }
    }

    private func readIDs() {
        let data = view.data.prefix(ForEachLimit.lazy)
        ForEachLimit.check(view.data.count, ForEachLimit.lazy)
        var found: [ID] = []
        found.reserveCapacity(data.count)
        for element in data { found.append(view.id(element)) }
        guard found != ids else { return }
        (ids, offsets, places) = (found, nil, nil)
        removeDuplicates()
    }

    /// Only the first of the elements with an identity is shown.
    private func removeDuplicates() {
        var known: [ID: Int] = [:]
        known.reserveCapacity(ids.count)
        var kept: [Int] = []
        for (index, id) in ids.enumerated() {
            if known[id] == nil {
                known[id] = kept.count
                kept.append(index)
            } else {
                reportOnce("ForEach: the id \(id) occurs more than once; only its first view is shown\(writtenPlace)")
            }
        }
        offsets = known
        guard kept.count < ids.count else { return }
        (ids, places) = (kept.map { ids[$0] }, kept)
    }

    private func identitiesChanged(from old: [ID]) {
        let known = offsets ?? [:]
        let gone = items.filter { known[$0.key] == nil }.sorted { $0.value.number < $1.value.number }
        for (id, item) in gone {
            items[id] = nil
            guard item.isInSight else {
                item.remove()
                continue
            }
            leaving.append(item)
            item.leave { [weak self, unowned item] in
                self?.leaving.removeAll { $0 === item }
                self?.elementsChanged()
            }
        }
        if graph.transaction.visibleAnimation != nil {
            fresh = Set(ids).subtracting(old)
            graph.afterLayout { [weak self] in self?.fresh = [] }
        }
        ordered = nil
        preferencesAreStale()
        elementsChanged()
    }

    private func content(at index: Int) -> Content { trackMore { untrackedContent(at: index) } }

    private func untrackedContent(at index: Int) -> Content {
        let place = places?[index] ?? index
        return view.content(view.data[view.data.index(view.data.startIndex, offsetBy: place)])
    }

    /// Returns the insertion index of an element of the collection among the views created so far.
    private func place(of index: Int) -> Int {
        (ordered ?? []).partitioningIndex { other in
            ((other.key.base as? ID).flatMap { offsets?[$0] } ?? 0) >= index
        }
    }

    private var madeItems: [(index: Int, item: ItemNode)] {
        items.compactMap { id, item in offsets?[id].map { ($0, item) } }.sorted { $0.index < $1.index }
    }

    // MARK: Slots

    package var slotCount: Int { ids.count }
    package func slotID(_ index: Int) -> AnyHashable { AnyHashable(ids[index]) }
    package var slotIDs: (Int) -> AnyHashable { { [ids] in AnyHashable(ids[$0]) } }
    package func slotIndex(of id: AnyHashable) -> Int? { (id.base as? ID).flatMap { offsets?[$0] } }
    package func item(at index: Int) -> ItemNode? { items[ids[index]] }

    package func explicitID(_ index: Int) -> AnyHashable? {
        guard Content.self is any IdentifiedView.Type else { return nil }
        return (untrackedContent(at: index) as? any IdentifiedView)?.explicitID
    }

    package func makeItem(at index: Int) -> ItemNode {
        let id = ids[index]
        if let item = items[id] { return item }
        let content = content(at: index)
        let item: ItemNode
        if let known = leaving.firstIndex(where: { $0.key == AnyHashable(id) }) {
            item = leaving.remove(at: known)
            item.cancelRemoval()
            Content._updateNode(item.content, with: content)
        } else {
            item = ItemNode(key: id, childContext.eager) { Content._makeNode(content, $0) }
            if fresh.remove(id) != nil { item.didInsert() }
        }
        items[id] = item
        let place = place(of: index)
        ordered?.insert(item, at: place)
        preferencesAreStale()
        elementsChanged()
        return item
    }

    package func drop(_ item: ItemNode) {
        guard let id = item.key.base as? ID, items[id] === item else { return }
        items[id] = nil
        item.remove()
        ordered?.removeAll { $0 === item }
        preferencesAreStale()
        elementsChanged()
    }

    // MARK: Structure

    package override var structure: [_ViewNode] {
        if let ordered { return ordered }
        let found = madeItems.map(\.item)
        ordered = found
        return found
    }

    package override func willRemove() { for item in leaving { item.remove() } }
    package override func collectSlots(into slots: inout LazySlots) { slots.append(self) }

    package override func collectDrawn(into elements: inout [LayoutNode]) {
        for item in leaving { item.collectDrawn(into: &elements) }
        super.collectDrawn(into: &elements)
    }
}
