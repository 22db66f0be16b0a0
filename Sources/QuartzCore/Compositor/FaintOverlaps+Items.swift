import Raster

extension FaintOverlaps {
    /// Where many of a list's items are faint; nil where none are. Nothing outside `area` is looked at.
    init?(of list: DisplayList, within area: PixelRect) {
        // By numbers, as a loop over the items would copy each.
        let items = list.items
        guard !area.isEmpty, items.indices.contains(where: { items[$0].isFaint }) else { return nil }
        self.init(within: area)
        for index in items.indices {
            if let (alpha, isSoft) = items[index].overlap { add(items[index].bounds, alpha: alpha, isSoft: isSoft) }
        }
        if isEmpty { return nil }
    }
}

extension DisplayList.Item {
    /// Whether many of it would add up to more than bytes can hold.
    fileprivate var isFaint: Bool { overlap.map { FaintOverlaps.isFaint($0.alpha, isSoft: $0.isSoft) } ?? false }

    /// How something is laid over what is below it; nil for what is not, and for particles.
    fileprivate var overlap: (alpha: Float, isSoft: Bool)? {
        switch self {
        case .fill(let fill):
            guard fill.blendMode == .sourceOver else { return nil }
            if case .color(let color) = fill.paint { return (fill.opacity * color.alpha, false) }
            return (fill.opacity * fill.paint.leastAlpha, true)
        case .shadow(let shadow): return (shadow.value.color.alpha, true)
        case .raster(let image): return (image.opacity, true)
        case .beginGroup(let group): return (group.opacity, false)
        case .particles, .endGroup: return nil
        }
    }
}

extension Paint {
    /// A picture counts as opaque: it is not looked at.
    fileprivate var leastAlpha: Float {
        switch self {
        case .color(let color): color.alpha
        case .linear(let gradient): gradient.value.stops.leastAlpha
        case .radial(let gradient): gradient.value.stops.leastAlpha
        case .conic(let gradient): gradient.value.stops.leastAlpha
        case .image: 1
        }
    }
}

extension GradientStops {
    /// Of a stop that paints at all.
    fileprivate var leastAlpha: Float { stops.lazy.map(\.color.alpha).filter { $0 > 0 }.min() ?? 1 }
}
