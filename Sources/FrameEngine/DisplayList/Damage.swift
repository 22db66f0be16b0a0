public import Raster

/// The region that differs from the last frame, as a few disjoint rectangles.
@_spi(Compositing) public struct Damage: Sendable, Equatable {
    /// The rectangles; none is empty, and no two overlap.
    public private(set) var rects: [PixelRect] = []

    /// The maximum number of rectangles; beyond it, the closest two are merged.
    private static let maxRectCount = 16

    /// No damage.
    public init() {}

    /// One rectangle.
    public init(_ rect: PixelRect) { add(rect) }

    /// Whether there is nothing to draw.
    public var isEmpty: Bool { rects.isEmpty }

    /// The bounding box.
    public var bounds: PixelRect { rects.reduce(.zero) { $0.union($1) } }

    /// Keeps the capacity for the next frame.
    public mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

    /// Adds a rectangle, merging those that overlap, and the closest where there are too many. Damage only grows.
    public mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        if rects.isEmpty { rects.reserveCapacity(Self.maxRectCount + 1) }
        var rect = rect
        // A union may intersect rectangles that neither part intersected.
        while let index = rects.firstIndex(where: { !$0.intersection(rect).isEmpty }) {
            rect = rect.union(rects.remove(at: index))
        }
        rects.append(rect)
        if rects.count > Self.maxRectCount { mergeClosest() }
    }

    private mutating func mergeClosest() {
        // Of at most 17 · 16 / 2 = 136 pairs the one whose union adds the fewest undamaged pixels.
        var best = (i: 0, j: 1, waste: Int.max)
        for i in rects.indices {
            for j in rects.indices where j > i {
                let union = rects[i].union(rects[j])
                let waste = union.area - rects[i].area - rects[j].area
                if waste < best.waste { best = (i, j, waste) }
            }
        }
        let second = rects.remove(at: best.j)
        let first = rects.remove(at: best.i)
        add(first.union(second))
    }
}

extension PixelRect {
    fileprivate var area: Int { width * height }
}
