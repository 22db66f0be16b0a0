import CoreGraphics
import Raster

/// Folds the plane onto a part of itself, which creates a pattern.
protocol Tiling: Sendable {
    /// The source of the pixel at `p`, both relative to the pattern's centre and along its axes.
    func fold(_ p: Point) -> Point
    /// The maximum distance of a source from the centre.
    var reach: Double { get }
}

/// An image tiled about a centre.
struct TileShading<T: Tiling>: Shading {
    let turn: Turn
    let tiling: T

    func needed(_ index: Int, for region: PixelRect) -> PixelRect {
        let (reach, center) = (min(tiling.reach, 1e6) + 2, turn.center)
        return PixelRect(
            covering: CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach))
    }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let source = turn.outward(tiling.fold(turn.inward(x, y)))
        return inputs.linear(0, source.x, source.y)
    }
}

/// The nonnegative remainder.
@inline(__always)
func remainder(_ v: Double, _ divisor: Double) -> Double { v - (v / divisor).rounded(.down) * divisor }

/// Folds back and forth between 0 and `side`.
@inline(__always)
func mirrored(_ v: Double, _ side: Double) -> Double {
    let phase = remainder(v, 2 * side)
    return min(phase, 2 * side - phase)
}

/// Parallelograms, mirrored at their sides or repeated.
struct ParallelogramTiling: Tiling {
    let width: Double
    /// The cosine and the sine of the acute angle.
    let cos, sin: Double
    let isMirrored: Bool
    var reach: Double { 2 * width }

    init(width: Double, angle: Double, isMirrored: Bool) {
        self.width = width
        let steep = Raster.Point(cosine(angle), sine(angle))
        (cos, sin) = abs(steep.y) < 0.01 ? (1, steep.y < 0 ? -0.01 : 0.01) : (steep.x, steep.y)
        self.isMirrored = isMirrored
    }

    @inline(__always)
    func fold(_ p: Point) -> Point {
        // Coordinates along the two sides.
        let v = p.y / sin
        let u = p.x - v * cos
        let (a, b) =
            isMirrored ? (mirrored(u, width), mirrored(v, width)) : (remainder(u, width), remainder(v, width))
        return Point(a + b * cos, b * sin)
    }
}

/// Squares, upside down in every second column.
struct GlideTiling: Tiling {
    let width: Double
    var reach: Double { 2 * width }

    @inline(__always)
    func fold(_ p: Point) -> Point {
        let u = remainder(p.x, 2 * width)
        let v = remainder(p.y, width)
        return u < width ? Point(u, v) : Point(u - width, width - v)
    }
}

/// Sectors around the nearest point of a lattice, rotated or mirrored into one.
struct RosetteTiling: Tiling {
    enum Lattice: Sendable { case square, hexagonal, single }

    let lattice: Lattice
    let width: Double
    let sectors: Int
    let isMirrored: Bool
    var reach: Double { lattice == .single ? 1e6 : width }

    @inline(__always)
    func fold(_ p: Point) -> Point {
        var q = p
        switch lattice {
        case .single: break
        case .square:
            q = Point(p.x - (p.x / width).rounded() * width, p.y - (p.y / width).rounded() * width)
        case .hexagonal:
            // The lattice is the union of two rectangular ones, of which the nearer point is used.
            let height = width * 3.0.squareRoot()
            let one = Point(
                p.x - (p.x / width).rounded() * width, p.y - (p.y / height).rounded() * height)
            let other = Point(
                p.x - ((p.x / width).rounded(.down) + 0.5) * width,
                p.y - ((p.y / height).rounded(.down) + 0.5) * height)
            q = one.x * one.x + one.y * one.y <= other.x * other.x + other.y * other.y ? one : other
        }
        let radius = (q.x * q.x + q.y * q.y).squareRoot()
        let sector = 2 * Double.pi / Double(sectors)
        let angle = arcTangent(q.y, q.x)
        let turned = isMirrored ? mirrored(angle, sector) : remainder(angle, sector)
        return Point(radius * cosine(turned), radius * sine(turned))
    }
}

/// Equilateral triangles, mirrored at their sides, or rotated by half a turn.
struct TriangleTiling: Tiling {
    let side: Double
    let isMirrored: Bool
    var reach: Double { 2 * side }

    @inline(__always)
    func fold(_ p: Point) -> Point { folded(p).point }

    /// The source, and the number of reflections that lead to it.
    @inline(__always)
    func folded(_ p: Point) -> (point: Point, reflections: Int) {
        let height = side * 3.0.squareRoot() / 2
        // Coordinates along two sides; their integer parts identify the rhombus of two triangles.
        let v = p.y / height
        let u = p.x / side - v / 2
        let (i, j) = (u.rounded(.down), v.rounded(.down))
        var (a, b) = (u - i, v - j)
        let isUpper = a + b > 1
        if !isMirrored {
            if isUpper { (a, b) = (1 - a, 1 - b) }
            return (Point((a + b / 2) * side, b * height), 0)
        }
        // Barycentric weights of the corners of the triangle; a reflection keeps them, and corners have the colour
        // (i - j) mod 3, so that the weights are given to the corners of the first triangle.
        let corners: (Double, Double, Double) = isUpper ? (1 - b, a + b - 1, 1 - a) : (1 - a - b, a, b)
        let shift = remainder(i - j, 3)
        let first = isUpper ? remainder(shift + 1, 3) : shift
        // The colours of the three corners: lower left or lower right first.
        let colors =
            isUpper
            ? (first, shift, remainder(shift + 2, 3)) : (shift, remainder(shift + 1, 3), remainder(shift + 2, 3))
        var weights = (0.0, 0.0, 0.0)
        for (color, weight) in [(colors.0, corners.0), (colors.1, corners.1), (colors.2, corners.2)] {
            if color == 0 {
                weights.0 += weight
            } else if color == 1 {
                weights.1 += weight
            } else {
                weights.2 += weight
            }
        }
        let steps = Int(min(abs(i) + abs(j) + abs(i + j), 1e6)) + (isUpper ? 1 : 0)
        return (Point((weights.1 + weights.2 / 2) * side, weights.2 * height), steps)
    }
}

/// Squares, within each of which the image is rotated and scaled.
struct OpTiling: Tiling {
    let width, scale: Double
    let cos, sin: Double
    var reach: Double { width * max(1, abs(scale)) }

    init(width: Double, scale: Double, angle: Double) {
        (self.width, self.scale) = (width, scale)
        (cos, sin) = (cosine(angle), sine(angle))
    }

    @inline(__always)
    func fold(_ p: Point) -> Point {
        let (dx, dy) = (remainder(p.x, width) - width / 2, remainder(p.y, width) - width / 2)
        return Point((dx * cos - dy * sin) * scale, (dx * sin + dy * cos) * scale)
    }
}

/// Mirrored triangles that darken with each reflection.
struct FadingTriangles: Shading {
    let turn: Turn
    let tiling: TriangleTiling
    let decay: Double

    func needed(_ index: Int, for region: PixelRect) -> PixelRect {
        TileShading(turn: turn, tiling: tiling).needed(index, for: region)
    }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let (source, reflections) = tiling.folded(turn.inward(x, y))
        let place = turn.outward(source)
        return inputs.linear(0, place.x, place.y).lit(Double(power(Float(decay), Float(reflections))))
    }
}
