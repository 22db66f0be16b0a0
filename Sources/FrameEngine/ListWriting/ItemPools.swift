import Raster

/// Pools of the memory that a list's items hold outside of it: boxes and arrays. They are refilled when the list is
/// made anew, so that a steady-state frame allocates nothing.
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
    /// The memory of images that cast shadows. Those in use are found where they are: in the shadows.
    private var lists: [DisplayList] = []

    /// Releases everything that a list, which has been emptied, had acquired.
    mutating func releaseAll() {
        images.releaseAll()
        linearGradients.releaseAll()
        radialGradients.releaseAll()
        conicGradients.releaseAll()
        shadows.releaseAll()
        clips.releaseAll()
        paths.releaseAll()
        // Shadows within a shadow's image come after it: they are free once the image is empty.
        shadows.forEach { shadow in
            guard case .picture(var list, _) = shadow.silhouette else { return }
            shadow.silhouette = .shape(.rectangle(.empty), .identity, opacity: 0)
            list.removeAll()
            lists.append(list)
        }
        lists.reverse()
    }

    /// Frees what the finished list had no use for.
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

/// Parts of one kind: free ones, and those in use.
struct Pool<Part: Sendable>: Sendable {
    /// The part to be acquired next is the last.
    private var free: [Part] = []
    private var inUse: [Part] = []

    /// A free part with whatever was in it; nil for none. The caller fills it, and then adds it with `insert(_:)`.
    mutating func acquire() -> Part? { free.popLast() }

    /// Notes that a part is in use.
    mutating func insert(_ part: Part) { inUse.append(part) }

    /// Everything is free, to be acquired in the order in which it was added: a frame like the last then finds, for each
    /// item, the memory that this item had.
    fileprivate mutating func releaseAll() {
        swap(&free, &inUse)
        free.reverse()
    }

    fileprivate mutating func trim() { free.removeAll(keepingCapacity: true) }
}

extension Pool {
    /// A box with a value, in memory that was in use before where there is some.
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

    /// Changes the values of the free boxes that nobody else holds, those acquired last first.
    fileprivate mutating func forEach<Value>(_ body: (inout Value) -> Void) where Part == Boxed<Value> {
        for index in free.indices { free[index].updateIfUnshared(body) }
    }
}
