import Raster

extension FaintOverlaps {
    /// Where many of a list's items are faint; nil where none are. Nothing outside `area` is looked at.
    init?(of list: DisplayList, within area: PixelRect) {
        guard !area.isEmpty, let first = list.items.firstIndex(where: { $0.faintAlpha != nil }) else { return nil }
        self.init(within: area)
        for item in list.items[first...] {
            if let alpha = item.faintAlpha { add(item.bounds, alpha: alpha) }
        }
        if isEmpty { return nil }
    }
}

extension DisplayList.Item {
    /// The alpha of something so faint that many of it add up to more than bytes can hold; nil for anything else.
    fileprivate var faintAlpha: Float? {
        let alpha: Float
        switch self {
        case .fill(let fill):
            guard fill.blendMode == .sourceOver else { return nil }
            alpha = fill.opacity * fill.paint.leastAlpha
        case .shadow(let shadow): alpha = shadow.color.alpha
        case .raster(let image): alpha = image.opacity
        case .beginGroup(let group): alpha = group.opacity
        case .particles, .endGroup: return nil
        }
        return FaintOverlaps.isFaint(alpha) ? alpha : nil
    }
}

extension Paint {
    /// A picture counts as opaque: it is not looked at.
    fileprivate var leastAlpha: Float {
        switch self {
        case .color(let color): color.alpha
        case .linear(let gradient): gradient.stops.leastAlpha
        case .radial(let gradient): gradient.stops.leastAlpha
        case .conic(let gradient): gradient.stops.leastAlpha
        case .image: 1
        }
    }
}

extension GradientStops {
    /// Of a stop that paints at all.
    fileprivate var leastAlpha: Float { stops.lazy.map(\.color.alpha).filter { $0 > 0 }.min() ?? 1 }
}
