import Raster

// Nested replicators multiply a few layers to any number of copies. While copies are listed, the time to draw them is
// estimated, and copies beyond a budget are omitted.

extension ListWriter {
    /// A replicator's copy that is being listed.
    struct OpenCopy: Sendable {
        /// True when it is not nested in another copy.
        fileprivate let isOutermost: Bool
        /// Whether the enclosing layers are recorded for reuse. Layers in copies are not: they are charged by their
        /// items.
        fileprivate let wasRecording: Bool
    }

    /// False once the budget for copies is spent.
    func allowsCopies() -> Bool {
        guard limits.copyCost <= 0 else { return true }
        reportOnce("replicators have more copies than can be drawn in reasonable time: some are omitted")
        return false
    }

    /// Begins a copy; nil once the budget is spent.
    mutating func beginCopy() -> OpenCopy? {
        guard allowsCopies() else { return nil }
        let copy = OpenCopy(isOutermost: !isInCopy, wasRecording: reuse.isRecording)
        if copy.isOutermost { (chargedItems, reuse.isRecording) = (list.count, false) }
        charge(1)
        return copy
    }

    mutating func end(_ copy: OpenCopy) {
        chargeForItems()
        if copy.isOutermost { (chargedItems, reuse.isRecording) = (-1, copy.wasRecording) }
    }

    var isInCopy: Bool { chargedItems >= 0 }

    /// Charges the budget for the items that copies have added since the last charge.
    mutating func chargeForItems() {
        guard isInCopy else { return }
        // The list may have become shorter since: a mask may have become a clip, for example.
        let work = list.items[min(chargedItems, list.count)..<list.count].reduce(0) { $0 + $1.drawCost }
        charge(work)
        chargedItems = list.count
    }

    /// Charges the budget for work in a copy besides drawing, in microseconds.
    mutating func charge(_ work: Double) {
        guard isInCopy else { return }
        // Clamped at both ends, so that neither an infinite cost nor many large ones overflow.
        limits.copyCost = max(limits.copyCost - Int(max(0, min(work.rounded(.up), 1e9))), Int.min / 2)
    }
}

extension WalkLimits {
    /// The budget for copies on a surface, in microseconds: 1.5 seconds, and proportionally more for surfaces of more
    /// than 131,072 pixels.
    static func copyCost(on surface: PixelRect) -> Int {
        let scale = max(1, Double(surface.width) * Double(surface.height) / Double(1 << 17))
        return Int(min(1.5e6 * scale, 1e9))
    }
}

// MARK: Cost estimates

extension DisplayList.Item {
    /// The estimated time to draw the item on one thread, in microseconds; for a group, without its contents.
    fileprivate var drawCost: Double {
        let bounds = bounds
        let pixels = Double(bounds.width) * Double(bounds.height)
        switch self {
        case .fill(let fill):
            return 2.5 + fill.shape.coverageCost(within: bounds) + pixels * fill.paint.costPerPixel
        case .shadow(let shadow):
            guard case .shape(let shape, _, _) = shadow.value.silhouette else { return 5 + pixels * 6e-3 }
            return 5 + shape.coverageCost(within: bounds) + pixels * 6e-3
        case .particles(let particles):
            return particles.value.quads.reduce(2.5) { $0 + DisplayList.Quad.drawCost(within: $1.bounds) }
        case .raster:
            return 10 + pixels * 5e-3
        case .beginGroup(let group):
            let covering = group.clips.reduce(0) { $0 + $1.shape.coverageCost(within: bounds) }
            return 2.5 + covering + pixels * (5e-4 + (group.effects?.costPerPixel ?? 0))
        case .endGroup:
            return 0
        }
    }
}

extension DisplayList.Quad {
    /// The estimated time to draw a particle with these bounds, in microseconds.
    static func drawCost(within bounds: PixelRect) -> Double { 11 + Double(bounds.width * bounds.height) * 5e-3 }
}

extension GroupEffects {
    fileprivate var costPerPixel: Double {
        var time = compositeOperator == .mode ? 0 : 0.01
        for chain in [chain, backdrop?.chain].compactMap(\.self) {
            time += chain.effects.reduce(4e-3) { $0 + ($1.reach == (0, 0) ? 2e-3 : 1e-2) }
        }
        return time
    }
}

extension Paint {
    fileprivate var costPerPixel: Double {
        switch self {
        case .color: 6e-5
        case .linear, .radial, .conic: 1e-3
        case .image: 5e-3
        }
    }
}

extension Shape {
    /// The estimated time to compute the shape's coverage.
    fileprivate func coverageCost(within bounds: PixelRect) -> Double {
        let reach = Double(bounds.width) + Double(bounds.height)
        return switch self {
        case .rectangle: 0
        case .rounded: 1
        case .path(let path, _): Double(path.verbs.count) * (0.05 + reach * 0.01)
        case .stroke(let stroke): Double(stroke.value.path.verbs.count) * (0.1 + reach * 0.02)
        }
    }
}
