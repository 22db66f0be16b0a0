import CoreGraphics
package import Raster

/// Turns a render tree at one moment into a display list: samples each layer, orders siblings by depth, opens groups.
///
/// The walk keeps its own list of what is left to do, since a tree may be deeper than the stack. Only masks, the
/// silhouettes of shadows, transitions and filtered layers are walked by calls within calls, and `Limits` says how many of those there may be.
package struct DisplayListBuilder {
    /// The pixels that anything may be drawn on.
    private(set) var limit: PixelRect
    /// The time of the frame.
    let time: Double
    /// Whether tiles that are not there yet are waited for.
    let waitsForTiles: Bool
    var list = DisplayList()
    var limits = Limits()
    /// Where the last group stands that blends with what lies below, if it has not been kept from it; -1 for none.
    var lastBlending = -1
    /// Which layers the items came from, if that is asked for.
    var record = ReuseIndex()
    var isRecording = false
    /// Up to where the items of a replicator's copies have been paid for; -1 outside of copies.
    var paidItems = -1
    /// The last frame, from which the items of layers that stand still are taken over.
    let last: FrameRecord
    /// Where in the last frame's record the walk is.
    var cursor = 0
    /// For each key of the last record the equal one of this record; -1 where none is known.
    var newKeys: [Int32] = []
    var stacks = Stacks()

    /// What is left to do, and what it is to be done with: empty after the walk, but for the memory.
    struct Stacks: Sendable {
        /// The next step last.
        fileprivate var steps: [Step] = []
        /// For each `level` step the layers that it is about.
        var rows: [LevelRow] = []
        /// For each `siblings` step.
        fileprivate var spaces: [Space] = []
        /// Memory for layers of one space.
        fileprivate var sparePlanes: [[Plane]] = []
        /// For each `border` or `mask` step.
        fileprivate var contexts: [LayerPaintContext] = []
        /// For each `mask` or `end` step.
        fileprivate var groups: [OpenGroup] = []
        /// What the items are made of.
        var pools = ItemPools()
        var emissions = KnownEmissions()
    }

    /// Small, as each is moved about several times.
    fileprivate enum Step: Sendable {
        /// Layers of one plane: what is left of the innermost row.
        case level
        /// Layers of one 3D space: what is left of the innermost.
        case siblings
        case border
        case mask
        case end(clip: PixelRect)
        case endCopy(OpenCopy)
        /// Keeps the items of a clipped body from blending with what lies below.
        case isolate(Body, clip: PixelRect)
    }

    /// Layers of one 3D space in the order of painting, with the map from that space to device pixels.
    fileprivate struct Space: Sendable {
        var planes: [Plane]
        var next = 0
        let toDevice: Projection
        let clip: PixelRect
    }

    /// Siblings that lie in one plane, as most do: they need not be gathered and sorted first.
    struct LevelRow: Sendable {
        let layers: RenderSublayers
        let place: SublayerPlace
        let toDevice: Projection
        let clip: PixelRect
        var next = 0
        /// The entry of the layer that is being listed; -1 between layers.
        var entry = -1
        /// Where to look for the layer after that in the last record.
        var cursorAfter = 0
        /// The key of the row's layers in the record, and one in the last record that is known to be equal; -1 for none.
        var key: Int32 = -1
        var lastKey: Int32 = -1
    }

    init(limit: PixelRect, time: Double, waitsForTiles: Bool, last: FrameRecord = FrameRecord()) {
        self.last = last
        self.limit = limit
        self.time = time
        self.waitsForTiles = waitsForTiles
        (limits.copyWork, limits.particleWork) = (Limits.copyWork(on: limit), Double(Limits.copyWork(on: limit)))
    }

    /// The list of a picture of its own in the same frame.
    mutating func picture(within limit: PixelRect, _ paint: (inout DisplayListBuilder) -> Void) -> DisplayList {
        var picture = stacks.pools.acquireList()
        var outer = (limit: self.limit, limits: limits, blending: lastBlending, recording: isRecording, paid: paidItems)
        swap(&picture, &list)
        (self.limit, lastBlending, isRecording) = (limit, -1, false)
        if isInCopy { paidItems = 0 }
        paint(&self)
        payForItems()
        swap(&picture, &list)
        (self.limit, lastBlending, isRecording) = (outer.limit, outer.blending, outer.recording)
        paidItems = outer.paid
        outer.limits.keepBudgets(of: limits)
        limits = outer.limits
        return picture
    }

    /// What `root` looks like when its superlayer's time is `time`.
    ///
    /// `toDevice` maps the space of the root's superlayer to pixels; nothing outside `surface` is listed. `isFlipped` says
    /// whether y goes up in that space, which contents must be flipped back for. `waitsForTiles` has tiles drawn before the
    /// list is made.
    package static func build(
        _ root: RenderLayer, time: Double, toDevice: Projection, surface: PixelRect, isFlipped: Bool = false,
        waitsForTiles: Bool = true
    ) -> DisplayList {
        guard !surface.isEmpty, toDevice.isFinite else { return DisplayList() }
        var builder = DisplayListBuilder(limit: surface, time: time, waitsForTiles: waitsForTiles)
        builder.paint(root, toDevice: toDevice, isFlipped: isFlipped)
        return builder.list
    }

    /// The list that `build` makes, with a record of what it was made of, for the next frame. The items of what stands still
    /// are reused from `last`, the frame before. `spare` is one that nobody needs any more: its memory is used again.
    package static func list(
        _ root: RenderLayer, time: Double, toDevice: Projection, surface: PixelRect, after last: FrameRecord?,
        waitsForTiles: Bool = true, reusing spare: consuming FrameRecord = FrameRecord()
    ) -> FrameRecord {
        guard !surface.isEmpty, toDevice.isFinite else { return FrameRecord() }
        // Shadows and scissors reach as far as the surface.
        let past = last.flatMap { $0.limit == surface ? $0 : nil } ?? FrameRecord()
        var builder = DisplayListBuilder(limit: surface, time: time, waitsForTiles: waitsForTiles, last: past)
        builder.isRecording = true
        spare.list.begin(after: past.list)
        builder.exchangeMemory(&spare)
        builder.stacks.pools.releaseAll()
        builder.record.removeAll()
        builder.newKeys.removeAll(keepingCapacity: true)
        builder.newKeys.append(contentsOf: repeatElement(-1, count: past.record.keys.count))
        builder.paint(root, toDevice: toDevice)
        builder.stacks.pools.trim()
        builder.list.finish()
        builder.list.identify()
        builder.exchangeMemory(&spare)
        (spare.root, spare.limit) = (root, surface)
        return spare
    }

    private mutating func exchangeMemory(_ other: inout FrameRecord) {
        swap(&list, &other.list)
        swap(&record, &other.record)
        swap(&stacks, &other.stacks)
        swap(&newKeys, &other.newKeys)
    }

    private mutating func paint(_ root: RenderLayer, toDevice: Projection, isFlipped: Bool = false) {
        let place = SublayerPlace(time: time, space: nil, inherited: Inheritance(isFlipped: isFlipped))
        paint(root, at: place, toDevice: toDevice, clip: limit)
    }

    // MARK: The tree

    /// A layer without siblings. A mask joins nothing: its compositing and background filters are left out.
    mutating func paint(
        _ layer: RenderLayer, at place: SublayerPlace, toDevice: Projection, clip: PixelRect, isMask: Bool = false
    ) {
        var sample = layer.sample(atParentTime: place.time)
        if isMask { sample.properties.joinsNothing() }
        guard sample.content.hasNoPlane else {
            guard let plane = Plane(layer, sample, at: place), !clip.isEmpty else { return }
            return complete { $0.add(plane, toDevice: toDevice, clip: clip) }
        }
        complete {
            var planes = $0.stacks.sparePlanes.popLast() ?? []
            Plane.gather([layer], at: place, allowsCopies: $0.limits.copyWork > 0, planes: &planes)
            $0.add(planes, toDevice: toDevice, clip: clip)
        }
    }

    /// Background, contents, what the subclass draws, sublayers and border, clipped where the layer asks for it.
    mutating func paintBody(_ context: LayerPaintContext) {
        complete { $0.addBody(of: context) }
    }

    /// A layer and all below it.
    mutating func paint(_ context: LayerPaintContext) {
        complete { $0.add(context) }
    }

    /// Does what `body` adds to the steps, and all that follows from it.
    private mutating func complete(_ body: (inout DisplayListBuilder) -> Void) {
        let start = stacks.steps.count
        body(&self)
        while stacks.steps.count > start, let step = stacks.steps.popLast() {
            switch step {
            case .level:
                continueRow()
            case .siblings:
                continueSpace()
            case .border:
                appendBorder(of: stacks.contexts.removeLast())
            case .mask:
                let context = stacks.contexts.removeLast()
                var group = stacks.groups.removeLast()
                if let mask = context.layer.mask { apply(mask, to: &group, context) }
                close(group, clip: context.clip)
            case .end(let clip):
                close(stacks.groups.removeLast(), clip: clip)
            case .endCopy(let copy):
                end(copy)
            case .isolate(let body, let clip):
                isolate(body, clip: clip)
            }
        }
    }

    // MARK: Steps

    /// The layers of one 3D space, to be painted in the order of their depth.
    private mutating func add(_ planes: consuming [Plane], toDevice: Projection, clip: PixelRect) {
        guard !planes.isEmpty, !clip.isEmpty else { return keep(planes) }
        var sorter = DepthSorter(toDevice: toDevice, layersLeft: limits.measuredLayers)
        let ordered = sorter.paintOrder(planes)
        limits.measuredLayers = sorter.layersLeft
        // All may lie behind the eye, or have no size.
        guard !ordered.isEmpty else { return keep(ordered) }
        stacks.spaces.append(Space(planes: ordered, toDevice: toDevice, clip: clip))
        stacks.steps.append(.siblings)
    }

    /// Adds the next layer of the innermost space.
    private mutating func continueSpace() {
        let index = stacks.spaces.count - 1
        let (toDevice, clip) = (stacks.spaces[index].toDevice, stacks.spaces[index].clip)
        let plane = stacks.spaces[index].planes[stacks.spaces[index].next]
        stacks.spaces[index].next += 1
        if stacks.spaces[index].next == stacks.spaces[index].planes.count {
            keep(stacks.spaces.removeLast().planes)
        } else {
            stacks.steps.append(.siblings)
        }
        if plane.inherited.copies > 1 {
            guard let copy = beginCopy() else { return }
            stacks.steps.append(.endCopy(copy))
        }
        add(plane, toDevice: toDevice, clip: clip)
    }

    /// Leaves the memory to another space. Few are open at once, but for trees that are meant to be deep.
    private mutating func keep(_ planes: consuming [Plane]) {
        guard stacks.sparePlanes.count < 32 else { return }
        planes.removeAll(keepingCapacity: true)
        stacks.sparePlanes.append(planes)
    }

    /// Adds the layers of the innermost row up to the first one that leaves steps to be done before the next.
    private mutating func continueRow() {
        // The layers add rows of their own above this one.
        let index = stacks.rows.count - 1
        finishEntry(row: index)
        let row = stacks.rows[index]
        let (layers, place, toDevice, clip) = (row.layers, row.place, row.toDevice, row.clip)
        var next = row.next
        guard next < layers.count else { return stacks.rows.removeLast(1) }
        stacks.steps.append(.level)
        let depth = stacks.steps.count
        while next < layers.count {
            next = appendLeaves(layers, from: next, at: place, toDevice: toDevice, clip: clip)
            guard next < layers.count else { break }
            let layer = layers[next]
            if isRecording {
                let match = last.record.index(of: layer, from: cursor)
                if let match {
                    let count = reuse(layers, from: next, match: match, row: index)
                    next += count
                    if count > 0 { continue }
                }
                beginEntry(of: layer, match: match, row: index)
            }
            next += 1
            if layer.isPlainLeaf {
                appendLeaf(layer, at: place, toDevice: toDevice, clip: clip)
            } else if let plane = Plane(layer, layer.sample(atParentTime: place.time), at: place) {
                add(plane, toDevice: toDevice, clip: clip)
            }
            if stacks.steps.count > depth {
                stacks.rows[index].next = next
                return
            }
            finishEntry(row: index)
        }
        stacks.rows.removeLast()
        stacks.steps.removeLast()
    }

    private mutating func add(_ plane: consuming Plane, toDevice: Projection, clip: PixelRect) {
        guard limits.allowsAnotherLayer() else { return }
        let planeToDevice = Projection(flattening: plane.matrix).then(toDevice)
        // Seen edge-on, or squeezed to nothing: there is no picture.
        guard planeToDevice.isFinite, let toLayer = planeToDevice.inverse else { return }
        add(
            LayerPaintContext(
                plane: plane, spaceToDevice: toDevice, toDevice: planeToDevice, toLayer: toLayer, clip: clip))
    }

    /// A layer and all below it: its shadow, then what its bounds may clip, as one group where it must be.
    private mutating func add(_ context: LayerPaintContext) {
        if let transition = context.plane.sample.transition, limits.nestedTransitions < Limits.mostNestedTransitions {
            limits.nestedTransitions += 1
            paint(transition, of: context)
            limits.nestedTransitions -= 1
            return
        }
        let opacity = context.properties.opacity * context.plane.inherited.opacity
        let isMasked = context.layer.mask != nil
        let isApart = context.properties.shouldRasterize || !context.properties.filters.isEmpty
        let isJoined = context.properties.compositing != nil || !context.properties.backgroundFilters.isEmpty
        let isGroup = opacity < 1 && context.properties.allowsGroupOpacity
        if isGroup || context.plane.isCut || isMasked || isApart || isJoined {
            guard limits.allowsAnotherGroup() else { return }
            var group = begin(opacity: opacity)
            join(&group, as: context)
            if isApart {
                paintApart(context, in: &group)
                return close(group, clip: context.clip)
            }
            stacks.groups.append(group)
            if isMasked { stacks.contexts.append(context) }
            stacks.steps.append(isMasked ? .mask : .end(clip: context.clip))
        } else if opacity < 1 {
            var parts = context
            parts.partOpacity = opacity
            appendShadow(of: parts)
            return addBody(of: parts)
        }
        appendShadow(of: context)
        addBody(of: context)
    }

    private mutating func addBody(of context: LayerPaintContext) {
        guard context.properties.masksToBounds, !context.drawsWithinOutline else {
            return addParts(of: context)
        }
        if let scissor = context.scissor {
            var inner = context
            inner.clip = scissor
            stacks.steps.append(.isolate(Body(of: self), clip: scissor))
            return addParts(of: inner)
        }
        guard limits.allowsAnotherGroup() else { return }
        var group = begin()
        cut(&group, at: context.outline.shape, through: context.toDevice)
        stacks.groups.append(group)
        stacks.steps.append(.end(clip: context.clip))
        // The clip gives what fills the bounds its edge: antialiased twice, it would let through what lies below.
        var inner = context
        inner.reachesOut = true
        addParts(of: inner)
    }

    private mutating func addParts(of context: LayerPaintContext) {
        appendBackground(of: context)
        appendContents(of: context)
        appendContent(of: context)
        if context.properties.borderWidth > 0 {
            stacks.contexts.append(context)
            stacks.steps.append(.border)
        }
        guard !context.layer.sublayers.isEmpty else { return }
        pay(1 + Double(context.layer.sublayers.count) / 4)
        var inherited = context.plane.inherited
        inherited.opacity = context.partOpacity
        if context.plane.isCut { inherited.cuts += 1 }
        if context.layer.sublayers.stayLevel, let place = context.plane.sample.levelSublayerPlace(inherited) {
            guard !context.clip.isEmpty else { return }
            stacks.rows.append(
                LevelRow(layers: context.layer.sublayers, place: place, toDevice: context.toDevice, clip: context.clip))
            return stacks.steps.append(.level)
        }
        guard !context.content.makesCopies || allowsCopies() else { return }
        let mayCopy = limits.copyWork > 0
        var planes = stacks.sparePlanes.popLast() ?? []
        context.plane.sample.forEachSublayerPlace(inherited) { place in
            Plane.gather(context.layer.sublayers, at: place, allowsCopies: mayCopy, planes: &planes)
        }
        add(planes, toDevice: context.toDevice, clip: context.clip)
    }

    private mutating func close(_ group: OpenGroup, clip: PixelRect) {
        limits.openGroups -= 1
        end(group, clip: clip)
    }
}
