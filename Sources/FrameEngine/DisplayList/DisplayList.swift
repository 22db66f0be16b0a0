public import Raster
import Synchronization

/// What one frame paints, back to front, in device space: the layer tree with time, hierarchy and depth resolved.
///
/// Independent of any compositor: shapes are geometry and a projection, paints are values, groups nest.
@_spi(Compositing) public struct DisplayList: Sendable, Equatable {
    /// What to paint, in order.
    public private(set) var items: [Item] = []
    /// For each item what a frame asks of all of them, in a list of its own: to look at an item copies it, and counts the
    /// references in it.
    private(set) var summaries: [Summary] = []
    /// How many items there are. While a list is made in the memory of an older one, what comes after them is of that.
    private(set) var count = 0
    /// Tells finished lists apart: no two have the same number. 0 for lists within lists, and for those that were put together
    /// or edited by hand.
    public private(set) var id: UInt64 = 0
    /// The `id` of the list that this one was made after, to whose items `Summary.origin` refers; 0 for none.
    package private(set) var predecessor: UInt64 = 0

    private static let ids = Atomic<UInt64>(0)

    /// A list put together by hand.
    public init(items: [Item] = []) {
        self.items = items
        summaries = items.map { Summary(of: $0) }
        count = items.count
    }

    /// The summaries follow from the items.
    public static func == (a: Self, b: Self) -> Bool { a.items == b.items }

    /// One step of painting.
    public enum Item: Sendable, Equatable {
        /// Paint on a shape.
        case fill(Fill)
        // Boxed, so that fills, which most items are, need not be as large.
        /// A blurred silhouette.
        case shadow(Boxed<Shadow>)
        /// Many small images.
        indirect case particles(Particles)
        /// An image made apart.
        indirect case raster(RasterizedSubtree)
        /// Everything up to the matching `endGroup` becomes one image before it is joined with what lies below.
        case beginGroup(Group)
        /// The end of the innermost group that is open.
        case endGroup
    }

    /// Paint on a shape.
    public struct Fill: Sendable, Equatable {
        /// What is covered, in its own space.
        public var shape: Shape
        /// The projection from the shape's space to device pixels.
        public var projection: Projection
        /// What the covered pixels are painted with.
        public var paint: Paint
        /// In 0...1; multiplies the paint's alpha.
        public var opacity: Float
        /// What an image's colours are multiplied by; its alpha counts for nothing.
        public var tint = PaintColor.white
        /// How it joins what lies below.
        public var blendMode = BlendMode.sourceOver
        /// The device pixels that may change: nothing is painted outside, whatever the shape covers.
        public var bounds: PixelRect
    }

    /// A blurred silhouette in one colour. The silhouette includes the shadow's offset.
    public struct Shadow: Sendable, Equatable {
        /// What casts it.
        public var silhouette: Silhouette
        /// The standard deviation of the blur, in pixels.
        public var deviation: Double
        /// The colour; its alpha holds the shadow's opacity.
        public var color: PaintColor
        /// The device pixels that may change.
        public var bounds: PixelRect
    }

    /// What casts a shadow.
    public enum Silhouette: Sendable, Equatable {
        /// A shape that is as opaque everywhere as `opacity` says.
        case shape(Shape, Projection, opacity: Float)
        /// The composed alpha of an image that covers `bounds`.
        case picture(DisplayList, bounds: PixelRect)
    }

    /// Many small images, back to front.
    public struct Particles: Sendable, Equatable {
        /// The images.
        public var sprites: [Sprite]
        /// The particles, back to front.
        public var quads: [Quad]
        /// How it joins what lies below.
        public var blendMode: BlendMode
        /// The device pixels that may change.
        public var bounds: PixelRect
    }

    /// An image shared by particles.
    public struct Sprite: Sendable, Equatable {
        /// The image.
        public var bitmap: Bitmap
        /// The part that is shown, in the bitmap's pixels.
        public var source: PixelRect
        /// How it is sampled.
        public var filter: ImagePaint.Filter
    }

    /// One particle.
    public struct Quad: Sendable, Equatable {
        /// The index of its sprite.
        public var sprite: Int
        /// The projection from the bitmap's pixels to device pixels.
        public var projection: Projection
        /// The colour by which the image is multiplied, including alpha.
        public var color: PaintColor
        /// The device pixels that may change.
        public var bounds: PixelRect
    }

