package import Raster

/// The pixels that differ from the last frame, as a few rectangles that don't overlap.
package struct Damage: Sendable, Equatable {
    package private(set) var rects: [PixelRect] = []

    /// With more rectangles than this, two that lie close become one.
    private static let mostRects = 8

    package init() {}

    package init(_ rect: PixelRect) { add(rect) }

    package var isEmpty: Bool { rects.isEmpty }

    /// The box around all of it.
    package var bounds: PixelRect { rects.reduce(.zero) { $0.union($1) } }

    package mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        // A union may reach others that neither part reached.
        while let index = rects.firstIndex(where: { !$0.intersection(rect).isEmpty }) {
            rect = rect.union(rects.remove(at: index))
        }
        rects.append(rect)
        if rects.count > Self.mostRects { mergeClosest() }
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

extension DisplayList {
    /// What must be drawn again so that a surface that shows `last` shows this list.
    package func damage(since last: DisplayList) -> Damage {
        var damage = Damage()
        let start = zip(items, last.items).prefix { $0 == $1 }.count
        let most = min(items.count, last.items.count) - start
        let end = zip(items.reversed(), last.items.reversed()).prefix(most).prefix { $0 == $1 }.count
        if items.count == last.items.count {
            // The usual frame: the same items, some of them moved.
            for (new, old) in zip(items[start..<items.count - end], last.items[start..<last.items.count - end])
            where new != old {
                damage.add(new.bounds)
                damage.add(old.bounds)
            }
        } else {
            for item in items[start..<items.count - end] { damage.add(item.bounds) }
            for item in last.items[start..<last.items.count - end] { damage.add(item.bounds) }
        }
        return damage
    }
}
