/// A view whose content can scroll to views inside it by identity.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrollviewreader)
public struct ScrollViewReader<Content: View>: View {
    /// Returns the content.
    public var content: (ScrollViewProxy) -> Content
    @State private var link = ScrollReaderLink()

    /// Creates a view whose content can scroll programmatically.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View {
        content(ScrollViewProxy(link: link)).modifier(ScrollReaderModifier(link: link))
    }
}

/// Scrolls to views in a `ScrollViewReader`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrollviewproxy)
@MainActor @preconcurrency
public struct ScrollViewProxy {
    let link: ScrollReaderLink

    /// Scrolls until a view's anchor is at that of the visible area; without an anchor, by the minimum distance that
    /// makes the view visible. Within `withAnimation`, scrolling is animated.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node = link.node?.object, let graph = node.graphHandle.object else { return }
        let transaction = Transaction.current
        // Pending changes are laid out first.
        graph.afterLayout { [weak node] in
            node.map { node in
                guard !ScrollFinder.scroll(to: AnyHashable(id), in: node, anchor, transaction) else { return }
                reportOnce("scrollTo: there is no view with the id \(id)")
            }
        }
    }
}

/// The link from a proxy to the node that it scrolls.
@MainActor
final class ScrollReaderLink {
    var node: Handle<_ViewNode>?

    nonisolated init() {}
}

/// Sets the node that a proxy searches.
struct ScrollReaderModifier: StructuralModifier {
    typealias Body = Never

    let link: ScrollReaderLink

    func makeNode(_ context: _NodeContext) -> ContentNode {
        let node = ContentNode(context)
        link.node = node.handle
        return node
    }

    func updateNode(_ node: ContentNode) { link.node = node.handle }
}

/// Finds views by identity, and scrolls to them.
@MainActor
enum ScrollFinder {
    /// Scrolls to a view; returns false if there is none.
    static func scroll(
        to id: AnyHashable, in root: _ViewNode, _ anchor: UnitPoint?, _ transaction: Transaction
    ) -> Bool {
        var search = Search(id: id)
        search.visit(root)
        guard let found = search.found else { return false }
        if let list = found.list { return list.scroll(to: found.source, found.index, anchor, transaction) }
        guard let scroll = found.scroll else { return false }
        guard let frame = found.frame else { return false }
        scroll.scroll(toGlobal: frame, anchor, transaction)
        guard transaction.visibleAnimation == nil, found.isEstimated else { return true }
        // Lengths that were estimated on the way have now been measured.
        scroll.graph.afterLayout { [weak scroll] in
            guard let scroll, let frame = found.frame else { return }
            scroll.scroll(toGlobal: frame, anchor, transaction)
        }
        return true
    }

    /// A view found by its identity.
    private struct Found {
        let scroll: ScrollNode?
        let list: (any RowScroller)?
        let source: (any LazySource)?
        let index: Int
        let lazy: (any LazyScrollContent)?
        let item: _ViewNode?

        var isEstimated: Bool { lazy != nil }

        @MainActor var frame: CGRect? {
            if let lazy, let source { return lazy.frame(of: source, index) }
            var elements: [LayoutNode] = []
            item?.collectElements(into: &elements)
            return elements.map(\.globalFrame).reduce(nil) { $0?.union($1) ?? $1 }
        }
    }

    @MainActor
    private struct Search {
        let id: AnyHashable
        var scroll: ScrollNode?
        var list: (any RowScroller)?
        var lazy: (any LazyScrollContent)?
        var found: Found?

        init(id: AnyHashable) { self.id = id }

        mutating func visit(_ node: _ViewNode) {
            guard found == nil else { return }
            if let source = node as? any LazySource, lazy != nil || list != nil, let index = source.slotIndex(of: id) {
                found = Found(scroll: scroll, list: list, source: source, index: index, lazy: lazy, item: nil)
                return
            }
            if let item = node as? ItemNode, item.key == id {
                found = Found(scroll: scroll, list: nil, source: nil, index: 0, lazy: nil, item: item)
                return
            }
            let outer = (scroll, list, lazy)
            if let scroll = node as? ScrollNode { (self.scroll, list, lazy) = (scroll, nil, nil) }
            if let list = node as? any RowScroller { (self.list, lazy) = (list, nil) }
            if let lazy = node as? any LazyScrollContent { self.lazy = lazy }
            for child in node.structure { visit(child) }
            (scroll, list, lazy) = outer
        }
    }
}

/// A list that can scroll to its rows.
@MainActor
protocol RowScroller: LayoutNode {
    /// Scrolls to a slot; returns false if there is none.
    func scroll(to source: (any LazySource)?, _ index: Int, _ anchor: UnitPoint?, _ transaction: Transaction) -> Bool
}
