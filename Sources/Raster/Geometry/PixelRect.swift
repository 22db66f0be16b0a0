/// A rectangle of whole pixels: `x ..< maxX` by `y ..< maxY`, with y down. Empty when a side is not positive.
@frozen
package struct PixelRect: Sendable, Hashable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    @inlinable
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The smallest pixel rectangle around `box`, kept inside `limit` so that no coordinate overflows.
    package init(around box: Box, within limit: PixelRect) {
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

    @inlinable package static var zero: PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }
    @inlinable package var isEmpty: Bool { @inline(__always) get { width <= 0 || height <= 0 } }
    @inlinable package var maxX: Int { @inline(__always) get { x + width } }
    @inlinable package var maxY: Int { @inline(__always) get { y + height } }

    @inlinable
    package var box: Box {
        Box(minX: Double(x), minY: Double(y), maxX: Double(maxX), maxY: Double(maxY))
    }

    @inlinable
    @inline(__always)
    package func intersection(_ b: PixelRect) -> PixelRect {
        let left = max(x, b.x)
        let top = max(y, b.y)
        let right = min(maxX, b.maxX)
        let bottom = min(maxY, b.maxY)
        guard left < right, top < bottom else { return .zero }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    @inlinable
    @inline(__always)
    package func union(_ b: PixelRect) -> PixelRect {
        if isEmpty { return b }
        if b.isEmpty { return self }
        let left = min(x, b.x)
        let top = min(y, b.y)
        return PixelRect(x: left, y: top, width: max(maxX, b.maxX) - left, height: max(maxY, b.maxY) - top)
    }

    package func insetBy(_ d: Int) -> PixelRect {
        PixelRect(x: x + d, y: y + d, width: width - 2 * d, height: height - 2 * d)
    }

    package func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }

    package func contains(_ b: PixelRect) -> Bool {
        b.x >= x && b.y >= y && b.maxX <= maxX && b.maxY <= maxY
    }

    /// Calls `body` with the parts that are left when `hole`, which lies inside, is cut out: above, left, right, below.
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
