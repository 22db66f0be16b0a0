/// The active segments, from lowest to highest: a treap whose nodes are also linked in order.
///
/// Nodes are indexed like their segments. Comparisons are up to the caller, so the tree stays valid whatever their
/// results.
struct SweepStatus: ~Copyable {
    static let none = Int32(-1)

    struct Node: BitwiseCopyable {
        var left = SweepStatus.none
        var right = SweepStatus.none
        var parent = SweepStatus.none
        var below = SweepStatus.none
        var above = SweepStatus.none
        var priority = UInt32(0)
    }

    private var nodes: GrowingBuffer<Node>
    private(set) var root = SweepStatus.none
    private var random = UInt32(0x9E37_79B9)

    init(count: Int) { nodes = GrowingBuffer(repeating: Node(), count: count) }

    /// Adds a node for one more segment.
    mutating func addNode() { nodes.append(Node()) }

    func below(_ segment: Int32) -> Int32 { nodes.base[Int(segment)].below }
    func above(_ segment: Int32) -> Int32 { nodes.base[Int(segment)].above }
    func left(_ segment: Int32) -> Int32 { nodes.base[Int(segment)].left }
    func right(_ segment: Int32) -> Int32 { nodes.base[Int(segment)].right }

    /// Inserts a segment as the missing child of `parent` on one side; `parent` is none for an empty tree.
    mutating func insert(_ segment: Int32, under parent: Int32, isAbove: Bool) {
        let nodes = nodes.base
        let s = Int(segment)
        // Marsaglia's xorshift: the priorities only need to be uncorrelated with the order of the segments.
        random ^= random << 13
        random ^= random >> 17
        random ^= random << 5
        nodes[s] = Node(parent: parent, priority: random)
        guard parent != Self.none else {
            root = segment
            return
        }
        let p = Int(parent)
        if isAbove {
            nodes[p].right = segment
            nodes[s].below = parent
            nodes[s].above = nodes[p].above
            nodes[p].above = segment
            if nodes[s].above != Self.none { nodes[Int(nodes[s].above)].below = segment }
        } else {
            nodes[p].left = segment
            nodes[s].above = parent
            nodes[s].below = nodes[p].below
            nodes[p].below = segment
            if nodes[s].below != Self.none { nodes[Int(nodes[s].below)].above = segment }
        }
        // Restores the heap order of the priorities, which keeps the expected depth logarithmic (Aragon and Seidel,
        // Randomized Search Trees, 1989).
        while nodes[s].parent != Self.none, nodes[Int(nodes[s].parent)].priority < nodes[s].priority {
            rotateUp(segment)
        }
    }

    mutating func remove(_ segment: Int32) {
        let nodes = nodes.base
        let s = Int(segment)
        // Rotates it down to a position with at most one child.
        while nodes[s].left != Self.none, nodes[s].right != Self.none {
            let (l, r) = (nodes[s].left, nodes[s].right)
            rotateUp(nodes[Int(l)].priority > nodes[Int(r)].priority ? l : r)
        }
        let child = nodes[s].left != Self.none ? nodes[s].left : nodes[s].right
        let parent = nodes[s].parent
        if child != Self.none { nodes[Int(child)].parent = parent }
        replaceChild(of: parent, segment, with: child)
        let (below, above) = (nodes[s].below, nodes[s].above)
        if below != Self.none { nodes[Int(below)].above = above }
        if above != Self.none { nodes[Int(above)].below = below }
    }

    private mutating func replaceChild(of parent: Int32, _ old: Int32, with new: Int32) {
        if parent == Self.none {
            root = new
        } else if nodes.base[Int(parent)].left == old {
            nodes.base[Int(parent)].left = new
        } else {
            nodes.base[Int(parent)].right = new
        }
    }

    private mutating func rotateUp(_ segment: Int32) {
        let nodes = nodes.base
        let s = Int(segment)
        let parent = nodes[s].parent
        let p = Int(parent)
        let grandparent = nodes[p].parent
        if nodes[p].left == segment {
            let inner = nodes[s].right
            nodes[p].left = inner
            if inner != Self.none { nodes[Int(inner)].parent = parent }
            nodes[s].right = parent
        } else {
            let inner = nodes[s].left
            nodes[p].right = inner
            if inner != Self.none { nodes[Int(inner)].parent = parent }
            nodes[s].left = parent
        }
        nodes[p].parent = segment
        nodes[s].parent = grandparent
        replaceChild(of: grandparent, parent, with: segment)
    }
}
