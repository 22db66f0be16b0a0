/// A rectangle of whole pixels: `x ..< maxX` by `y ..< maxY`, with y down. Empty when a side is not positive.
@frozen
public struct PixelRect: Sendable, Hashable {
    /// The first column.
    public var x: Int
    /// The first row.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Creates a rectangle whose first pixel is (x, y).
    @inlinable
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The smallest pixel rectangle around `box`, kept inside `limit` so that no coordinate overflows.
    public init(around box: Box, within limit: PixelRect) {
        // Intersected before the conversion to integers, which traps for NaN and out-of-range values.
        let inner = box.intersection(limit.box)
        guard inner.minX < inner.maxX, inner.minY < inner.maxY else {
            self = .zero
            return
        }
        x = Int(inner.minX.rounded(.down))
        y = Int(inner.minY.rounded(.down))
        width = Int(inner.maxX.rounded(.up)) - x
        height = Int(inner.maxY.rounded(.up)) - y
    }

    /// An empty rectangle.
    @inlinable public static var zero: PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }
    /// Whether it contains no pixel.
    @inlinable public var isEmpty: Bool { @inline(__always) get { width <= 0 || height <= 0 } }
    /// The column after the last.
    @inlinable public var maxX: Int { @inline(__always) get { x + width } }
    /// The row after the last.
    @inlinable public var maxY: Int { @inline(__always) get { y + height } }

    /// The rectangle as a box; pixel (x, y) extends to (x + 1, y + 1).
    @inlinable
    public var box: Box {
        Box(minX: Double(x), minY: Double(y), maxX: Double(maxX), maxY: Double(maxY))
    }

    /// The intersection; `zero` if it is empty.
    @inlinable
    @inline(__always)
    public func intersection(_ b: PixelRect) -> PixelRect {
        let left = max(x, b.x)
        let top = max(y, b.y)
        let right = min(maxX, b.maxX)
        let bottom = min(maxY, b.maxY)
        guard left < right, top < bottom else { return .zero }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that contains both; empty ones are ignored.
    @inlinable
    @inline(__always)
    public func union(_ b: PixelRect) -> PixelRect {
        if isEmpty { return b }
        if b.isEmpty { return self }
        let left = min(x, b.x)
        let top = min(y, b.y)
        return PixelRect(x: left, y: top, width: max(maxX, b.maxX) - left, height: max(maxY, b.maxY) - top)
    }

    /// The rectangle with each edge moved inwards by `d`; outwards where it is negative.
    public func insetBy(_ d: Int) -> PixelRect {
        PixelRect(x: x + d, y: y + d, width: width - 2 * d, height: height - 2 * d)
    }

    /// The translated rectangle.
    public func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// Whether `b` lies entirely inside.
    public func contains(_ b: PixelRect) -> Bool {
        b.x >= x && b.y >= y && b.maxX <= maxX && b.maxY <= maxY
    }

    /// Calls `body` with the parts of the rectangle around `hole`, which lies inside: above, left, right, below.
    func forEachPart(around hole: PixelRect, _ body: (PixelRect) -> Void) {
        func visit(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
            if left < right, top < bottom {
                body(PixelRect(x: left, y: top, width: right - left, height: bottom - top))
            }
        }
        visit(x, y, maxX, hole.y)
        visit(x, hole.y, hole.x, hole.maxY)
        visit(hole.maxX, hole.y, maxX, hole.maxY)
        visit(x, hole.maxY, maxX, maxY)
    }
}
