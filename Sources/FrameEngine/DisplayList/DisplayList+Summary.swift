import Raster

extension DisplayList {
    /// The facts about an item that every frame needs, whatever it draws of it: a value without references.
    ///
    /// They are facts about the item and independent of any compositor: its position, nesting, drawing requirements and
    /// opacity. They are determined when an item is written, kept with the list, and copied when the item is reused, so
    /// that a frame in which most items are unchanged examines none of them again.
    struct Summary: BitwiseCopyable {
        /// The device pixels that the item may change; none for the end of a group.
        var bounds: PixelRect
        var nesting = Nesting.none
        var needs: Needs = []
        var overlap: Overlap
        /// The pixels below that an opaque item hides.
        var hidden = HiddenPixels.none
        /// The index of the same item in the list that this one was made after; -1 if unknown.
        var origin: Int32 = -1
    }

    enum Nesting: UInt8, BitwiseCopyable { case none, beginning, end }

    /// An item's requirements beyond painting tile by tile.
    struct Needs: OptionSet, BitwiseCopyable {
        let rawValue: UInt8

        /// An image rendered beforehand.
        static let picture = Needs(rawValue: 1 << 0)
        /// The pixels below it.
        static let backdrop = Needs(rawValue: 1 << 1)
        /// Many small images.
        static let particles = Needs(rawValue: 1 << 2)
    }

    /// How an item covers its backdrop.
    enum Overlap: BitwiseCopyable {
        /// It composites with another mode, or covers pixels only partly.
        case none
        /// With an alpha that is nowhere smaller than this.
        case even(Float)
        /// With an unknown alpha.
        case soft
        case opaque
    }

    /// The pixels entirely inside an axis-aligned box that may have rounded corners: those between the left and right
    /// corners, and those between the top and bottom corners.
    struct HiddenPixels: BitwiseCopyable {
        // 32-bit numbers, since every item has a summary.
        private var minX: Int32 = 0
        private var minY: Int32 = 0
        private var maxX: Int32 = 0
        private var maxY: Int32 = 0
        /// The distance from a corner at which the sides become straight.
        private var reach: Int32 = 0

        static let none = HiddenPixels()

        private init() {}
    }

    /// The union of the items' needs.
    var needs: Needs {
        var needs: Needs = []
        for index in summaries.indices { needs.formUnion(summaries[index].needs) }
        return needs
    }
}

// MARK: Creation

extension DisplayList.Summary {
    init(of item: DisplayList.Item) {
        switch item {
        case .fill(let fill):
            self.init(of: fill)
        case .shadow(let shadow):
            self.init(bounds: shadow.value.bounds, overlap: .soft)
        case .particles(let particles):
            self.init(bounds: particles.value.bounds, needs: .particles, overlap: .none)
        case .raster(let image):
            self.init(bounds: image.value.bounds, needs: .picture, overlap: .soft)
        case .beginGroup(let group):
            self.init(bounds: group.bounds, nesting: .beginning, overlap: .even(group.opacity))
            guard let effects = group.boxedEffects else { return }
            needs = effects.value.readsBackdrop ? [.picture, .backdrop] : .picture
        case .endGroup:
            self.init(bounds: .zero, nesting: .end, overlap: .none)
        }
    }

    init(of fill: DisplayList.Fill) {
        self.init(bounds: fill.bounds, overlap: .none)
        guard fill.blendMode == .sourceOver else { return }
        guard let alpha = fill.paint.minAlpha else {
            overlap = .soft
            return
        }
        guard fill.opacity * alpha >= 1 else {
            overlap = .even(fill.opacity * alpha)
            return
        }
        overlap = .opaque
        hidden = .init(under: fill)
    }
}

extension DisplayList.HiddenPixels {
    /// None for shapes other than boxes.
    fileprivate init(under fill: DisplayList.Fill) {
        self = .none
        // A radial gradient between two circles may leave pixels unpainted.
        if case .radial = fill.paint { return }
        self.init(inside: fill.shape, through: fill.projection, within: fill.bounds)
    }

