import QuartzCore

/// Numbers that identify layers to the page for as long as they are in the tree.
struct LayerHandles {
    private struct Entry {
        weak var layer: CALayer?
        let handle: Int
        /// The index of the superlayer, or of the layer that this one masks.
        var parent: Int?
    }

    private var entries: [Entry] = []
    private var indices: [Int: Int] = [:]
    private var last = 0

    /// In tree order.
    var list: [Int] { entries.map(\.handle) }

    /// Updates the handles from a tree: known layers keep theirs.
    mutating func update(_ tree: TreeInspector) {
        var known: [ObjectIdentifier: Int] = [:]
        for entry in entries { if let layer = entry.layer { known[ObjectIdentifier(layer)] = entry.handle } }
        entries = zip(tree.sources, tree.layers).map { layer, listed in
            var handle = known[ObjectIdentifier(layer)]
            if handle == nil {
                last += 1
                handle = last
            }
            return Entry(layer: layer, handle: handle ?? 0, parent: listed.parent)
        }
        indices = Dictionary(entries.enumerated().map { ($1.handle, $0) }) { first, _ in first }
    }

    func layer(_ handle: Int) -> CALayer? { indices[handle].flatMap { entries[$0].layer } }

    /// Returns the identities of the layers from a root to the one with a handle; empty if it is gone.
    func path(to handle: Int) -> [ObjectIdentifier] {
        var path: [ObjectIdentifier] = []
        var next = indices[handle]
        while let index = next {
            guard let layer = entries[index].layer else { return [] }
            path.append(ObjectIdentifier(layer))
            next = entries[index].parent
        }
        return path.reversed()
    }
}
