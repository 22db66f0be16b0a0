import Raster

/// Pools of the memory that a list's items hold outside it: boxes and arrays. They are refilled when the list is
/// rewritten, so that a steady-state frame allocates nothing.
///
/// A box or array that another list or a compositor still holds is not touched: a new one takes its place.
struct ItemPools: Sendable {
    var images = Pool<Boxed<ImagePaint>>()
    var linearGradients = Pool<Boxed<LinearGradient>>()
    var radialGradients = Pool<Boxed<RadialGradient>>()
    var conicGradients = Pool<Boxed<ConicGradient>>()
    var shadows = Pool<Boxed<DisplayList.Shadow>>()
    var clips = Pool<[DisplayList.Clip]>()
    var paths = Pool<Path>()
    /// The memory of the lists of shadow casters. Lists in use are found in the shadows themselves.
    private var lists: [DisplayList] = []

    /// Releases everything that the list, now empty, had acquired.
    mutating func releaseAll() {
        images.releaseAll()
        linearGradients.releaseAll()
        radialGradients.releaseAll()
        conicGradients.releaseAll()
        shadows.releaseAll()
        clips.releaseAll()
        paths.releaseAll()
        // Shadows within a shadow's caster come after it: they are unshared once the caster's list is empty.
        shadows.forEach { shadow in
            guard case .picture(var list, _) = shadow.silhouette else { return }
            shadow.silhouette = .shape(.rectangle(.empty), .identity, opacity: 0)
            list.removeAll()
            lists.append(list)
        }
        lists.reverse()
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
        lists.removeAll(keepingCapacity: true)
    }

    // MARK: Lists within lists

    mutating func acquireList() -> DisplayList { lists.popLast() ?? DisplayList() }

    /// Releases a list that is not used after all.
    mutating func releaseList(_ list: consuming DisplayList) {
        list.removeAll()
        lists.append(list)
    }
}

/// A pool of parts of one kind.
struct Pool<Part: Sendable>: Sendable {
    /// The last one is acquired next.
    private var free: [Part] = []
    private var inUse: [Part] = []

    /// A free part with its old contents; nil for none. The caller fills it, and then adds it with `insert(_:)`.
    mutating func acquire() -> Part? { free.popLast() }

    /// Records that a part is in use.
    mutating func insert(_ part: Part) { inUse.append(part) }

    /// Frees all parts, to be acquired in the order in which they were added: in a frame like the last each item then
    /// gets the memory that it had.
    fileprivate mutating func releaseAll() {
        swap(&free, &inUse)
        free.reverse()
    }

    fileprivate mutating func trim() { free.removeAll(keepingCapacity: true) }
}

extension Pool {
    /// Makes a box with a value, in pooled memory if there is any.
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

    /// Changes the values of the unshared free boxes, beginning with those acquired last.
    fileprivate mutating func forEach<Value>(_ body: (inout Value) -> Void) where Part == Boxed<Value> {
        for index in free.indices { free[index].updateIfUnshared(body) }
    }
}
