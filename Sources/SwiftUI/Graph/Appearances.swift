/// The node of a view whose coming and going is told.
package final class AppearanceNode: ContentNode {
    /// Called when the view has come into sight, and when it has gone.
    var appear, disappear: (() -> Void)?
    private var hasAppeared = false
    /// Tells what comes after what: views come after those in them, in the order they are written.
    private(set) var order = 0

    package override func takeContent(_ node: _ViewNode) {
        super.takeContent(node)
        order = graph.nextNumber()
        graph.appearances.add(self)
    }

    /// The view is in sight, or out of it.
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

/// The views that want to hear when they come into sight: once they are placed, in a window.
@MainActor
final class Appearances {
    var graph: Handle<ViewGraph>?
    private var nodes: [ObjectIdentifier: AppearanceNode] = [:]
    /// Whether the hierarchy can be seen.
    var isVisible = false {
        didSet {
            guard isVisible != oldValue else { return }
            let nodes = inOrder
            graph?.object?.afterUpdate { [isVisible] in for node in nodes { node.visibilityChanged(isVisible) } }
        }
    }

    private var inOrder: [AppearanceNode] { nodes.values.sorted { $0.order < $1.order } }

    /// The hierarchy goes, and with it all views that are still there.
    func end() {
        for node in inOrder { node.visibilityChanged(false) }
        nodes = [:]
    }

    func add(_ node: AppearanceNode) {
        nodes[ObjectIdentifier(node)] = node
        guard isVisible else { return }
        graph?.object?.afterUpdate { if !node.isRemoved { node.visibilityChanged(true) } }
    }

    func remove(_ node: AppearanceNode) { nodes[ObjectIdentifier(node)] = nil }
}
