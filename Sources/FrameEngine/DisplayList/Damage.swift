public import Raster

/// The pixels that differ from the last frame, as a few rectangles that don't overlap.
@_spi(Compositing) public struct Damage: Sendable, Equatable {
    /// The rectangles; none is empty, and no two overlap.
    public private(set) var rects: [PixelRect] = []

    /// With more rectangles than this, two that lie close become one.
    private static let maxRectCount = 16

    /// No damage.
    public init() {}

    /// One rectangle.
    public init(_ rect: PixelRect) { add(rect) }

    /// Whether nothing must be drawn.
    public var isEmpty: Bool { rects.isEmpty }

    /// The box around all of it.
    public var bounds: PixelRect { rects.reduce(.zero) { $0.union($1) } }

    /// Leaves the memory for the next frame's.
    public mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

    /// Adds a rectangle. Those that overlap become one, and so do close ones where there are many: damage only grows.
    public mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        if rects.isEmpty { rects.reserveCapacity(Self.maxRectCount + 1) }
        var rect = rect
        // A union may reach others that neither part reached.
        while let index = rects.firstIndex(where: { !$0.intersection(rect).isEmpty }) {
            rect = rect.union(rects.remove(at: index))
        }
        rects.append(rect)
        if rects.count > Self.maxRectCount { mergeClosest() }
    }

    private mutating func mergeClosest() {
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
