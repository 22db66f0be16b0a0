import Raster

/// Pools of the memory that a list's items hold outside the list: boxes and arrays. They are refilled when the list is
/// rewritten, so that a steady-state frame allocates nothing.
///
/// A box or array that another list or a compositor still retains is not modified: a new one replaces it.
struct ItemPools: Sendable {
    var images = Pool<Boxed<ImagePaint>>()
    var linearGradients = Pool<Boxed<LinearGradient>>()
    var radialGradients = Pool<Boxed<RadialGradient>>()
    var conicGradients = Pool<Boxed<ConicGradient>>()
    var shadows = Pool<Boxed<DisplayList.Shadow>>()
    var clips = Pool<[DisplayList.Clip]>()
    var paths = Pool<Path>()
    var strokes = Pool<Boxed<Shape.Stroke>>()
    var effects = Pool<Boxed<GroupEffects>>()
    var particles = Pool<Boxed<DisplayList.Particles>>()
    var rasters = Pool<Boxed<DisplayList.RasterizedSubtree>>()
    /// The properties of animated shapes, which no item holds.
    var shapes = Pool<Boxed<ShapeProperties>>()
    /// The memory of the lists of shadow casters. Lists in use are found through the shadows themselves.
    private var lists: [DisplayList] = []
    /// The number of lists, from the first one on, that the frame has not used so far.
    private var unusedListCount = 0
    /// The memory of effect chains. Chains in use are found through the effects.
    private var chains: [EffectChain] = []

    /// Releases everything that the list, which is now empty, had acquired.
    mutating func releaseAll() {
        images.releaseAll()
        linearGradients.releaseAll()
        radialGradients.releaseAll()
        conicGradients.releaseAll()
        shadows.releaseAll()
        clips.releaseAll()
        paths.releaseAll()
        strokes.releaseAll()
        effects.releaseAll()
        particles.releaseAll()
        rasters.releaseAll()
        shapes.releaseAll()
        // Shadows within a shadow's caster come after it: they are unshared once the caster's list is empty.
        shadows.forEach { shadow in
            guard case .picture(var list, _) = shadow.silhouette else { return }
            shadow.silhouette = .shape(.rectangle(.empty), .identity, opacity: 0)
            list.removeAll()
            lists.append(list)
        }
        lists.reverse()
        unusedListCount = lists.count
        effects.forEach { effects in
            guard !effects.chain.isEmpty else { return }
            chains.append(effects.chain)
            effects.chain = EffectChain()
        }
    }

    /// Frees the parts that the finished list did not use.
    mutating func trim() {
        images.trim()
        linearGradients.trim()
        radialGradients.trim()
        conicGradients.trim()
        shadows.trim()
        clips.trim()
        paths.trim()
        strokes.trim()
        effects.trim()
        particles.trim()
        rasters.trim()
        shapes.trim()
        // The lists above were released again, and the next frame will need them.
        lists.removeFirst(unusedListCount)
        chains.removeAll(keepingCapacity: true)
    }

    // MARK: Nested lists

    mutating func acquireList() -> DisplayList {
        guard let list = lists.popLast() else { return DisplayList() }
        unusedListCount = min(unusedListCount, lists.count)
        return list
    }

    /// Releases a list that turned out not to be needed.
    mutating func releaseList(_ list: consuming DisplayList) {
        list.removeAll()
        lists.append(list)
    }

    /// The image of a list: the one in the same place in the frame before the last, if it has the same content.
    mutating func raster(of list: consuming DisplayList, content: PixelRect) -> DisplayList.Raster {
        if let known = rasters.next?.value.raster, known.content == content, known.list == list {
            releaseList(list)
            return known
        }
        return DisplayList.Raster(list: list, content: content)
    }

    // MARK: Sampling

    /// Samples a layer, using pooled memory for the animated properties of a shape.
    mutating func sample(_ layer: RenderLayer, atParentTime time: Double) -> SampledLayer {
        guard layer.animatesShape, case .shape(let own) = layer.content else { return layer.sample(atParentTime: time) }
        var box = shapes.acquire() ?? Boxed(own.value)
        box.renew(own.value)
        let sample = layer.sample(atParentTime: time, beginningWith: .shape(consume box))
        // Stored only now: a box with two references would be copied on mutation.
        if case .shape(let box) = sample.content { shapes.insert(box) }
        return sample
    }

    // MARK: Effect chains

    /// An empty chain.
    mutating func acquireChain() -> EffectChain {
        guard var chain = chains.popLast() else { return EffectChain() }
        chain.removeAll()
        return chain
    }
}

/// A pool of reusable parts of one type.
struct Pool<Part: Sendable>: Sendable {
    /// The last one is acquired next.
    private var free: [Part] = []
    private var inUse: [Part] = []

    /// A free part with its old contents; nil for none. The caller fills it, and then adds it with `insert(_:)`.
    mutating func acquire() -> Part? { free.popLast() }

    /// The part that is acquired next.
    var next: Part? { free.last }

    /// Records that a part is in use.
    mutating func insert(_ part: Part) { inUse.append(part) }

    /// Frees all parts, to be acquired in the order in which they were added: in a frame similar to the last each item
    /// then gets the memory that it had.
    /// gets the memory that it had.
    fileprivate mutating func releaseAll() {
        swap(&free, &inUse)
        free.reverse()
    }

    fileprivate mutating func trim() { free.removeAll(keepingCapacity: true) }
}

extension Pool {
    /// Creates a box with a value, in pooled memory if there is any.
    mutating func box<Value>(_ value: consuming Value) -> Boxed<Value> where Part == Boxed<Value> {
        guard var box = acquire() else {
            let box = Boxed(value)
            insert(box)
            return box
        }
        box.renew(value)
        insert(box)
        return box
    }

    /// Creates a box whose value `fill` sets. `fill` receives `empty`, or an old value whose memory it can reuse.
    mutating func box<Value>(
        _ empty: @autoclosure () -> Value, filling fill: (inout Value) -> Void
    ) -> Boxed<Value> where Part == Boxed<Value> {
        if var box = acquire(), box.updateIfUnshared(fill) {
            insert(box)
            return box
        }
        var value = empty()
        fill(&value)
        let box = Boxed(value)
        insert(box)
        return box
    }

    /// Mutates the values of the unshared free boxes, beginning with those acquired last.
    fileprivate mutating func forEach<Value>(_ body: (inout Value) -> Void) where Part == Boxed<Value> {
        for index in free.indices { free[index].updateIfUnshared(body) }
    }
}