    /// Items that become one image before they join what lies below.
    public struct Group: Sendable, Equatable {
        /// In 0...1; multiplies the image's alpha.
        public var opacity: Float = 1
        /// How it joins what lies below.
        public var blendMode = BlendMode.sourceOver
        /// Shapes that cut the group when it is joined; all of them do.
        public var clips: [Clip] = []
        /// The device pixels that may change: all of them where the mode clears what the group leaves out.
        public var bounds = PixelRect.zero
        /// What cannot be done tile by tile; nil for nothing.
        public var effects: GroupEffects?
    }

    /// A shape that cuts.
    public struct Clip: Sendable, Equatable {
        /// What is covered, in its own space.
        public var shape: Shape
        /// The projection from the shape's space to device pixels.
        public var projection: Projection
    }
}

// MARK: Edits

extension DisplayList {
    package subscript(_ index: Int) -> Item {
        get { items[index] }
        set {
            id = 0
            summaries[index] = Summary(of: newValue)
            items[index] = newValue
        }
    }

    mutating func append(_ item: Item) { append(item, Summary(of: item)) }

    /// What most items are; it need not be looked into once more.
    mutating func append(_ fill: Fill) { append(.fill(fill), Summary(of: fill)) }

    @inline(__always)
    private mutating func append(_ item: consuming Item, _ summary: Summary) {
        if count < items.count {
            items[count] = item
            summaries[count] = summary
        } else {
            items.append(item)
            summaries.append(summary)
        }
        count += 1
    }

    mutating func insert(_ item: Item, at index: Int) {
        finish()
        summaries.insert(Summary(of: item), at: index)
        items.insert(item, at: index)
        count += 1
    }

    mutating func remove(_ range: Range<Int>) {
        finish()
        summaries.removeSubrange(range)
        items.removeSubrange(range)
        count -= range.count
    }

    mutating func remove(from start: Int) { remove(start..<count) }

    mutating func remove(at index: Int) { remove(index..<index + 1) }

    /// Leaves the memory for the next list.
    mutating func removeAll() {
        summaries.removeAll(keepingCapacity: true)
        items.removeAll(keepingCapacity: true)
        count = 0
    }
}

// MARK: One list after the other

extension DisplayList {
    /// Begins the list that comes after `last` in the memory of this one.
    ///
    /// Where `last` was made after this list, the items that it reused from here at the same place stay where they are: they
    /// stood still, likely they are reused again, and then nothing is copied. That is right since such an item of this list
    /// equals the item of `last` at its place, so its origin in the list to come is that place.
    mutating func begin(after last: DisplayList) {
        let isBeforeLast = id != 0 && id == last.predecessor
        (id, predecessor) = (0, last.id)
        guard isBeforeLast else { return removeAll() }
        let common = items.indices.prefix(last.count)
        let still = common.reduce(0) { $0 + (last.summaries[$1].origin == $1 ? 1 : 0) }
        // Where little stays, it is quicker to drop all of it.
        guard 2 * still > items.count else { return removeAll() }
        count = 0
        for index in items.indices {
            if index < last.count, last.summaries[index].origin == index {
                summaries[index].origin = Int32(truncatingIfNeeded: index)
            } else {
                // What its boxes hold is written over by what comes.
                items[index] = .endGroup
                summaries[index].origin = -1
            }
        }
    }

    /// Reuses items of the list that this one is made after.
    mutating func append(_ range: Range<Int>, of last: DisplayList) {
        var index = range.lowerBound
        while index < range.upperBound, count < items.count {
            if count == index, summaries[index].origin == index {
                count += 1
            } else {
                append(last.items[index], last.summary(reusedFrom: index))
            }
            index += 1
        }
        guard index < range.upperBound else { return }
        count += range.upperBound - index
        items.append(contentsOf: last.items[index..<range.upperBound])
        for index in index..<range.upperBound { summaries.append(last.summary(reusedFrom: index)) }
    }

    private func summary(reusedFrom index: Int) -> Summary {
        var summary = summaries[index]
        summary.origin = Int32(truncatingIfNeeded: index)
        return summary
    }

    /// Gives the list, which is done, a number of its own.
    mutating func identify() { id = Self.ids.add(1, ordering: .relaxed).newValue }

    /// Drops what is left of an older list.
    mutating func finish() {
        guard count < items.count else { return }
        summaries.removeSubrange(count...)
        items.removeSubrange(count...)
    }
}

@_spi(Compositing) extension DisplayList.Item {
    /// The device pixels that the item may change; none for the end of a group.
    public var bounds: PixelRect {
        switch self {
        case .fill(let fill): fill.bounds
        case .shadow(let shadow): shadow.value.bounds
        case .particles(let particles): particles.bounds
        case .raster(let image): image.bounds
        case .beginGroup(let group): group.bounds
        case .endGroup: .zero
        }
    }
}