    /// None for shapes other than axis-aligned boxes.
    init(inside shape: Shape, through projection: Projection, within bounds: PixelRect) {
        self = .none
        guard projection.keepsAxes else { return }
        switch shape {
        case .rectangle(let box): self.init(inside: box, reach: 0, through: projection, within: bounds)
        case .rounded(let rounded):
            let reach = rounded.isPlain ? 0 : rounded.cornerReach
            self.init(inside: rounded.box, reach: reach, through: projection, within: bounds)
        case .path, .stroke: break
        }
    }

    private init(inside box: Box, reach: Double, through projection: Projection, within bounds: PixelRect) {
        self = .none
        guard !box.isEmpty else { return }
        let (a, b) = (projection.apply(Point(box.minX, box.minY)), projection.apply(Point(box.maxX, box.maxY)))
        let inner = Box(
            // Rounded inwards: pixels at the edge are covered only partly.
            minX: min(a.x, b.x).rounded(.up), minY: min(a.y, b.y).rounded(.up), maxX: max(a.x, b.x).rounded(.down),
            maxY: max(a.y, b.y).rounded(.down))
        let corner = projection.apply(Point(box.minX + reach, box.minY + reach))
        // The larger of both axes' reaches: with it the two parts below are inside the box on either axis.
        let reach = max(abs(corner.x - a.x), abs(corner.y - a.y)).rounded(.up)
        guard !inner.isEmpty, reach.isFinite else { return }
        let pixels = PixelRect(around: inner, within: bounds)
        (minX, minY) = (Int32(clamping: pixels.x), Int32(clamping: pixels.y))
        (maxX, maxY) = (Int32(clamping: pixels.maxX), Int32(clamping: pixels.maxY))
        self.reach = Int32(min(reach, Double(Int32.max / 4)))
    }

    /// Whether all of the pixels are hidden; conservatively false for some of those next to a rounded corner.
    func contains(_ pixels: PixelRect) -> Bool {
        // A circular corner leaves the diagonal at 0.293 of its reach, a continuous one at less of its own reach: the
        // box of the four points a little further in lies inside, as the shape is convex.
        let inset = reach == 0 ? 0 : Int((0.3 * Double(reach) + 0.5).rounded(.up))
        let all = PixelRect(x: Int(minX), y: Int(minY), width: Int(maxX) - Int(minX), height: Int(maxY) - Int(minY))
        var isInside = all.insetBy(inset).contains(pixels)
        forEachPart { isInside = isInside || $0.contains(pixels) }
        return isInside
    }

    /// Calls `body` with the hidden pixels: one rectangle, or two that cross.
    @inline(__always)
    func forEachPart(_ body: (PixelRect) -> Void) {
        guard minX < maxX, minY < maxY else { return }
        let (width, height, reach) = (Int(maxX) - Int(minX), Int(maxY) - Int(minY), Int(reach))
        body(PixelRect(x: Int(minX) + reach, y: Int(minY), width: width - 2 * reach, height: height))
        guard reach > 0 else { return }
        body(PixelRect(x: Int(minX), y: Int(minY) + reach, width: width, height: height - 2 * reach))
    }
}

extension Paint {
    /// The smallest alpha; nil where it is unknown or zero.
    fileprivate var minAlpha: Float? {
        switch self {
        case .color(let color): color.alpha
        case .linear(let gradient):
            gradient.value.extendsStart && gradient.value.extendsEnd ? gradient.value.stops.minAlpha : nil
        case .radial(let gradient):
            gradient.value.extendsStart && gradient.value.extendsEnd ? gradient.value.stops.minAlpha : nil
        case .conic(let gradient): gradient.value.stops.minAlpha
        case .image(let image): image.value.bitmap.isOpaque && image.value.edge != .transparent ? 1 : nil
        }
    }
}

extension GradientStops {
    fileprivate var minAlpha: Float? {
        let least = stops.lazy.map(\.color.alpha).min() ?? 0
        return least > 0 ? least : nil
    }
}

extension RoundedBox {
    /// An upper bound of the distance from a corner at which the sides become straight.
    fileprivate var cornerReach: Double { curve == .continuous ? radius * CornerShape.continuousReach : radius }
}
