/// A function that computes the pixels of an image from another, in the coordinates of the function's author.
public final class PixelProgram: Sendable {
    /// The distance from a point at which the function reads and writes along each axis, in its coordinates.
    public let reach: (x: Double, y: Double)
    /// The colour at a point, premultiplied, in 0...1.
    let body: @Sendable (SIMD2<Float>, PixelSource) -> SIMD4<Float>

    /// - Parameters:
    ///   - reach: the distance from a point at which the function reads along each axis; not negative.
    ///   - body: the colour at a point, premultiplied. It is called on several threads.
    public init(
        reach: (x: Double, y: Double), body: @escaping @Sendable (SIMD2<Float>, PixelSource) -> SIMD4<Float>
    ) {
        func usable(_ length: Double) -> Double { length.isFinite ? min(max(length, 0), 4096) : 0 }
        self.reach = (usable(reach.x), usable(reach.y))
        self.body = body
    }
}

/// The image that a function reads.
public struct PixelSource: Sendable {
    /// Nil where nothing was drawn.
    private let image: FloatImage?
    private let toDevice: Projection

    init(_ image: FloatImage?, _ toDevice: Projection) { (self.image, self.toDevice) = (image, toDevice) }

    /// The premultiplied colour at a point, interpolated between the four nearest pixels; clear outside the image.
    public func sample(_ point: SIMD2<Float>) -> SIMD4<Float> {
        guard let image else { return .zero }
        let place = toDevice.apply(Point(Double(point.x), Double(point.y)))
        let (x, y) = (place.x - 0.5, place.y - 0.5)
        let bounds = image.bounds
        guard x > Double(bounds.x) - 1, x < Double(bounds.maxX), y > Double(bounds.y) - 1, y < Double(bounds.maxY)
        else { return .zero }
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        // Within a pixel of the bounds, as checked above.
        let (column, row) = (Int(left), Int(top))
        let (across, down) = (Float(x - left), Float(y - top))
        func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
            guard x >= bounds.x, x < bounds.maxX, y >= bounds.y, y < bounds.maxY else { return .zero }
            return image.row(y)[x - bounds.x]
        }
        // Most functions read the pixel that they write.
        if abs(across) < 1e-4, abs(down) < 1e-4 { return pixel(column, row) }
        let upper = pixel(column, row) * (1 - across) + pixel(column + 1, row) * across
        let lower = pixel(column, row + 1) * (1 - across) + pixel(column + 1, row + 1) * across
        return upper * (1 - down) + lower * down
    }
}

/// A program with its placement in device space.
public struct PixelFunction: Sendable, Equatable {
    let program: PixelProgram
    /// From the program's coordinates to pixels, and back.
    let toDevice, toProgram: Projection
    /// The distance in pixels by which a pixel's effect extends along each axis.
    let reachX, reachY: Int

    /// Nil for a map that can't be inverted.
    public init?(_ program: PixelProgram, toDevice: Projection) {
        guard let inverse = toDevice.inverse else { return nil }
        (self.program, self.toDevice, toProgram) = (program, toDevice, inverse)
        let origin = toDevice.apply(Point(0, 0))
        let corners = [program.reach.x, -program.reach.x].map {
            toDevice.apply(Point($0, program.reach.y))
        }
        func pixels(_ distance: Double) -> Int { distance.isFinite ? Int(min(distance.rounded(.up), 4096)) : 0 }
        let isLocal = program.reach == (0, 0)
        reachX = isLocal ? 0 : pixels(corners.map { abs($0.x - origin.x) }.max() ?? 0) + 1
        reachY = isLocal ? 0 : pixels(corners.map { abs($0.y - origin.y) }.max() ?? 0) + 1
    }

    /// The source pixels that affect `region`.
    func source(of region: PixelRect) -> PixelRect {
        guard !region.isEmpty else { return region }
        return PixelRect(
            x: region.x - reachX, y: region.y - reachY, width: region.width + 2 * reachX,
            height: region.height + 2 * reachY)
    }

    /// The function's result inside `region`; nil for an empty one, or when memory is short.
    func apply(to image: FloatImage?, region: PixelRect, threads: Int) -> FloatImage? {
        guard let result = FloatImage(bounds: region) else { return nil }
        let source = PixelSource(image, toDevice)
        result.forEachRow(threads: threads) { y in
            let out = result.row(y)
            for x in 0..<region.width {
                let place = toProgram.apply(Point(Double(region.x + x) + 0.5, Double(y) + 0.5))
                out[x] = program.body(SIMD2(Float(place.x), Float(place.y)), source).asColor
            }
        }
        return result
    }

    public static func == (a: PixelFunction, b: PixelFunction) -> Bool {
        a.program === b.program && a.toDevice == b.toDevice
    }
}

extension SIMD4<Float> {
    /// The colour as a valid one: components in 0...1, none greater than the alpha.
    fileprivate var asColor: SIMD4<Float> {
        // A comparison with NaN is false.
        let known = replacing(with: 0, where: .!(self .>= 0)).replacing(with: 1, where: self .> 1)
        return pointwiseMin(known, SIMD4(repeating: known.w))
    }
}
