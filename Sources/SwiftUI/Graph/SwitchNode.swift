/// The node of a view that may be of one kind or another: an `if`, an optional, an `AnyView`.
package final class SwitchNode: _ViewNode {
    private var item: ItemNode?
    private var leaving: [ItemNode] = []

    /// Shows a view; one with another key than the last is another view, with state of its own.
    func show<V: View>(_ view: V, key: AnyHashable) {
        if let item, item.key == key { return V._updateNode(item.content, with: view) }
        if let item { leave(item) }
        item = ItemNode(key: key, childContext) { V._makeNode(view, $0) }
        item?.arrive()
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

    package override func collectDrawn(into elements: inout [LayoutNode]) {
        for item in leaving { item.collectDrawn(into: &elements) }
        item?.collectDrawn(into: &elements)
    }
}

/// A view that came to a place that others come to and go from.
package final class ItemNode: _ViewNode {
    let key: AnyHashable
    private(set) var content: _ViewNode! = nil

    init(key: AnyHashable, _ context: _NodeContext, make: (_NodeContext) -> _ViewNode) {
        self.key = key
        super.init(context)
        content = make(childContext)
    }

    /// The view has come.
    func arrive() {}

    /// The view goes; `finish` is called when it is out of sight.
    func leave(_ finish: @escaping () -> Void) {
        remove()
        finish()
    }

    package override var structure: [_ViewNode] { [content] }
}
