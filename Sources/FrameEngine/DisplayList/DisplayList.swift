public import Raster
import Synchronization

/// The items that one frame paints, back to front, in device space: the layer tree with time, hierarchy and depth
/// resolved.
///
/// Independent of any compositor: shapes are geometry and a projection, paints are values, groups nest.
@_spi(Compositing) public struct DisplayList: Sendable, Equatable {
    /// The items, in painting order.
    public private(set) var items: [Item] = []
    /// The summary of each item. They have a separate array because accessing an item copies it and retains its
    /// references.
    private(set) var summaries: [Summary] = []
    /// The number of items. While a list is made in the memory of an older one, those after `count` are the older
    /// list's.
    private(set) var count = 0
    /// Identifies a finished list: no two have the same number. 0 for nested lists, and for those built or edited
    /// manually.
    public private(set) var id: UInt64 = 0
    /// The `id` of the list that this one was made after, to whose items `Summary.origin` refers; 0 for none.
    package private(set) var predecessor: UInt64 = 0

    private static let ids = Atomic<UInt64>(0)

    /// Creates a list of the given items.
    public init(items: [Item] = []) {
        self.items = items
        summaries = items.map { Summary(of: $0) }
        count = items.count
    }

    /// The summaries are derived from the items.
    public static func == (a: Self, b: Self) -> Bool { a.items == b.items }

    /// One step of painting.
    public enum Item: Sendable, Equatable {
        /// Fills a shape with a paint.
        case fill(Fill)
        // Boxed, since most items are fills and every item has the size of the largest case.
        /// A blurred silhouette.
        case shadow(Boxed<Shadow>)
        /// Many small images.
        case particles(Boxed<Particles>)
        /// A subtree rasterized beforehand.
        case raster(Boxed<RasterizedSubtree>)
        /// Everything up to the matching `endGroup` is drawn to one image before it is composited.
        case beginGroup(Group)
        /// Ends the innermost open group.
        case endGroup
    }

    /// A shape filled with a paint.
    public struct Fill: Sendable, Equatable {
        /// The shape, in its own coordinates.
        public var shape: Shape
        /// The projection from the shape's space to device pixels.
        public var projection: Projection
        /// The paint of the covered pixels.
        public var paint: Paint
        /// The opacity, in 0...1; multiplies the paint's alpha.
        public var opacity: Float
        /// The colour by which an image's colours are multiplied; its alpha is ignored.
        public var tint = PaintColor.white
        /// The blend mode.
        public var blendMode = BlendMode.sourceOver
        /// The device pixels that may change: nothing is painted outside, whatever the shape covers.
        public var bounds: PixelRect
    }

    /// A blurred silhouette in one colour. The silhouette includes the shadow's offset.
    public struct Shadow: Sendable, Equatable {
        /// The silhouette that casts the shadow.
        public var silhouette: Silhouette
        /// The standard deviation of the blur, in pixels.
        public var deviation: Double
        /// The colour; its alpha holds the shadow's opacity.
        public var color: PaintColor
        /// The device pixels that may change.
        public var bounds: PixelRect
    }

    /// The silhouette that casts a shadow.
    public enum Silhouette: Sendable, Equatable {
        /// A shape of uniform opacity.
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
        /// The blend mode.
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
        /// The sampling filter.
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

    /// Items that are drawn to one image before they are composited.
    public struct Group: Sendable, Equatable {
        /// The opacity, in 0...1; multiplies the image's alpha.
        public var opacity: Float = 1
        /// The blend mode.
        public var blendMode = BlendMode.sourceOver
        /// Shapes to whose intersection the group is clipped when it is composited.
        public var clips: [Clip] = []
        /// The device pixels that may change: all of them if the mode clears the pixels outside the group's content.
        public var bounds = PixelRect.zero
        // Boxed, since few groups have effects and every item has the size of the largest case.
        var boxedEffects: Boxed<GroupEffects>?

        /// Effects that cannot be drawn tile by tile; nil for none.
        public var effects: GroupEffects? {
            get { boxedEffects?.value }
            set { boxedEffects = newValue.map { Boxed($0) } }
        }
    }

    /// A shape to which a group is clipped.
    public struct Clip: Sendable, Equatable {
        /// The shape, in its own coordinates.
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

    /// Appends a fill, the most common item, without switching over its case again.
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

    /// Empties the list and keeps its memory for the next one.
    mutating func removeAll() {
        summaries.removeAll(keepingCapacity: true)
        items.removeAll(keepingCapacity: true)
        count = 0
    }
}

// MARK: Consecutive lists

extension DisplayList {
    /// Begins the list that comes after `last` in the memory of this one.
    ///
    /// If `last` was made after this list, the items that it reused from here at the same index stay in place: they
    /// were unchanged, will probably be reused again, and then nothing is copied. That is correct because such an item
    /// of this list equals the item of `last` at its index, so its origin in the new list is that index.
    mutating func begin(after last: DisplayList) {
        let isBeforeLast = id != 0 && id == last.predecessor
        (id, predecessor) = (0, last.id)
        guard isBeforeLast else { return removeAll() }
        let common = items.indices.prefix(last.count)
        let still = common.reduce(0) { $0 + (last.summaries[$1].origin == $1 ? 1 : 0) }
        // If few items stay, it is faster to drop all of them.
        guard 2 * still > items.count else { return removeAll() }
        count = 0
        for index in items.indices {
            if index < last.count, last.summaries[index].origin == index {
                summaries[index].origin = Int32(truncatingIfNeeded: index)
            } else {
                // Releases the item's boxes, whose memory later items reuse.
                items[index] = .endGroup
                summaries[index].origin = -1
            }
        }
    }

    /// Appends items of the list after which this one is made.
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

    /// Assigns an identity to the finished list.
    // Relaxed ordering is enough: numbers must differ, and nothing else is published with them.
    mutating func identify() { id = Self.ids.add(1, ordering: .relaxed).newValue }

    /// Drops the remaining items of an older list.
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
        case .particles(let particles): particles.value.bounds
        case .raster(let image): image.value.bounds
        case .beginGroup(let group): group.bounds
        case .endGroup: .zero
        }
    }
}
