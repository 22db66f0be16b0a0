import CoreGraphics
package import Raster

/// Turns a render tree at one moment into a display list: samples each layer, sorts siblings by depth, paints layers
/// and opens groups.
///
/// The walk has its own stack of steps, since a tree may be deeper than the thread's stack. Only masks, silhouettes of
/// shadows, transitions and filtered layers are walked recursively, to a depth that `WalkLimits` bounds.
package struct TreeWalk {
    var writer: ListWriter
    private var stacks = Stacks()

    /// The remaining steps and their operands: empty after the walk, except for the memory.
    fileprivate struct Stacks: Sendable {
        /// The next step is the last element.
        var steps: [Step] = []
        /// The row of each `level` step.
        var rows: [CoplanarSiblings] = []
        /// The space of each `siblings` step.
        var spaces: [Space] = []
        /// A pool of arrays for the planes of a space.
        var planes: [[Plane]] = []
        /// The context of each `border` or `mask` step.
        var contexts: [LayerPaintContext] = []
        /// The group of each `mask` or `end` step.
        var groups: [ListWriter.OpenGroup] = []
    }

    /// Memory that a later frame reuses.
    struct Memory: Sendable {
        fileprivate var stacks = Stacks()
        fileprivate var pools = ItemPools()
        fileprivate var extents = LayerExtent()
        fileprivate var newKeys: [Int32] = []
    }

    /// Small, since steps are moved several times; their operands are in the stacks.
    fileprivate enum Step: Sendable {
        /// The rest of the innermost row of coplanar layers.
        case level
        /// The rest of the innermost 3D space.
        case siblings
        case border
        case mask
        case end(clip: PixelRect)
        case endCopy(ListWriter.OpenCopy)
        /// Prevents the items of a clipped body from blending with the backdrop.
        case isolate(ListWriter.Body, clip: PixelRect)
    }

    /// The layers of one 3D space in painting order, with the projection from that space to device pixels.
    fileprivate struct Space: Sendable {
        var planes: [Plane]
        var next = 0
        let toDevice: Projection
        let clip: PixelRect
    }

    private init(limit: PixelRect, time: Double, waitsForTiles: Bool, reuse: FrameReuse = FrameReuse()) {
        writer = ListWriter(limit: limit, time: time, waitsForTiles: waitsForTiles, reuse: reuse)
    }

    /// Makes the list of a separate image in the same frame.
    mutating func picture(within limit: PixelRect, _ paint: (inout TreeWalk) -> Void) -> DisplayList {
        var picture = writer.pools.acquireList()
        var outer = (
            limit: writer.limit, limits: writer.limits, blending: writer.lastBlending,
            recording: writer.reuse.isRecording, paid: writer.chargedItems
        )
        swap(&picture, &writer.list)
        (writer.limit, writer.lastBlending, writer.reuse.isRecording) = (limit, -1, false)
        if writer.isInCopy { writer.chargedItems = 0 }
        paint(&self)
        writer.chargeForItems()
        swap(&picture, &writer.list)
        (writer.limit, writer.lastBlending) = (outer.limit, outer.blending)
        (writer.reuse.isRecording, writer.chargedItems) = (outer.recording, outer.paid)
        outer.limits.keepBudgets(of: writer.limits)
        writer.limits = outer.limits
        return picture
    }

    /// The display list of `root` when its superlayer's time is `time`.
    ///
    /// `toDevice` maps the space of the root's superlayer to pixels; nothing outside `surface` is listed. `isFlipped`
    /// indicates whether y points up in that space, so that contents must be flipped back. If `waitsForTiles` is true,
    /// the list is made only after all tiles are drawn.
    package static func list(
        of root: RenderLayer, time: Double, toDevice: Projection, surface: PixelRect, isFlipped: Bool = false,
        waitsForTiles: Bool = true
    ) -> DisplayList {
        guard !surface.isEmpty, toDevice.isFinite else { return DisplayList() }
        var walk = TreeWalk(limit: surface, time: time, waitsForTiles: waitsForTiles)
        walk.paint(root, toDevice: toDevice, isFlipped: isFlipped)
        return walk.writer.list
    }

    /// Makes the same list as `list(of:)`, with a record of its origins for the next frame. Items of unchanged layers
    /// are reused from `last`, the previous frame. `spare` is an unused record, whose memory is reused.
    package static func record(
        of root: RenderLayer, time: Double, toDevice: Projection, surface: PixelRect, after last: FrameRecord?,
        waitsForTiles: Bool = true, reusing spare: consuming FrameRecord = FrameRecord()
    ) -> FrameRecord {
        guard !surface.isEmpty, toDevice.isFinite else { return FrameRecord() }
        // Shadows and scissors extend to the surface's bounds.
        let past = last.flatMap { $0.limit == surface ? $0 : nil } ?? FrameRecord()
        var walk = TreeWalk(
            limit: surface, time: time, waitsForTiles: waitsForTiles, reuse: FrameReuse(of: past.list, past.index))
        spare.list.begin(after: past.list)
        walk.exchangeMemory(&spare)
        walk.writer.pools.releaseAll()
        walk.writer.reuse.begin()
        walk.paint(root, toDevice: toDevice)
        walk.writer.pools.trim()
        walk.writer.extents.emissions.trim()
        walk.writer.list.finish()
        walk.writer.list.identify()
        walk.exchangeMemory(&spare)
        (spare.root, spare.limit) = (root, surface)
        return spare
    }

    private mutating func exchangeMemory(_ record: inout FrameRecord) {
        swap(&writer.list, &record.list)
        swap(&writer.reuse.index, &record.index)
        swap(&writer.reuse.newKeys, &record.memory.newKeys)
        swap(&writer.pools, &record.memory.pools)
        swap(&writer.extents, &record.memory.extents)
        swap(&stacks, &record.memory.stacks)
    }

    private mutating func paint(_ root: RenderLayer, toDevice: Projection, isFlipped: Bool = false) {
        let place = SublayerPlacement(
            time: writer.time, space: nil, inherited: InheritedPaintState(isFlipped: isFlipped))
        paint(root, at: place, toDevice: toDevice, clip: writer.limit)
    }

    // MARK: Layers

    /// Paints a layer without siblings. A mask is not composited: its compositing and background filters are ignored.
    mutating func paint(
        _ layer: RenderLayer, at place: SublayerPlacement, toDevice: Projection, clip: PixelRect, isMask: Bool = false
    ) {
        var sample = writer.pools.sample(layer, atParentTime: place.time)
        if isMask { sample.properties.blendsNothing() }
        guard sample.content.hasNoPlane else {
            guard let plane = Plane(layer, sample, at: place), !clip.isEmpty else { return }
            return complete { $0.add(plane, toDevice: toDevice, clip: clip) }
        }
        complete {
            var planes = $0.acquirePlanes()
            Plane.gather([layer], at: place, allowsCopies: $0.writer.limits.copyCost > 0, planes: &planes)
            $0.add(planes, toDevice: toDevice, clip: clip)
        }
    }

    /// Paints background, contents, the class's own content, sublayers and border, clipped if the layer masks to its
    /// bounds.
    mutating func paintBody(_ context: LayerPaintContext) {
        complete { $0.addBody(of: context) }
    }

    /// Paints a layer and its sublayers.
    mutating func paint(_ context: LayerPaintContext) {
        complete { $0.add(context) }
    }

    /// Performs the steps that `body` adds, and all subsequent ones.
    private mutating func complete(_ body: (inout TreeWalk) -> Void) {
        let start = stacks.steps.count
        body(&self)
        while stacks.steps.count > start, let step = stacks.steps.popLast() {
            switch step {
            case .level:
                continueRow()
            case .siblings:
                continueSpace()
            case .border:
                BorderPainter.paint(stacks.contexts.removeLast(), to: &writer)
            case .mask:
                let context = stacks.contexts.removeLast()
                var group = stacks.groups.removeLast()
                if let mask = context.layer.mask { apply(mask, to: &group, context) }
                close(group, clip: context.clip)
            case .end(let clip):
                close(stacks.groups.removeLast(), clip: clip)
            case .endCopy(let copy):
                writer.end(copy)
            case .isolate(let body, let clip):
                writer.isolate(body, clip: clip)
            }
        }
    }

    // MARK: Steps

    /// Adds the layers of one 3D space, sorted by depth.
    private mutating func add(_ planes: consuming [Plane], toDevice: Projection, clip: PixelRect) {
        guard !planes.isEmpty, !clip.isEmpty else { return release(planes) }
        var sorter = DepthSorter(toDevice: toDevice, remainingLayers: writer.limits.measuredLayers)
        let ordered = sorter.paintOrder(planes)
        // Measuring the planes' extents visits their descendants, which the frame's budget limits.
        writer.limits.measuredLayers = sorter.remainingLayers
        // All of them may be behind the eye, or empty.
        guard !ordered.isEmpty else { return release(ordered) }
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
            release(stacks.spaces.removeLast().planes)
        } else {
            stacks.steps.append(.siblings)
        }
        if plane.inherited.copies > 1 {
            guard let copy = writer.beginCopy() else { return }
            stacks.steps.append(.endCopy(copy))
        }
        add(plane, toDevice: toDevice, clip: clip)
    }

    private mutating func acquirePlanes() -> [Plane] { stacks.planes.popLast() ?? [] }

    /// Returns an array to the pool. Few spaces are open at once, except in trees built to be deep.
    private mutating func release(_ planes: consuming [Plane]) {
        guard stacks.planes.count < 32 else { return }
        planes.removeAll(keepingCapacity: true)
        stacks.planes.append(planes)
    }

    /// Adds layers of the innermost row, up to the first that adds steps to perform before the next.
    private mutating func continueRow() {
        // Rows of their sublayers are pushed above this one.
        let index = stacks.rows.count - 1
        finishEntry(row: index)
        let row = stacks.rows[index]
        let (layers, place, toDevice, clip) = (row.layers, row.place, row.toDevice, row.clip)
        var next = row.next
        guard next < layers.count else { return stacks.rows.removeLast(1) }
        stacks.steps.append(.level)
        let depth = stacks.steps.count
        while next < layers.count {
            next = LeafPainter.paintRun(
                of: layers, from: next, at: place, toDevice: toDevice, clip: clip, to: &writer)
            guard next < layers.count else { break }
            let layer = layers[next]
            if writer.reuse.isRecording {
                let match = writer.reuse.match(of: layer)
                if let match {
                    let count = writer.reuse.reuse(
                        from: next, match: match, row: &stacks.rows[index], list: &writer.list, limits: &writer.limits)
                    next += count
                    if count > 0 { continue }
                }
                writer.reuse.beginEntry(
                    of: layer, match: match, row: &stacks.rows[index], itemCount: writer.list.count, writer.limits)
            }
            next += 1
            if layer.isPlainLeaf {
                LeafPainter.paint(layer, at: place, toDevice: toDevice, clip: clip, to: &writer)
            } else {
                let sample = writer.pools.sample(layer, atParentTime: place.time)
                if let plane = Plane(layer, sample, at: place) { add(plane, toDevice: toDevice, clip: clip) }
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

    private mutating func finishEntry(row: Int) {
        writer.reuse.finishEntry(
            row: &stacks.rows[row], itemCount: writer.list.count, lastBlending: writer.lastBlending, writer.limits)
    }

    private mutating func add(_ plane: consuming Plane, toDevice: Projection, clip: PixelRect) {
        guard writer.limits.allowsAnotherLayer() else { return }
        guard let context = LayerPaintContext(plane, in: toDevice, clip: clip) else { return }
        add(context)
    }

    /// Adds a layer and its sublayers: its shadow, then the body, as one group if needed.
    private mutating func add(_ context: LayerPaintContext) {
        if let transition = context.plane.sample.transition,
            writer.limits.nestedTransitions < WalkLimits.maxNestedTransitions
        {
            writer.limits.nestedTransitions += 1
            paint(transition, of: context)
            writer.limits.nestedTransitions -= 1
            return
        }
        let opacity = context.properties.opacity * context.plane.inherited.opacity
        let isMasked = context.layer.mask != nil
        let isApart = context.properties.shouldRasterize || !context.properties.filters.isEmpty
        let isJoined = context.properties.compositing != nil || !context.properties.backgroundFilters.isEmpty
        // A translucent layer needs a group if its parts overlap. Whether they do is known only afterwards:
        // `ListWriter.end` removes the group again if its body is a single primitive.
        let isGroup = opacity < 1 && context.properties.allowsGroupOpacity
        if isGroup || context.plane.isCut || isMasked || isApart || isJoined {
            guard writer.limits.allowsAnotherGroup() else { return }
            var group = writer.begin(opacity: opacity)
            join(&group, as: context)
            if isApart {
                paintIsolated(context, in: &group)
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
            // A pixel-aligned clip needs no group unless something inside it blends, which is known at its end.
            stacks.steps.append(.isolate(ListWriter.Body(of: writer), clip: scissor))
            return addParts(of: inner)
        }
        guard writer.limits.allowsAnotherGroup() else { return }
        var group = writer.begin()
        writer.cut(&group, at: context.outline.shape, through: context.toDevice)
        stacks.groups.append(group)
        stacks.steps.append(.end(clip: context.clip))
        // The clip antialiases the edge of content that fills the bounds: antialiased twice, the edge would let the
        // backdrop show through.
        var inner = context
        inner.reachesOut = true
        addParts(of: inner)
    }

    private mutating func addParts(of context: LayerPaintContext) {
        BackgroundPainter.paint(context, to: &writer)
        ContentPainter.paintBackground(context, to: &writer)
        ImagePainter.paint(context, to: &writer)
        if case .emitter = context.content {
            // Particles lie over the border, which otherwise is painted after the sublayers.
            BorderPainter.paint(context, to: &writer)
        } else if context.properties.borderWidth > 0 {
            stacks.contexts.append(context)
            stacks.steps.append(.border)
        }
        ContentPainter.paint(context, to: &writer)
        guard !context.layer.sublayers.isEmpty else { return }
        writer.charge(1 + Double(context.layer.sublayers.count) / 4)
        var inherited = context.plane.inherited
        inherited.opacity = context.partOpacity
        if context.plane.isCut { inherited.cuts += 1 }
        if context.layer.sublayers.stayCoplanar, let place = context.plane.sample.coplanarSublayerPlacement(inherited) {
            guard !context.clip.isEmpty else { return }
            stacks.rows.append(
                CoplanarSiblings(
                    layers: context.layer.sublayers, place: place, toDevice: context.toDevice, clip: context.clip))
            return stacks.steps.append(.level)
        }
        guard !context.content.makesCopies || writer.allowsCopies() else { return }
        let mayCopy = writer.limits.copyCost > 0
        var planes = acquirePlanes()
        context.plane.sample.forEachSublayerPlacement(inherited) { place in
            Plane.gather(context.layer.sublayers, at: place, allowsCopies: mayCopy, planes: &planes)
        }
        add(planes, toDevice: context.toDevice, clip: context.clip)
    }

    private mutating func close(_ group: ListWriter.OpenGroup, clip: PixelRect) {
        writer.limits.openGroups -= 1
        writer.end(group, clip: clip)
    }
}
