import Raster

extension FaintOverlaps {
    /// Where many of a list's items are faint, or soft; nil where none are. Nothing outside `area` is looked at.
    init?(of list: DisplayList, within area: PixelRect) {
        guard !area.isEmpty, list.mayBeFaint(within: area) else { return nil }
        self.init(within: area)
        var depth = 0
        // By numbers, as a loop over the items would copy each.
        let items = list.items
        for index in items.indices {
            switch items[index] {
            case .beginGroup: depth += 1
            case .endGroup: depth -= 1
            default: break
            }
            switch items[index].overlap {
            case .opaque: if depth == 0, case .fill(let fill) = items[index] { cover(fill) }
            case .even(let alpha): add(items[index].bounds, alpha: alpha)
            case .soft(let softness): add(items[index].bounds, softness)
            case nil: break
            }
        }
        guard isEmpty else { return }
        leaveMemory()
        return nil
    }

    /// What is below an opaque box is hidden wherever it covers whole pixels: of one with round corners, in two rectangles.
    private mutating func cover(_ fill: DisplayList.Fill) {
        // Of two circles a gradient may leave something out.
        if case .radial = fill.paint { return }
        guard fill.projection.keepsAxes else { return }
        switch fill.shape {
        case .rectangle(let box):
            cover(fill.pixels(inside: box))
        case .rounded(let rounded):
            let (box, reach) = (rounded.box, rounded.isPlain ? 0 : rounded.cornerReach)
            cover(
                fill.pixels(inside: Box(minX: box.minX + reach, minY: box.minY, maxX: box.maxX - reach, maxY: box.maxY))
            )
            guard reach > 0 else { return }
            cover(
                fill.pixels(inside: Box(minX: box.minX, minY: box.minY + reach, maxX: box.maxX, maxY: box.maxY - reach))
            )
        case .path, .stroke: break
        }
    }
}

/// How something is laid over what is below it.
private enum Overlap {
    /// By an alpha that is nowhere less.
    case even(Float)
    /// By an alpha that may be anything.
    case soft(FaintOverlaps.Softness)
    /// It hides what is below.
    case opaque
}

extension DisplayList {
    /// Whether enough of it would add up to more than bytes can hold.
    fileprivate func mayBeFaint(within area: PixelRect) -> Bool {
        var overlaps = FaintOverlaps(within: area)
        defer { overlaps.leaveMemory() }
        return items.indices.contains { index in
            switch items[index].overlap {
            case .even(let alpha): FaintOverlaps.isFaint(alpha)
            case .soft(let softness): overlaps.overflows(items[index].bounds, softness)
            case .opaque, nil: false
            }
        }
    }
}

extension DisplayList.Item {
    /// Nil for what is not laid over it, for parts of pixels at edges, and for particles.
    fileprivate var overlap: Overlap? {
        switch self {
        case .fill(let fill):
            guard fill.blendMode == .sourceOver else { return nil }
            guard let alpha = fill.paint.leastAlpha else { return .soft(.picture) }
            return fill.opacity * alpha < 1 ? .even(fill.opacity * alpha) : .opaque
        case .shadow: return .soft(.shadow)
        case .raster: return .soft(.picture)
        case .beginGroup(let group): return .even(group.opacity)
        case .particles, .endGroup: return nil
        }
    }
}

extension DisplayList.Fill {
    /// The whole pixels inside a box; the projection keeps the axes.
    fileprivate func pixels(inside box: Box) -> PixelRect {
        guard !box.isEmpty else { return .zero }
        let (a, b) = (projection.apply(Point(box.minX, box.minY)), projection.apply(Point(box.maxX, box.maxY)))
        let inner = Box(
            minX: min(a.x, b.x).rounded(.up), minY: min(a.y, b.y).rounded(.up), maxX: max(a.x, b.x).rounded(.down),
            maxY: max(a.y, b.y).rounded(.down))
        return inner.isEmpty ? .zero : PixelRect(around: inner, within: bounds)
    }
}

extension Paint {
    /// Nil where it is not known, or next to nothing.
    fileprivate var leastAlpha: Float? {
        switch self {
        case .color(let color): color.alpha
        case .linear(let gradient):
            gradient.value.extendsStart && gradient.value.extendsEnd ? gradient.value.stops.leastAlpha : nil
        case .radial(let gradient):
            gradient.value.extendsStart && gradient.value.extendsEnd ? gradient.value.stops.leastAlpha : nil
        case .conic(let gradient): gradient.value.stops.leastAlpha
        case .image(let image): image.value.bitmap.isOpaque && image.value.edge != .transparent ? 1 : nil
        }
    }
}

extension GradientStops {
    fileprivate var leastAlpha: Float? {
        let least = stops.lazy.map(\.color.alpha).min() ?? 0
        return least > 0 ? least : nil
    }
}

extension RoundedBox {
    /// How far from a corner its sides are straight, at most.
    fileprivate var cornerReach: Double { curve == .continuous ? radius * Self.continuousReach : radius }
}
