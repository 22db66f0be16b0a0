import CoreGraphics
import Raster

/// Maps each unpremultiplied colour independently.
protocol ColorKernel: Sendable {
    func apply(_ color: SIMD4<Float>) -> SIMD4<Float>

    /// Maps a row of premultiplied colours.
    func apply(
        to row: UnsafeMutablePointer<SIMD4<Float>>, count: Int, into out: UnsafeMutablePointer<SIMD4<Float>>)
}

extension ColorKernel {
    func apply(
        to row: UnsafeMutablePointer<SIMD4<Float>>, count: Int, into out: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        for i in 0..<count { out[i] = apply(row[i].unpremultiplied).premultiplied }
    }
}

/// An image with a colour kernel applied.
final class ColorKernelNode<K: ColorKernel>: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let make: @Sendable (WorkingSpace) -> K

    init(_ input: ImageNode, _ make: @escaping @Sendable (WorkingSpace) -> K) {
        self.input = input
        self.make = make
        super.init(extent: input.extent, inputs: [input], locality: input.locality)
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let image = pass.image(of: input, region) else { return nil }
        let kernel = make(pass.space)
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            kernel.apply(to: image.row(y), count: region.width, into: out)
        }
    }
}

/// An affine map of colours; alpha is clamped to 0...1.
struct MatrixKernel: ColorKernel {
    let matrix: ColorMatrix

    /// Linear values may be negative, or above 1.
    private static let bounds: (least: ColorMatrix.Row, most: ColorMatrix.Row) = {
        let limit = Float.greatestFiniteMagnitude
        return ([-limit, -limit, -limit, 0], [limit, limit, limit, 1])
    }()

    @inline(__always)
    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        var result = matrix.apply(color)
        result.w = max(0, min(result.w, 1))
        return result
    }

    func apply(
        to row: UnsafeMutablePointer<SIMD4<Float>>, count: Int, into out: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        matrix.apply(to: row, count: count, into: out, bounds: Self.bounds)
    }
}

/// A 3D lookup table, interpolated trilinearly.
struct CubeKernel: ColorKernel {
    let size: Int
    /// Unpremultiplied colours; red varies fastest.
    let table: [SIMD4<Float>]
    /// Whether the cube maps sRGB-encoded values in a linear working space.
    let isEncoded: Bool

    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let space = WorkingSpace(isLinear: isEncoded)
        let place = space.encoded(color).clamped(lowerBound: .zero, upperBound: .one) * Float(size - 1)
        let low = SIMD4<Int>(place).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: max(size - 2, 0)))
        let part = place - SIMD4<Float>(low)
        func at(_ r: Int, _ g: Int, _ b: Int) -> SIMD4<Float> {
            table[((low.z + b) * size + low.y + g) * size + low.x + r]
        }
        func line(_ g: Int, _ b: Int) -> SIMD4<Float> { at(0, g, b) + (at(1, g, b) - at(0, g, b)) * part.x }
        func plane(_ b: Int) -> SIMD4<Float> { line(0, b) + (line(1, b) - line(0, b)) * part.y }
        var result = space.decoded(plane(0) + (plane(1) - plane(0)) * part.z)
        result.w *= color.w
        return result
    }

    func apply(
        to row: UnsafeMutablePointer<SIMD4<Float>>, count: Int, into out: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        guard !isEncoded, size >= 2 else {
            for i in 0..<count { out[i] = apply(row[i].unpremultiplied).premultiplied }
            return
        }
        // The table has size x size x size colours.
        table.withUnsafeBufferPointer { table in
            guard let base = table.baseAddress else { return }
            LinearLightKernels.cube(row, count: count, table: base, side: size, into: out)
        }
    }
}

/// A curve through five points, over sRGB-encoded values.
struct CurveKernel: ColorKernel {
    private let table: [Float]
    private let space: WorkingSpace

    private static let entries = 1024

    init(_ points: [CGPoint], space: WorkingSpace) {
        self.space = space
        let spline = NaturalSpline(points)
        table = (0...Self.entries).map { Float(max(0, min(spline.value(at: Double($0) / Double(Self.entries)), 1))) }
    }

    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let c = space.encoded(color)
        return space.decoded(SIMD4(curve(c.x), curve(c.y), curve(c.z), c.w))
    }

    private func curve(_ v: Float) -> Float {
        let place = max(0, min(v, 1)) * Float(Self.entries)
        let index = min(Int(place), Self.entries - 1)
        return table[index] + (table[index + 1] - table[index]) * (place - Float(index))
    }
}

/// Quantizes each channel to evenly spaced levels.
struct PosterizeKernel: ColorKernel {
    let levels: Float

    @inline(__always)
    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let steps = max(levels.rounded(), 2) - 1
        var result = (color * steps).rounded(.toNearestOrAwayFromZero) / steps
        result.w = color.w
        return result
    }
}

/// Raises each channel to a power.
struct GammaKernel: ColorKernel {
    let exponent: Float

    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        func raised(_ v: Float) -> Float { power(max(v, 0), exponent) }
        return SIMD4(raised(color.x), raised(color.y), raised(color.z), color.w)
    }
}

/// Changes the saturation, mainly of dull colours.
struct VibranceKernel: ColorKernel {
    let amount: Float

    @inline(__always)
    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let (high, low) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
        let saturation = high > 0 ? (high - low) / high : 0
        let gray = (ColorMatrix.luminance * color).sum()
        var result = gray + (color - gray) * (1 + amount * (1 - saturation))
        result.w = color.w
        return pointwiseMax(result, .zero)
    }
}

/// A natural cubic spline.
struct NaturalSpline {
    private let points: [(x: Double, y: Double)]
    private let curvatures: [Double]

    init(_ given: [CGPoint]) {
        var points: [(x: Double, y: Double)] = []
        for point in given.sorted(by: { $0.x < $1.x }) where point.x.isFinite && point.y.isFinite {
            if let last = points.last, Double(point.x) - last.x < 1e-6 { continue }
            points.append((Double(point.x), Double(point.y)))
        }
        self.points = points
        guard points.count > 2 else {
            curvatures = [Double](repeating: 0, count: points.count)
            return
        }
        // The second derivatives, by elimination.
        var (c, d) = ([Double](repeating: 0, count: points.count), [Double](repeating: 0, count: points.count))
        for i in 1..<points.count - 1 {
            let (h0, h1) = (points[i].x - points[i - 1].x, points[i + 1].x - points[i].x)
            let slope = (points[i + 1].y - points[i].y) / h1 - (points[i].y - points[i - 1].y) / h0
            let pivot = 2 * (h0 + h1) - h0 * c[i - 1]
            c[i] = h1 / pivot
            d[i] = (6 * slope - h0 * d[i - 1]) / pivot
        }
        var curvatures = [Double](repeating: 0, count: points.count)
        for i in stride(from: points.count - 2, to: 0, by: -1) { curvatures[i] = d[i] - c[i] * curvatures[i + 1] }
        self.curvatures = curvatures
    }

    /// The value at `x`, clamped to the range of the points.
    func value(at x: Double) -> Double {
        guard let first = points.first, let last = points.last else { return x }
        if x <= first.x { return first.y }
        if x >= last.x { return last.y }
        let i = (points.firstIndex { $0.x > x } ?? 1) - 1
        let h = points[i + 1].x - points[i].x
        let (a, b) = ((points[i + 1].x - x) / h, (x - points[i].x) / h)
        return a * points[i].y + b * points[i + 1].y
            + ((a * a * a - a) * curvatures[i] + (b * b * b - b) * curvatures[i + 1]) * h * h / 6
    }
}
