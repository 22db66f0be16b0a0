import CoreGraphics

/// Views arranged by a layout.
struct _LayoutView<L: Layout, Content: View>: View, PrimitiveView {
    typealias Body = Never

    let layout: L
    let content: Content

    package func makeNode(_ context: _NodeContext) -> LayoutViewNode<L> {
        let node = LayoutViewNode(layout, context)
        node.takeContent(Content._makeNode(content, node.contentContext))
        return node
    }

    package func updateNode(_ node: LayoutViewNode<L>) {
        node.update(layout)
        if let content = node.content { Content._updateNode(content, with: self.content) }
    }
}

/// The node of views arranged by a layout.
package final class LayoutViewNode<L: Layout>: GroupNode {
    private var layout: L
    private var given: L
    private let properties = DynamicProperties<L>()
    private var cache: L.Cache?
    private var cacheIsStale = false
    private var animator: ViewAnimator<L>?
    private var contentScope: EnvironmentScope?

    init(_ layout: L, _ context: _NodeContext) {
        self.layout = layout
        given = layout
        super.init(context)
        animator = ViewAnimator.make(layout, for: self)
        graph.guides.note(L.self)
    }

    func update(_ newLayout: L) {
        guard !properties.isSame(given, newLayout) else { return }
        given = newLayout
        animator?.retarget(to: newLayout)
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        layout = animator?.current(given) ?? given
        if layout is AnyLayout {
            let orientation = orientation
            contentScope?.update { $0.stackOrientation = orientation }
        }
        setNeedsLayout()
    }

    package override func step() { evaluate() }

    /// The axis along which spacers extend: for a type-erased layout, that of the wrapped one.
    private var orientation: Axis? {
        (layout as? AnyLayout).map(\.stackOrientation) ?? L.layoutProperties.stackOrientation
    }

    package override var contentContext: _NodeContext {
        let orientation = orientation
        // A type-erased layout may change its type later.
        guard orientation != scope.values.stackOrientation || layout is AnyLayout else { return childContext }
        let contentScope = EnvironmentScope(scope) { $0.stackOrientation = orientation }
        self.contentScope = contentScope
        return childContext.child(of: self, scope: contentScope)
    }

    // MARK: Layout

    private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = LayoutSubviews(elements.map { LayoutSubview(node: $0) })
        var cache = cache ?? layout.makeCache(subviews: subviews)
        if cacheIsStale, self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
        cacheIsStale = false
        defer { self.cache = cache }
        return body(subviews, &cache)
    }

    package override func layoutIsStale() { cacheIsStale = true }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    package override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: dimensions.size)
        return withCache { subviews, cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews,
                    cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews,
                    cache: &cache)
            }
        }
    }

    package override var spacing: ViewSpacing { withCache { layout.spacing(subviews: $0, cache: &$1) } }

    package override func placeElements(_ pass: PlacementPass) {
        let elements = elements
        for element in elements { element.chosenPlace = nil }
        let bounds = CGRect(origin: origin, size: size)
        withCache { layout.placeSubviews(in: bounds, proposal: placedProposal, subviews: $0, cache: &$1) }
        for element in elements {
            let place = element.chosenPlace ?? middle(for: element, in: bounds)
            let x = mirrored(place.origin.x - bounds.minX, of: element, place.proposal, in: bounds.width)
            element.place(at: CGPoint(x: bounds.minX + x, y: place.origin.y), proposal: place.proposal, pass)
        }
    }

    private func middle(for element: LayoutNode, in bounds: CGRect) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let proposal = ProposedViewSize(bounds.size)
        let size = element.sizeThatFits(proposal)
        return (CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal)
    }
}

extension EnvironmentValues {
    private struct StackOrientationKey: EnvironmentKey {
        static var defaultValue: Axis? { nil }
    }

    /// The axis of the enclosing stack.
    package var stackOrientation: Axis? {
        get { self[StackOrientationKey.self] }
        set { self[StackOrientationKey.self] = newValue }
    }
}
