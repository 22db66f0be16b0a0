import CoreGraphics
import Raster

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

@inline(__always)
private func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ t: Double) -> SIMD4<Float> {
    a + (b - a) * Float(max(0, min(t, 1)))
}

/// A linear gradient between two points, constant beyond them.
struct LinearPattern: Pattern {
    let start: Point
    let direction: Point
    let color0, color1: SIMD4<Float>

    init(_ point0: CGPoint, _ point1: CGPoint, _ color0: SIMD4<Float>, _ color1: SIMD4<Float>) {
        start = Point(Double(point0.x), Double(point0.y))
        let (dx, dy) = (Double(point1.x - point0.x), Double(point1.y - point0.y))
        let square = dx * dx + dy * dy
        direction = square > 0 ? Point(dx / square, dy / square) : .zero
        (self.color0, self.color1) = (color0, color1)
    }

    @inline(__always)
    func pixel(_ x: Double, _ y: Double) -> SIMD4<Float> {
        mix(color0, color1, place(x, y))
    }

    /// 0 at the first point, 1 at the second.
    @inline(__always)
    func place(_ x: Double, _ y: Double) -> Double { (x - start.x) * direction.x + (y - start.y) * direction.y }
}

/// The same with a smooth interpolation.
struct SmoothLinearPattern: Pattern {
    let line: LinearPattern

    @inline(__always)
    func pixel(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let t = max(0, min(line.place(x, y), 1))
        return mix(line.color0, line.color1, t * t * (3 - 2 * t))
    }
}

/// A gradient between two concentric circles.
struct RadialPattern: Pattern {
    let center: Point
    let radius0, radius1: Double
    let color0, color1: SIMD4<Float>

    @inline(__always)
    func pixel(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let (dx, dy) = (x - center.x, y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        let width = radius1 - radius0
        return mix(color0, color1, width == 0 ? (distance < radius0 ? 0 : 1) : (distance - radius0) / width)
    }
}

/// A Gaussian of one colour over another; the radius is three standard deviations.
struct GaussianPattern: Pattern {
    let center: Point
    let radius: Double
    let color0, color1: SIMD4<Float>

    @inline(__always)
    func pixel(_ x: Double, _ y: Double) -> SIMD4<Float> {
        guard radius > 0 else { return color1 }
        let (dx, dy) = ((x - center.x) / radius, (y - center.y) / radius)
        return mix(color1, color0, exp(-4.5 * (dx * dx + dy * dy)))
    }
}

/// A checkerboard, or vertical stripes, with the first colour to the upper right of a point; a sharpness below 1
/// softens the edges.
struct CheckPattern: Pattern {
    let center: Point
    let width: Double
    let sharpness: Double
    let isStriped: Bool
    let color0, color1: SIMD4<Float>

    @inline(__always)
    func pixel(_ x: Double, _ y: Double) -> SIMD4<Float> {
        guard width > 0 else { return color0 }
        let across = wave((x - center.x) / width)
        if isStriped { return mix(color1, color0, (across + 1) / 2) }
        return mix(color1, color0, (across * wave((y - center.y) / width) + 1) / 2)
    }

    /// 1 in the first width, -1 in the second, and so on.
    @inline(__always)
    private func wave(_ t: Double) -> Double {
        let phase = t - 2 * (t / 2).rounded(.down)
        let soft = 1 - sharpness
        let sign: Double = phase < 1 ? 1 : -1
        guard soft > 0 else { return sign }
        // The distance to the nearest edge, in widths.
        let distance = min(phase, abs(phase - 1), 2 - phase)
        return sign * min(1, distance / (soft / 2))
    }
}

/// Random red, green, blue and alpha for each pixel, the same in every rendering.
struct NoisePattern: Pattern {
    @inline(__always)
    func pixel(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let noise = PlaneNoise.number(Int(x.rounded(.down)), Int(y.rounded(.down)))
        func channel(_ shift: UInt64) -> Float { Float((noise >> shift) & 0xFFFF) / 0xFFFF }
        return SIMD4(channel(0), channel(16), channel(32), channel(48)).premultiplied
    }
}

/// Pseudo-random numbers for the points of a grid, by SplitMix64's finalizer.
enum PlaneNoise {
    @inline(__always)
    static func number(_ i: Int, _ j: Int) -> UInt64 {
        var z = UInt64(bitPattern: Int64(i)) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: Int64(j))
        for factor: UInt64 in [0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB] { z = (z ^ (z >> 30)) &* factor }
        return z ^ (z >> 31)
    }
}
