/// A shape's coverage of pixels as sparse strips: runs of antialiased edge and runs of solid interior.
package struct Coverage: Sendable {
    enum Storage: Sendable {
        /// Every pixel of the bounds is fully covered.
        case solid
        case strips(Strips)
        case plane(MaskPlane)
    }

    let storage: Storage
    /// The offset of the stored pixels.
    let dx: Int
    let dy: Int
    /// The pixels outside which nothing is covered.
    package let bounds: PixelRect
    package var isEmpty: Bool { bounds.isEmpty }

    init(_ storage: Storage, dx: Int = 0, dy: Int = 0, bounds: PixelRect) {
        self.storage = storage
        self.dx = dx
        self.dy = dy
        self.bounds = bounds
    }

    static let none = Coverage(.solid, bounds: .zero)

    /// The exact coverage of each pixel inside `clip` by `path`, mapped by `projection`.
    ///
    /// Without antialiasing, a pixel is fully covered if at least half of its area is, and otherwise not at all. A
    /// path with a non-finite coordinate covers nothing. `arena` is for coverages that live for one frame.
    package init(
        _ path: Path, rule: FillRule = .nonZero, through projection: Projection = .identity, clip: PixelRect,
        antialiased: Bool = true, in arena: CoverageArena? = nil
    ) {
        guard !clip.isEmpty, !path.isEmpty else {
            self = .none
            return
        }
        if let rect = path.pixelRect(through: projection) {
            self.init(rect.intersection(clip))
            return
        }
        self.init(rule: rule, clip: clip, antialiased: antialiased, in: arena) { $0.add(path, through: projection) }
    }

    /// The exact coverage of each pixel inside `clip` by a box.
    package init(
        _ shape: RoundedBox, through projection: Projection = .identity, clip: PixelRect, in arena: CoverageArena? = nil
    ) {
        guard !clip.isEmpty else {
            self = .none
            return
        }
        if shape.isPlain, let rect = shape.box.pixelRect(through: projection) {
            self.init(rect.intersection(clip))
            return
        }
        self.init(rule: .nonZero, clip: clip, antialiased: true, in: arena) { flattener in
            shape.withOutline { flattener.add($0, $1, through: projection) }
        }
    }

    /// The exact coverage of a stroked `path`: see `Path.stroked`.
    package init(
        stroking path: Path, _ style: StrokeStyle, tolerance: Double, through projection: Projection = .identity,
        clip: PixelRect, antialiased: Bool = true, in arena: CoverageArena? = nil
    ) {
        // The outline of a single line may be a pixel-aligned rectangle.
        if path.verbs.count <= 2 {
            let outline = path.stroked(style, tolerance: tolerance)
            self.init(outline, through: projection, clip: clip, antialiased: antialiased, in: arena)
            return
        }
        guard !clip.isEmpty else {
            self = .none
            return
        }
        self.init(rule: .nonZero, clip: clip, antialiased: antialiased, in: arena) { flattener in
            path.strokedInScratch(
                style, tolerance: tolerance, flattener.edges.strokeScratch, longestPart: Stroker.longestPart
            ) { flattener.add(polygon: $0, through: projection) }
        }
    }

    private init(
        rule: FillRule, clip: PixelRect, antialiased: Bool, in arena: CoverageArena?,
        _ flatten: (inout Flattener) -> Void
    ) {
        self = CoverageWorkspace.borrow(from: arena) { workspace in
            var flattener = Flattener(workspace, clip: clip)
            flatten(&flattener)
            // The bands and cells of the shape's own box suffice: outside it no edge adds to a sum.
            let around = PixelRect(around: flattener.edges.box, within: clip)
            guard flattener.edges.isFinite, !around.isEmpty else { return .none }
            let strips = workspace.pointee.wind(
                EdgeList.grid(around: around), rule: rule, antialiased: antialiased, isLasting: arena == nil)
            return Coverage(.strips(strips), bounds: around)
        }
    }

    /// Full coverage of `rect`.
    package init(_ rect: PixelRect) {
        self.init(.solid, bounds: rect.isEmpty ? .zero : rect)
    }

    /// Converts a mask to coverage.
    package init(_ mask: AlphaMask) {
        self.init(.plane(MaskPlane(mask)), bounds: mask.bounds.isEmpty ? .zero : mask.bounds)
    }

    /// The sum of masks inside `bounds`, clamped to full coverage: `mask` returns the bounds of each, and its levels,
    /// rows from the top, padded with zeros to multiples of eight. It is called several times for each.
    package init(
        adding count: Int, in bounds: PixelRect, arena: CoverageArena? = nil,
        _ mask: (Int) -> (bounds: PixelRect, levels: UnsafePointer<UInt8>)
    ) {
        guard !bounds.isEmpty else {
            self = .none
            return
        }
        let strips = CoverageWorkspace.borrow(from: arena) {
            $0.pointee.sum(count, in: bounds, mask, isLasting: arena == nil)
        }
        self.init(.strips(strips), bounds: bounds)
    }

    /// The number of levels from one row to the next of a mask to be added.
    package static func maskStride(ofWidth width: Int) -> Int { MaskSum.stride(ofWidth: width) }

    /// Whether every pixel of `rect` is known to be fully covered.
    package func fills(_ rect: PixelRect) -> Bool {
        if case .solid = storage { bounds.contains(rect) } else { false }
    }

    /// The coverage translated by whole pixels and clipped to `clip`.
    package consuming func offsetBy(x: Int, y: Int, clip: PixelRect) -> Coverage {
        // The stored pixels stay in place: only their offset changes.
        Coverage(storage, dx: dx + x, dy: dy + y, bounds: bounds.offsetBy(x: x, y: y).intersection(clip))
    }

    /// The approximate memory of the stored pixels, in bytes.
    var byteCount: Int {
        switch storage {
        case .solid: 0
        case .plane(let plane): plane.byteCount
        case .strips(let strips): strips.byteCount
        }
    }

    /// An unowned view, valid while this coverage is alive.
    var view: CoverageView {
        switch storage {
        case .solid:
            CoverageView(kind: .solid, bounds: bounds)
        case .plane(let plane):
            CoverageView(
                kind: .plane, bounds: bounds, originX: plane.bounds.x + dx, originY: plane.bounds.y + dy,
                stride: plane.bounds.width, levels: plane.levels)
        case .strips(let strips):
            CoverageView(
                kind: .strips, bounds: bounds, originX: strips.bounds.x + dx, originY: strips.bounds.y + dy,
                levels: strips.levels, bands: strips.bands, runs: strips.runs)
        }
    }
}
