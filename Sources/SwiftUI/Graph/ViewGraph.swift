package import Foundation
package import QuartzCore

/// The nodes of one view hierarchy, and what is to be done about them.
///
/// Changes gather until the run loop's turn, or the transaction's commit, when the hosting view is laid out: then bodies
/// are asked for again where what they read changed, layout is done where sizes may be others, and layers are brought up
/// to date. What that changes in turn is done at once, in rounds; a tree that never settles is left as it is after some.
@MainActor
package final class ViewGraph {
    /// Is asked to have `flush()` called soon.
    package var requestFlush: () -> Void = {}
    /// The node that reads state now.
    var reader: _ViewNode?
    /// How the change that is being worked in is to move.
    package private(set) var transaction = Transaction()
    /// How often bodies were asked for, by type; nil while nobody counts.
    package var bodyCounts: [ObjectIdentifier: Int]?

    package let rootLayer: CALayer
    private var root: RootNode!
    private var dirty: [_ViewNode] = []
    private var needsDisplay: [(node: LayoutNode, transaction: Transaction?)] = []
    private var needsLayers: [ObjectIdentifier: LayoutNode] = [:]
    private var isFlushing = false
    private var isRequested = false
    private let stack = StackGuard()

    /// How often what a change changed is looked after before the tree counts as one that never settles.
    static let mostRounds = 64

    package init(rootLayer: CALayer, environment: EnvironmentValues = EnvironmentValues()) {
        self.rootLayer = rootLayer
        let scope = EnvironmentScope(nil) { $0 = environment }
        let context = _NodeContext(graph: self, parent: nil, scope: scope)
        root = RootNode(rootLayer, context)
    }

    /// The node that holds everything.
    package var rootNode: RootNode { root }

    // MARK: What is to be done

    func invalidate(_ node: _ViewNode) {
        guard !node.needsUpdate, !node.isRemoved else { return }
        node.needsUpdate = true
        dirty.append(node)
        setNeedsFlush()
    }

    func setNeedsDisplay(_ node: LayoutNode, _ transaction: Transaction? = nil) {
        needsDisplay.append((node, transaction ?? (isFlushing ? self.transaction : nil)))
        setNeedsFlush()
    }

    func setNeedsLayers(_ node: LayoutNode) {
        needsLayers[ObjectIdentifier(node)] = node
        setNeedsFlush()
    }

    func setNeedsFlush() {
        guard !isRequested, !isFlushing else { return }
        isRequested = true
        requestFlush()
    }

    // MARK: Doing it

    /// Does all that is to be done.
    package func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        isRequested = false
        var rounds = 0
        repeat {
            updateNodes()
            root.layOut(PlacementPass(transaction: transaction))
            displayNodes()
            rounds += 1
        } while !dirty.isEmpty && rounds < ViewGraph.mostRounds
        transaction = Transaction()
    }

    private func updateNodes() {
        while !dirty.isEmpty {
            let nodes = dirty.sorted { $0.depth < $1.depth }
            dirty = []
            for node in nodes where node.needsUpdate && !node.isRemoved { node.evaluate() }
        }
    }

    private func displayNodes() {
        let nodes = needsDisplay
        needsDisplay = []
        for (node, transaction) in nodes where !node.isRemoved { node.display(transaction ?? self.transaction) }
        let hosts = needsLayers.values
        needsLayers = [:]
        for host in hosts { host.updateSublayers() }
    }

    // MARK: Making nodes

    /// Makes a node, or an empty one where views lie in one another so deep that the stack comes to its end.
    func makeNode(in context: _NodeContext, _ make: () -> _ViewNode) -> _ViewNode {
        guard !stack.isNearEnd else {
            reportOnce(
                "Views lie in each other more than \(context.parent?.depth ?? 0) deep; what is deeper is left out")
            return _ViewNode(context)
        }
        return make()
    }

    func countBody(of type: Any.Type) {
        guard bodyCounts != nil else { return }
        bodyCounts?[ObjectIdentifier(type), default: 0] += 1
    }
}

/// The node that holds a hierarchy: its content lies in the middle of the size it is given.
package final class RootNode: LayoutNode {
    private let layer: CALayer
    private var content: _ViewNode?
    private var elements: [LayoutNode] = []
    private var drawn: [LayoutNode] = []
    private var elementsAreStale = true
    /// Where the content may be.
    package var bounds = CGRect.zero {
        didSet { if bounds != oldValue { setNeedsLayout() } }
    }

    init(_ layer: CALayer, _ context: _NodeContext) {
        self.layer = layer
        super.init(context)
    }

    /// Shows a view, for the first time or a newer value of it.
    package func show<V: View>(_ view: V) {
        if let content { return V._updateNode(content, with: view) }
        content = V._makeNode(view, childContext)
        elementsChanged()
    }

    func layOut(_ pass: PlacementPass) {
        if elementsAreStale { collect() }
        guard needsLayout else { return }
        place(at: bounds.origin, proposal: ProposedViewSize(bounds.size), pass)
    }

    private func collect() {
        elementsAreStale = false
        (elements, drawn) = ([], [])
        content?.collectElements(into: &elements)
        content?.collectDrawn(into: &drawn)
        for element in drawn { element.layoutParent = self }
    }

    package override func placeContent(_ pass: PlacementPass) {
        for element in elements {
            let chosen = element.sizeThatFits(placedProposal)
            let origin = CGPoint(
                x: bounds.midX - chosen.width / 2, y: bounds.midY - chosen.height / 2)
            element.place(at: origin, proposal: placedProposal, pass)
        }
    }

    package override func elementsChanged() {
        elementsAreStale = true
        super.elementsChanged()
    }

    package override var structure: [_ViewNode] { content.map { [$0] } ?? [] }
    package override var drawnChildren: [LayoutNode] { drawn }
    package override var ownLayer: CALayer? { layer }
    package override var hostsLayers: Bool { true }
}
