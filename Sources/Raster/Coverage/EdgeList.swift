internal import CPixelKernels

/// Collects the lines of a shape, in pixels, clipped as far as coverage inside a clip allows.
///
/// Coverage accumulates from the left, so lines above, below and to the right of the clip are dropped, and those to the
/// left are projected onto its left side. Memory is bounded by the number of lines, not by their length, and for very
/// many lines by the clip's size.
struct EdgeList {
    let clip: Box
    /// The clip, extended to start at multiples of four pixels like bands, cells and tiles: a pixel's sum then has the
    /// same terms in the same order whatever part of a shape is drawn.
    private let grid: PixelRect
    private let maxEdgeCount: Int
    /// The storage of the edges, which must outlive the list.
    private let workspace: UnsafeMutablePointer<CoverageWorkspace>
    /// The lower corner of the bounding box of the edges.
    private var lower = SIMD2(repeating: Double.infinity)
    private var upper = SIMD2(repeating: -Double.infinity)
    /// False if any coordinate was not finite: the shape then covers nothing.
    private(set) var isFinite = true

    init(_ workspace: UnsafeMutablePointer<CoverageWorkspace>, clip: PixelRect) {
        self.workspace = workspace
        self.clip = clip.box
        grid = Self.grid(around: clip)
        maxEdgeCount = CoverageWorkspace.maxEdgeCount(in: grid)
    }

    /// `rect`, extended to whole bands and cells at its top and left.
    static func grid(around rect: PixelRect) -> PixelRect {
        let (left, top) = (rect.x & ~3, rect.y & ~3)
        return PixelRect(x: left, y: top, width: rect.maxX - left, height: rect.maxY - top)
    }

    /// Called periodically between lines: when there are too many, they are accumulated into sums and dropped.
    @inline(__always)
    mutating func limitCount() {
        if workspace.pointee.edges.count >= maxEdgeCount { workspace.pointee.accumulate(in: grid) }
    }

    var strokeScratch: UnsafeMutablePointer<StrokeScratch> { workspace.pointee.stroke }

    mutating func fail() { isFinite = false }

    /// The bounding box of the collected edges.
    var box: Box { Box(minX: lower.x, minY: lower.y, maxX: upper.x, maxY: upper.y) }

    @inline(__always)
    mutating func addLine(_ a: Point, _ b: Point) {
        // Most lines lie inside, and what lies inside is finite.
        if a.x >= clip.minX, b.x >= clip.minX, a.x <= clip.maxX, b.x <= clip.maxX, a.y >= clip.minY,
            b.y >= clip.minY, a.y <= clip.maxY, b.y <= clip.maxY
        {
            if a.y < b.y {
                append(a.x, a.y, b.x, b.y, 1)
            } else if b.y < a.y {
                append(b.x, b.y, a.x, a.y, -1)
            }
        } else {
            cut(a, b)
        }
    }

    @inline(never)
    private mutating func cut(_ a: Point, _ b: Point) {
        guard a.isFinite, b.isFinite else { return fail() }
        if a.y < b.y {
            add(a.x, a.y, b.x, b.y, winding: 1)
        } else if b.y < a.y {
            add(b.x, b.y, a.x, a.y, winding: -1)
        }
    }

    private mutating func add(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, winding: Float) {
        guard by > clip.minY, ay < clip.maxY else { return }
        // Cuts start from the line's own end each time, not from the last cut, so that rounding errors don't
        // accumulate.
        let slope = (bx - ax) / (by - ay)
        // Nearly horizontal, so that its height vanishes in rounding: it encloses no area.
        guard slope.isFinite else { return }
        var (x0, y0, x1, y1) = (ax, ay, bx, by)
        if y0 < clip.minY {
            x0 = Self.between(ax, bx, ax + (clip.minY - ay) * slope)
            y0 = clip.minY
        }
        if y1 > clip.maxY {
            x1 = Self.between(ax, bx, ax + (clip.maxY - ay) * slope)
            y1 = clip.maxY
        }
        guard y0 < y1 else { return }
        if x0 >= clip.minX, x1 >= clip.minX, x0 <= clip.maxX, x1 <= clip.maxX {
            return append(x0, y0, x1, y1, winding)
        }
        cutSides(x0, y0, x1, y1, slope, winding)
    }

    /// Splits a line that crosses the left or right side of the clip into at most three pieces.
    private mutating func cutSides(
        _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ slope: Double, _ winding: Float
    ) {
        if x0 <= clip.minX, x1 <= clip.minX { return append(clip.minX, y0, clip.minX, y1, winding) }
        if x0 >= clip.maxX, x1 >= clip.maxX { return includeRightSide(y0, y1) }
        // The slope is not zero: vertical lines were handled above, or lie inside.
        let yLeft = Self.between(y0, y1, y0 + (clip.minX - x0) / slope)
        let yRight = Self.between(y0, y1, y0 + (clip.maxX - x0) / slope)
        var (xa, ya, xb, yb) = (x0, y0, x1, y1)
        if x0 < clip.minX {
            append(clip.minX, y0, clip.minX, yLeft, winding)
            (xa, ya) = (clip.minX, yLeft)
        } else if x0 > clip.maxX {
            includeRightSide(y0, yRight)
            (xa, ya) = (clip.maxX, yRight)
        }
        if x1 < clip.minX {
            append(clip.minX, yLeft, clip.minX, y1, winding)
            (xb, yb) = (clip.minX, yLeft)
        } else if x1 > clip.maxX {
            includeRightSide(yRight, y1)
            (xb, yb) = (clip.maxX, yRight)
        }
        append(xa, ya, xb, yb, winding)
    }

    @inline(__always)
    private mutating func append(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ winding: Float) {
        guard y0 < y1 else { return }
        include(SIMD2(x0, y0))
        include(SIMD2(x1, y1))
        workspace.pointee.edges.append(
            pk_edge(x0: x0, y0: y0, x1: x1, y1: y1, slope: 0, winding: winding, next: -1))
    }

    /// Extends the bounds for a line to the right of the clip, which itself is dropped.
    ///
    /// It adds to no pixel's sum, but the pixels to its left, up to the clip's side, may be inside the shape: the
    /// sweep has to go on until there.
    private mutating func includeRightSide(_ y0: Double, _ y1: Double) {
        include(SIMD2(clip.maxX, y0))
        include(SIMD2(clip.maxX, y1))
    }

    @inline(__always)
    private mutating func include(_ p: SIMD2<Double>) {
        lower.replace(with: p, where: p .< lower)
        upper.replace(with: p, where: p .> upper)
    }

    /// Clamps `v` between two ends in either order: rounding must not move an intersection off its line.
    private static func between(_ a: Double, _ b: Double, _ v: Double) -> Double {
        max(min(a, b), min(max(a, b), v))
    }
}
