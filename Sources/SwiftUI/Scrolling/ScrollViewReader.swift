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
        // Identities of elements are known; those that their views are given are looked for in the views.
        guard
            let found = Search.run(id, in: root, evaluatesViews: false)
                ?? Search.run(id, in: root, evaluatesViews: true)
        else { return false }
        switch found {
        case .row(let list, let slot): return list.scroll(to: slot.source, slot.index, anchor, transaction)
        case .line(_, _, let scroll), .item(_, let scroll):
            guard let frame = found.frame else { return false }
            scroll.scroll(toGlobal: frame, anchor, transaction)
            guard case .line = found, transaction.visibleAnimation == nil else { return true }
            // Lengths that were estimated on the way have now been measured.
            scroll.graph.afterLayout { [weak scroll] in
                guard let scroll, let frame = found.frame else { return }
                scroll.scroll(toGlobal: frame, anchor, transaction)
            }
            return true
        }
    }

    /// A slot of a source.
    typealias Slot = (source: any LazySource, index: Int)

    /// A view found by its identity.
    private enum Found {
        case row(of: any RowScroller, Slot)
        case line(of: any LazyScrollContent, Slot, ScrollNode)
        case item(ItemNode, ScrollNode)

        @MainActor var frame: CGRect? {
            switch self {
            case .row: return nil
            case .line(let lazy, let slot, _): return lazy.frame(of: slot.source, slot.index)
            case .item(let item, _):
                var elements: [LayoutNode] = []
                item.collectElements(into: &elements)
                return elements.map(\.globalFrame).reduce(nil) { $0?.union($1) ?? $1 }
            }
        }
    }

    @MainActor
    private struct Search {
        let id: AnyHashable
        /// Whether views that don't exist yet are evaluated for their identities.
        let evaluatesViews: Bool
        var scroll: ScrollNode?
        var list: (any RowScroller)?
        var lazy: (any LazyScrollContent)?
        /// The slot of the list or lazy container that contains the node.
        var slot: Slot?
        var found: Found?

        static func run(_ id: AnyHashable, in root: _ViewNode, evaluatesViews: Bool) -> Found? {
            var search = Search(id: id, evaluatesViews: evaluatesViews)
            search.visit(root)
            return search.found
        }

        private init(id: AnyHashable, evaluatesViews: Bool) { (self.id, self.evaluatesViews) = (id, evaluatesViews) }

        private mutating func visit(_ node: _ViewNode) {
            guard found == nil else { return }
            if let source = node as? any LazySource, lazy != nil || list != nil { return visit(source: source) }
            if let item = node as? ItemNode, item.key == id {
                found = place(of: item)
                if found != nil { return }
            }
            let outer = (scroll, list, lazy, slot)
            if let scroll = node as? ScrollNode { (self.scroll, list, lazy, slot) = (scroll, nil, nil, nil) }
            if let list = node as? any RowScroller { (self.list, lazy, slot) = (list, nil, nil) }
            if list == nil, let lazy = node as? any LazyScrollContent { (self.lazy, slot) = (lazy, nil) }
            for child in node.structure { visit(child) }
            (scroll, list, lazy, slot) = outer
        }

        private mutating func visit(source: any LazySource) {
            // What a row of a list contains is found with the row.
            let (outer, row) = (slot, list == nil ? nil : slot)
            if let index = source.slotIndex(of: id) ?? (evaluatesViews ? source.slotIndex(explicit: id) : nil) {
                found = place(of: row ?? (source, index))
                return
            }
            for child in source.structure {
                let index = (child as? ItemNode).flatMap { source.slotIndex(of: $0.key) } ?? 0
                slot = row ?? (source, index)
                visit(child)
            }
            slot = outer
        }

        private func place(of slot: Slot) -> Found? {
            if let lazy { return scroll.map { .line(of: lazy, slot, $0) } }
            return list.map { .row(of: $0, slot) }
        }

        /// Returns the place of an item that exists: its row in a list; in a lazy container, the first of its slots.
        private func place(of item: ItemNode) -> Found? {
            if let slot {
                if list != nil { return place(of: slot) }
            } else if lazy != nil || list != nil {
                var slots = LazySlots()
                item.collectSlots(into: &slots)
                return slots.first.flatMap { place(of: $0) }
            }
            return scroll.map { .item(item, $0) }
        }
    }
}

/// A list that can scroll to its rows.
@MainActor
protocol RowScroller: LayoutNode {
    /// Scrolls to a slot; returns false if there is none.
    func scroll(to source: any LazySource, _ index: Int, _ anchor: UnitPoint?, _ transaction: Transaction) -> Bool
}
