import Raster

/// The memory that the items of a list hold outside of it: boxes and arrays. When the list is made anew they are filled
/// again, so that a frame like the last asks for no memory.
///
/// What another list or a compositor still holds is not touched: a box, or an array, is made anew where it is shared.
struct SpareParts: Sendable {
    var images = Spares<Boxed<ImagePaint>>()
    var linearGradients = Spares<Boxed<LinearGradient>>()
    var radialGradients = Spares<Boxed<RadialGradient>>()
    var conicGradients = Spares<Boxed<ConicGradient>>()
    var shadows = Spares<Boxed<DisplayList.Shadow>>()
    var clips = Spares<[DisplayList.Clip]>()
    var paths = Spares<Path>()
    /// The memory of pictures that cast shadows. Those in use are found where they are: in the shadows.
    private var lists: [DisplayList] = []

    /// Takes back everything that was lent to a list, which has been emptied.
    mutating func takeBack() {
        images.takeBack()
        linearGradients.takeBack()
        radialGradients.takeBack()
        conicGradients.takeBack()
        shadows.takeBack()
        clips.takeBack()
        paths.takeBack()
        // Shadows within a shadow's picture come after it: they are free once the picture is empty.
        shadows.forEach { shadow in
            guard case .picture(var list, _) = shadow.silhouette else { return }
            shadow.silhouette = .shape(.rectangle(.empty), .identity, opacity: 0)
            list.removeAll()
            lists.append(list)
        }
        lists.reverse()
    }

    /// Lets go of what the list that is done had no use for.
    mutating func removeAll() {
        images.removeAll()
        linearGradients.removeAll()
        radialGradients.removeAll()
        conicGradients.removeAll()
        shadows.removeAll()
        clips.removeAll()
        paths.removeAll()
        lists.removeAll(keepingCapacity: true)
    }

    // MARK: Lists within lists

    mutating func takeList() -> DisplayList { lists.popLast() ?? DisplayList() }

    /// For a list that is not used after all.
    mutating func giveBack(_ list: consuming DisplayList) {
        list.removeAll()
        lists.append(list)
    }
}

/// Parts of one kind: those that can be taken, and those that are in use.
struct Spares<Part: Sendable>: Sendable {
    /// The one to be taken next is the last.
    private var spare: [Part] = []
    private var lent: [Part] = []

    /// A part with whatever was in it; nil for none.
    mutating func take() -> Part? { spare.popLast() }

    /// Notes that a part is in use.
    mutating func lend(_ part: Part) { lent.append(part) }

    /// Everything is spare, to be taken in the order in which it was lent.
    fileprivate mutating func takeBack() {
        swap(&spare, &lent)
        spare.reverse()
    }

    fileprivate mutating func removeAll() { spare.removeAll(keepingCapacity: true) }
}

extension Spares {
    /// A box with a value, in memory that was in use before where there is some.
    mutating func box<Value>(_ value: consuming Value) -> Boxed<Value> where Part == Boxed<Value> {
        guard var box = take() else {
            let box = Boxed(value)
            lend(box)
            return box
        }
        box.renew(value)
        lend(box)
        return box
    }

    /// Changes the values of the spare boxes that nobody else holds, those lent last first.
    fileprivate mutating func forEach<Value>(_ body: (inout Value) -> Void) where Part == Boxed<Value> {
        for index in spare.indices { spare[index].updateIfUnshared(body) }
    }
}
