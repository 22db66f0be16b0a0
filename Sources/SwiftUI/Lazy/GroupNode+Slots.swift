extension GroupNode {
    /// Returns the item of a lazy container that an element belongs to.
    final func item(above element: LayoutNode) -> ItemNode? {
        var node = element.element.parent
        while let current = node, current !== self {
            if let item = current as? ItemNode, item.parent is any LazySource { return item }
            node = current.parent
        }
        return nil
    }

    /// Whether a modifier of several views is between a source and this node.
    final func wrapsElements(of source: any LazySource) -> Bool {
        var node = source.parent
        while let current = node, current !== self {
            if current.wrapsElements { return true }
            node = current.parent
        }
        return false
    }

    /// Returns the elements of an item that aren't wrapped by a modifier outside of it.
    final func ownElements(of item: ItemNode) -> [LayoutNode] {
        var found: [LayoutNode] = []
        item.collectElements(into: &found)
        for element in found { element.layoutParent = self }
        return found
    }
}
