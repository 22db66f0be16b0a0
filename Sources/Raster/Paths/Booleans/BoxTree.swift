/// A balanced tree of boxes, for finding overlapping pairs without testing every pair.
struct BoxTree {
    private var nodes: [Box]
    /// For each node, whether one of its boxes is marked.
    private var marks: [Bool]
    /// The boxes' indices in leaf order.
    private let order: [Int32]
    private let leafCount: Int

    /// `isMarked` selects boxes; a pair is reported only if at least one of its boxes is marked.
    init(_ boxes: [Box], isMarked: (Int) -> Bool) {
        var all = Box.empty
        for box in boxes { all = all.union(box) }
        let scale = 65_535 / max(max(all.width, all.height), 1e-300)
        // Sorted along a space-filling curve, so that neighbours in the order are neighbours in the plane.
        // The Z-order (Morton) curve: its code interleaves the bits of both coordinates.
        let codes = boxes.indices.map { i in
            let (x, y) = (
                (boxes[i].minX + boxes[i].maxX) / 2 - all.minX, (boxes[i].minY + boxes[i].maxY) / 2 - all.minY
            )
            return (code: interleaved(UInt32(x * scale), UInt32(y * scale)), index: Int32(i))
        }
        order = codes.sorted { ($0.code, $0.index) < ($1.code, $1.index) }.map(\.index)
        var leafCount = 1
        while leafCount < boxes.count { leafCount *= 2 }
        self.leafCount = leafCount
        nodes = Array(repeating: .empty, count: 2 * leafCount)
        marks = Array(repeating: false, count: 2 * leafCount)
        for (leaf, index) in order.enumerated() {
            nodes[leafCount + leaf] = boxes[Int(index)]
            marks[leafCount + leaf] = isMarked(Int(index))
        }
        for node in stride(from: leafCount - 1, to: 0, by: -1) {
            nodes[node] = nodes[2 * node].union(nodes[2 * node + 1])
            marks[node] = marks[2 * node] || marks[2 * node + 1]
        }
    }

    /// Calls `body` with each pair of boxes that touch or overlap, the smaller index first, until it returns false.
    func forEachPair(_ body: (Int, Int) -> Bool) {
        var stack: [(Int, Int)] = [(1, 1)]
        while let (a, b) = stack.popLast() {
            guard marks[a] || marks[b] else { continue }
            if a == b {
                if a < leafCount { stack += [(2 * a, 2 * a), (2 * a, 2 * a + 1), (2 * a + 1, 2 * a + 1)] }
                continue
            }
            let common = nodes[a].intersection(nodes[b])
            guard !common.isEmpty else { continue }
            if a >= leafCount {
                let (i, j) = (Int(order[a - leafCount]), Int(order[b - leafCount]))
                guard body(min(i, j), max(i, j)) else { return }
            } else {
                // All leaves have the same depth, and so do the two nodes of a pair.
                stack += [(2 * a, 2 * b), (2 * a, 2 * b + 1), (2 * a + 1, 2 * b), (2 * a + 1, 2 * b + 1)]
            }
        }
    }
}

/// Interleaves the bits of two 16-bit numbers.
private func interleaved(_ x: UInt32, _ y: UInt32) -> UInt32 {
    func spread(_ v: UInt32) -> UInt32 {
        var v = min(v, 65_535)
        v = (v | v << 8) & 0x00FF_00FF
        v = (v | v << 4) & 0x0F0F_0F0F
        v = (v | v << 2) & 0x3333_3333
        return (v | v << 1) & 0x5555_5555
    }
    return spread(x) | spread(y) << 1
}
