import CoreGraphics

/// An element that contains others, such as a stack, a `GeometryReader` or the root.
package class GroupNode: LayoutNode {
    package private(set) final var content: _ViewNode?
    private final var knownElements: [LayoutNode] = []
    private final var knownDrawn: [LayoutNode] = []
    private final var elementsAreStale = true

    /// The context in which the content is created.
    package var contentContext: _NodeContext { childContext }

    /// Sets the content, once.
    package final func takeContent(_ node: _ViewNode) {
        content = node
        elementsChanged()
    }

    /// Places the elements that participate in layout.
    package func placeElements(_ pass: PlacementPass) {}

    /// The elements that participate in layout.
    package final var elements: [LayoutNode] {
        collect()
        return knownElements
    }

    private func collect() {
        guard elementsAreStale else { return }
        elementsAreStale = false
        var (elements, drawn): ([LayoutNode], [LayoutNode]) = ([], [])
        content?.collectElements(into: &elements)
        content?.collectDrawn(into: &drawn)
        for element in drawn { element.layoutParent = self }
        (knownElements, knownDrawn) = (elements, drawn)
        layersChanged()
    }

    package override func placeContent(_ pass: PlacementPass) {
        placeElements(pass)
        for element in knownDrawn {
            guard element.isLeaving else {
                element.relativeOrigin = CGPoint(x: element.origin.x - origin.x, y: element.origin.y - origin.y)
                continue
            }
            // Elements being removed keep their position.
            let place = CGPoint(x: origin.x + element.relativeOrigin.x, y: origin.y + element.relativeOrigin.y)
            element.place(at: place, proposal: element.placedProposal, pass)
        }
    }

    package override func elementsChanged() {
        elementsAreStale = true
        super.elementsChanged()
    }

    package override var structure: [_ViewNode] { content.map { [$0] } ?? [] }

    package override var drawnChildren: [LayoutNode] {
        collect()
        let indices = knownDrawn.map(\.traits.zIndex)
        guard indices.contains(where: { $0 != indices[0] }) else { return knownDrawn }
        // Sorting keeps the order of equal elements, by their index.
        return knownDrawn.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { knownDrawn[$0] }
    }
}
