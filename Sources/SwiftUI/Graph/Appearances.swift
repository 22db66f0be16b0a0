/// The node of a view with appearance actions.
package class AppearanceNode: ContentNode {
    /// Called when the view has appeared, and when it has disappeared.
    var appear, disappear: (() -> Void)?
    private var hasAppeared = false
    /// The order of appearance: views appear after those inside them, in source order.
    private(set) var order = 0

    package override func takeContent(_ node: _ViewNode) {
        super.takeContent(node)
        order = graph.nextNumber()
        graph.appearances.add(self)
    }

    /// Whether the view isn't kept offscreen by a lazy container.
    var isInSight: Bool {
        var node = parent
        while let current = node {
            if let item = current as? ItemNode, !item.isInSight { return false }
            node = current.parent
        }
        return true
    }

    /// Called when the view becomes visible or invisible.
    func visibilityChanged(_ isVisible: Bool) {
        guard isVisible != hasAppeared else { return }
        hasAppeared = isVisible
        if isVisible { appear?() } else { disappear?() }
    }

    package override func willRemove() {
        graph.appearances.remove(self)
        guard hasAppeared else { return }
        graph.afterUpdate { self.visibilityChanged(false) }
    }
}

/// The views with appearance actions, which are called once the views are placed in a window.
@MainActor
final class Appearances {
    var graph: Handle<ViewGraph>?
    private var nodes: [ObjectIdentifier: AppearanceNode] = [:]
    /// Whether the hierarchy is visible.
    var isVisible = false {
        didSet {
            guard isVisible != oldValue else { return }
            let nodes = inOrder
            graph?.object?.afterUpdate { [isVisible] in
                for node in nodes { node.visibilityChanged(isVisible && node.isInSight) }
            }
        }
    }

    private var inOrder: [AppearanceNode] { nodes.values.sorted { $0.order < $1.order } }

    /// Ends the hierarchy: all remaining views disappear.
    func end() {
        for node in inOrder { node.visibilityChanged(false) }
        nodes = [:]
    }

    func add(_ node: AppearanceNode) {
        nodes[ObjectIdentifier(node)] = node
        guard isVisible else { return }
        graph?.object?.afterUpdate { if !node.isRemoved { node.visibilityChanged(node.isInSight) } }
    }

    /// Calls the actions of views below a node that have become visible or invisible.
    func update(below node: _ViewNode) {
        var found: [AppearanceNode] = []
        func visit(_ node: _ViewNode) {
            if let node = node as? AppearanceNode { found.append(node) }
            for child in node.structure { visit(child) }
        }
        visit(node)
        for node in found.sorted(by: { $0.order < $1.order }) { node.visibilityChanged(isVisible && node.isInSight) }
    }

    func remove(_ node: AppearanceNode) { nodes[ObjectIdentifier(node)] = nil }
}
