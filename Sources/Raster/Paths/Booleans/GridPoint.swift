/// A point of the integer grid on which boolean operations are decided.
///
/// Coordinates stay within ±2^29, so that every cross product below is exact in 64 bits.
struct GridPoint: Hashable, BitwiseCopyable {
    var x: Int32
    var y: Int32

    init(x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }

    init(rounding p: Point) {
        x = Int32(p.x.rounded())
        y = Int32(p.y.rounded())
    }

    init(key: UInt64) {
        x = Int32(bitPattern: UInt32(truncatingIfNeeded: key >> 32) ^ 0x8000_0000)
        y = Int32(bitPattern: UInt32(truncatingIfNeeded: key) ^ 0x8000_0000)
    }

    /// The sweep order: increases from left to right, and upwards among points of equal x.
    var key: UInt64 {
        UInt64(UInt32(bitPattern: x) ^ 0x8000_0000) << 32 | UInt64(UInt32(bitPattern: y) ^ 0x8000_0000)
    }

    var point: Point { Point(Double(x), Double(y)) }

    /// Positive when `c` lies to the left of the line from `a` to `b` (above it when `a` precedes `b` in sweep order);
    /// zero on it.
    @inline(__always)
    static func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int64 {
        // Differences are below 2^30 in magnitude, products below 2^60, and twice their difference below 2^62: nothing
        // overflows.
        let (abx, aby) = (Int64(b.x) &- Int64(a.x), Int64(b.y) &- Int64(a.y))
        let (acx, acy) = (Int64(c.x) &- Int64(a.x), Int64(c.y) &- Int64(a.y))
        return abx &* acy &- aby &* acx
    }

    /// The dot product of the vectors from `a` to `b` and from `a` to `c`.
    @inline(__always)
    static func along(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int64 {
        let (abx, aby) = (Int64(b.x) &- Int64(a.x), Int64(b.y) &- Int64(a.y))
        let (acx, acy) = (Int64(c.x) &- Int64(a.x), Int64(c.y) &- Int64(a.y))
        return abx &* acx &+ aby &* acy
    }
}

/// Maps between the caller's units and grid units.
///
/// A grid unit is a power of two, so coordinates with few binary digits map to the grid exactly. It is about 1/2^29 of
/// the paths' size; points closer than that coincide.
struct Grid {
    let origin: Point
    let unit: Double
    private let scale: Double

    /// The grid for everything inside `box`; nil when the box has no extent, or when its extent overflows.
    init?(around box: Box) {
        let size = max(box.width, box.height)
        let farthest = max(max(abs(box.minX), abs(box.maxX)), max(abs(box.minY), abs(box.maxY)))
        // Farther out, the sums that evaluate points of curves would overflow.
        guard size > 0, farthest < 0x1p1000 else { return nil }
        // No finer than the precision of the coordinates: far from the origin their last digits are noise. The size is
        // less than 2^29 such units, and the origin lies in the middle.
        let finest = max(size.exponent - 28, farthest.ulp.exponent + 2)
        unit = Double(sign: .plus, exponent: finest, significand: 1)
        scale = 1 / unit
        guard unit.isNormal, scale.isNormal else { return nil }
        origin = Point(
            ((box.minX / 2 + box.maxX / 2) * scale).rounded() * unit,
            ((box.minY / 2 + box.maxY / 2) * scale).rounded() * unit)
    }

    func toGrid(_ p: Point) -> Point { (p - origin) * scale }
    func fromGrid(_ p: Point) -> Point { p * unit + origin }
}
