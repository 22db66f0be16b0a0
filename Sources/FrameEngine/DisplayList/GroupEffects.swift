public import Raster

/// The effects that need a group's image, or the pixels below it, as a whole: they read neighbouring pixels, so they
/// cannot be drawn tile by tile.
@_spi(Compositing) public struct GroupEffects: Sendable, Equatable {
    /// The effects applied to the group's image.
    public var chain: EffectChain
    /// The pixels that the group's items may paint, before the chain.
    public var content: PixelRect
    /// The effects applied to the pixels below before the group is painted on them; nil for none.
    public var backdrop: Backdrop?
    /// How the group's image is composited.
    public var compositeOperator: CompositeOperator

    /// How a group's image is composited.
    public enum CompositeOperator: Sendable, Equatable {
        /// With the group's blend mode.
        case mode
        /// With the group's blend mode, and only where a shape covers: for modes that clear the pixels outside their
        /// source.
        case modeWithin(DisplayList.Clip)
        /// With a formula, and only where a shape covers, if there is one.
        case formula(BlendFormula, within: DisplayList.Clip?)

        /// Whether compositing is limited to a shape.
        var hasFootprint: Bool {
            switch self {
            case .modeWithin, .formula(_, within: .some): true
            default: false
            }
        }
    }

    /// Pixels below a group that are modified before the group is drawn on them.
    public struct Backdrop: Sendable, Equatable {
        /// The effects applied to them.
        public var chain: EffectChain
        /// The shape within which they are modified.
        public var clip: DisplayList.Clip
        /// The index within the group at which the items of a mask begin, which applies to the backdrop too; nil
        /// without a mask.
        public var mask: Int?
    }

    /// Creates effects; by default none.
    public init(
        chain: EffectChain = EffectChain(), content: PixelRect = .zero, backdrop: Backdrop? = nil,
        compositeOperator: CompositeOperator = .mode
    ) {
        self.chain = chain
        self.content = content
        self.backdrop = backdrop
        self.compositeOperator = compositeOperator
    }

    /// Whether drawing the group reads the pixels below it.
    public var readsBackdrop: Bool {
        if case .formula = compositeOperator { true } else { backdrop != nil }
    }

    /// The pixels below that those of `region` depend on.
    public func backdropSource(of region: PixelRect) -> PixelRect {
        backdrop?.chain.source(of: region) ?? region
    }
}

@_spi(Compositing) extension DisplayList {
    /// A layer's image at a fixed scale, which stays the same while the layer moves.
    public final class Raster: Sendable, Equatable {
        /// The list, in the image's own pixels.
        public let list: DisplayList
        /// The pixels that the list may paint.
        public let content: PixelRect

        init(list: DisplayList, content: PixelRect) {
            self.list = list
            self.content = content
        }

        /// Whether both contain the same pixels.
        public static func == (a: Raster, b: Raster) -> Bool {
            a === b || a.content == b.content && a.list == b.list
        }
    }

    /// A rasterized subtree and its placement.
    public struct RasterizedSubtree: Sendable, Equatable {
        /// The image.
        public var raster: Raster
        /// The projection from the image's pixels to device pixels.
        public var projection: Projection
        /// The sampling filter.
        public var filter: ImagePaint.Filter
        /// The opacity, in 0...1.
        public var opacity: Float
        /// The device pixels that may change.
        public var bounds: PixelRect
    }
}

@_spi(Compositing) extension DisplayList {
    /// The bounding box of all items.
    public var extent: PixelRect { extent(of: items.indices) }

    /// The bounding box of all items, not descending into groups.
    func extent(of range: Range<Int>) -> PixelRect {
        var extent = PixelRect.zero
        var depth = 0
        for index in range {
            let item = summaries[index]
            if item.nesting == .end { depth -= 1 }
            if depth <= 0 { extent = extent.union(item.bounds) }
            if item.nesting == .beginning { depth += 1 }
        }
        return extent
    }
}

extension DisplayList.Item {
    var needsPicture: Bool {
        switch self {
        case .beginGroup(let group): group.boxedEffects != nil
        case .raster: true
        default: false
        }
    }

    /// The effects of a group that depends on the pixels below it.
    var backdropReader: (group: DisplayList.Group, effects: GroupEffects)? {
        guard case .beginGroup(let group) = self, let effects = group.effects, effects.readsBackdrop else {
            return nil
        }
        return (group, effects)
    }
}

extension ArraySlice<DisplayList.Item> {
    /// The index of the end of the group that begins at `index`; `index` itself for other items.
    func endOfGroup(at index: Int) -> Int {
        guard case .beginGroup = self[index] else { return index }
        var depth = 0
        for next in index..<endIndex {
            switch self[next] {
            case .beginGroup: depth += 1
            case .endGroup: depth -= 1
            default: break
            }
            if depth == 0 { return next }
        }
        return endIndex - 1
    }

    /// Whether one of the items, not descending into groups, reads the pixels below it.
    var readsBackdrop: Bool {
        var index = startIndex
        while index < endIndex {
            if self[index].backdropReader != nil { return true }
            index = endOfGroup(at: index) + 1
        }
        return false
    }

    /// The pixels that must be painted for those of `area` to be correct, including nested groups.
    func backdropSource(of area: PixelRect) -> PixelRect {
        var readers: [(group: DisplayList.Group, effects: GroupEffects, body: Self)] = []
        var index = startIndex
        while index < endIndex {
            let end = endOfGroup(at: index)
            if let reader = self[index].backdropReader {
                readers.append((reader.group, reader.effects, self[(index + 1)..<Swift.max(end, index + 1)]))
            }
            index = end + 1
        }
        // From the last reader to the first: the pixels that a later one reads, earlier ones must have painted.
        return readers.reversed().reduce(area) { needed, reader in
            let part = reader.group.bounds.intersection(needed)
            guard !part.isEmpty else { return needed }
            return needed.union(reader.effects.backdropSource(of: reader.body.backdropSource(of: part)))
        }
    }
}
