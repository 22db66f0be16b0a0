import CoreGraphics
import Raster

/// A cropped image.
final class CropNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode

    init(_ input: ImageNode, to rect: CGRect) {
        self.input = input
        let cut = input.extent.isInfinite ? rect : input.extent.intersection(rect)
        super.init(extent: cut.isNull ? .zero : cut, inputs: [input], locality: input.locality)
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? { pass.image(of: input, region) }

    override func write(_ region: PixelRect, to target: ByteTarget, threads: Int) -> Bool {
        input.write(region, to: target, threads: threads)
    }
}

/// An image mapped by a projection.
final class TransformNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let toInput: Projection
    private let isNearest: Bool

    /// Returns nil if the projection is singular.
    init?(_ input: ImageNode, _ map: Projection, isNearest: Bool = false) {
        guard map.isFinite, let toInput = map.inverse, toInput.isFinite else { return nil }
        self.input = input
        self.toInput = toInput
        self.isNearest = isNearest
        super.init(
            extent: input.extent.mapped(by: map), inputs: [input], locality: input.locality.mapped(toInput: toInput))
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let map = toInput
        if map.isTranslation, map.m31 == map.m31.rounded(), map.m32 == map.m32.rounded(), abs(map.m31) < 1e7,
            abs(map.m32) < 1e7
        {
            let (dx, dy) = (Int(map.m31), Int(map.m32))
            guard let image = pass.image(of: input, region.offsetBy(x: dx, y: dy)) else { return nil }
            return FloatImage.rows(region, threads: pass.threads) { out, y in
                out.update(from: image.row(y + dy), count: region.width)
            }
        }
        let needed = PixelRect(covering: region.cgRect.mapped(by: map)).grown(1, 1).intersection(
            input.pixels.grown(1, 1))
        guard !needed.isEmpty, let image = pass.image(of: input, needed) else {
            let empty = FloatImage(bounds: region)
            empty?.fill(.zero)
            return empty
        }
        let isNearest = isNearest
        if map.isAffine, !isNearest {
            return FloatImage.rows(region, threads: pass.threads) { out, y in
                image.sample(region.width, x: region.x, y: y, through: map, into: out)
            }
        }
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            for i in 0..<region.width {
                let place = Point(Double(region.x + i) + 0.5, Double(y) + 0.5)
                guard map.isAffine || map.w(at: place) > 1e-9 else {
                    out[i] = .zero
                    continue
                }
                let p = map.apply(place)
                guard p.x.isFinite, p.y.isFinite else {
                    out[i] = .zero
                    continue
                }
                out[i] = isNearest ? image.nearest(p.x, p.y) : image.linear(p.x, p.y)
            }
        }
    }
}

extension FloatImage {
    @inline(__always)
    func nearest(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let (i, j) = (x.rounded(.down), y.rounded(.down))
        guard abs(i) < 1e9, abs(j) < 1e9 else { return .zero }
        return pixel(Int(i), Int(j))
    }
}

extension CGRect {
    /// The bounding box of the mapped corners; the infinite rectangle is unchanged.
    func mapped(by map: Projection) -> CGRect {
        guard !isInfinite, !isNull else { return self }
        var box = Box.empty
        for corner in [
            Point(Double(minX), Double(minY)), Point(Double(maxX), Double(minY)), Point(Double(minX), Double(maxY)),
            Point(Double(maxX), Double(maxY)),
        ] {
            guard map.isAffine || map.w(at: corner) > 1e-9 else { return .infinite }
            box.include(map.apply(corner))
        }
        // Coordinates within rounding error of a whole pixel are snapped to it.
        func snapped(_ v: Double) -> Double { abs(v - v.rounded()) < 1e-9 * max(1, abs(v)) ? v.rounded() : v }
        let (left, low) = (snapped(box.minX), snapped(box.minY))
        return CGRect(x: left, y: low, width: snapped(box.maxX) - left, height: snapped(box.maxY) - low)
    }
}

/// An image extended infinitely by its edge pixels or by tiling, mapped by a projection.
final class WrapNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let toInput: Projection
    private let isTiled: Bool

    /// Returns nil if the image is infinite or the projection is singular.
    init?(_ input: ImageNode, _ map: Projection, isTiled: Bool) {
        guard !input.extent.isInfinite, !input.pixels.isEmpty, map.isFinite, let toInput = map.inverse else {
            return nil
        }
        self.input = input
        self.toInput = toInput
        self.isTiled = isTiled
        super.init(extent: .infinite, inputs: [input])
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let (bounds, map, isTiled) = (input.pixels, toInput, isTiled)
        guard let image = pass.image(of: input, bounds) else { return nil }
        let isStill = map == .identity
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            for i in 0..<region.width {
                let p = map.apply(Point(Double(region.x + i) + 0.5, Double(y) + 0.5))
                if isTiled {
                    out[i] = image.tiled(p.x, p.y)
                } else if isStill {
                    out[i] = image.clamped(region.x + i, y)
                } else {
                    // Up to half a pixel inside the edge only the edge pixel contributes.
                    let x = max(Double(bounds.x) + 0.5, min(p.x, Double(bounds.maxX) - 0.5))
                    let y = max(Double(bounds.y) + 0.5, min(p.y, Double(bounds.maxY) - 0.5))
                    out[i] = image.linear(x, y)
                }
            }
        }
    }
}

extension FloatImage {
    @inline(__always)
    fileprivate func tiled(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let (left, low) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        guard abs(left) < 1e12, abs(low) < 1e12 else { return .zero }
        let (u, v) = (Float(x - 0.5 - left), Float(y - 0.5 - low))
        func at(_ i: Int, _ j: Int) -> SIMD4<Float> {
            let (column, line) = ((i - bounds.x) % width, (j - bounds.y) % height)
            return base[(line < 0 ? line + height : line) * width + (column < 0 ? column + width : column)]
        }
        let (i, j) = (Int(left), Int(low))
        let first = at(i, j) + (at(i + 1, j) - at(i, j)) * u
        let second = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * u
        return first + (second - first) * v
    }
}

/// The weights of the pixels around a position, by distance.
enum ResamplingKernel: Sendable {
    case lanczos
    /// D. Mitchell and A. Netravali, "Reconstruction Filters in Computer Graphics", 1988.
    case cubic(b: Double, c: Double)

    /// The distance from which weights are zero.
    var reach: Double {
        switch self {
        case .lanczos: 3
        case .cubic: 2
        }
    }

    func weight(_ x: Double) -> Double {
        let x = abs(x)
        guard x < reach else { return 0 }
        switch self {
        case .lanczos:
            guard x > 0 else { return 1 }
            let angle = x * Double.pi
            return sine(angle) / angle * sine(angle / 3) / (angle / 3)
        case .cubic(let b, let c):
            if x < 1 {
                return ((12 - 9 * b - 6 * c) * x * x * x + (-18 + 12 * b + 6 * c) * x * x + 6 - 2 * b) / 6
            }
            let cubic = (-b - 6 * c) * x * x * x
            return (cubic + (6 * b + 30 * c) * x * x + (-12 * b - 48 * c) * x + 8 * b + 24 * c) / 6
        }
    }
}

/// Resamples with a three-lobed Lanczos filter, or a cubic.
final class LanczosNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let scaleX, scaleY: Double
    private let kernel: ResamplingKernel

    /// Returns nil for scales that are not positive.
    init?(_ input: ImageNode, scaleX: Double, scaleY: Double, kernel: ResamplingKernel = .lanczos) {
        guard scaleX > 1e-4, scaleY > 1e-4, scaleX < 1e4, scaleY < 1e4 else { return nil }
        self.input = input
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.kernel = kernel
        super.init(
            extent: input.extent.mapped(by: .scale(scaleX, scaleY)), inputs: [input])
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let columns = LanczosWeights(
            kernel, from: region.x, count: region.width, scale: scaleX, within: input.pixels.x..<input.pixels.maxX)
        let lines = LanczosWeights(
            kernel, from: region.y, count: region.height, scale: scaleY, within: input.pixels.y..<input.pixels.maxY)
        let needed = PixelRect(
            x: columns.range.lowerBound, y: lines.range.lowerBound, width: columns.range.count,
            height: lines.range.count)
        guard let image = pass.image(of: input, needed) else { return nil }
        let narrow = PixelRect(x: region.x, y: needed.y, width: region.width, height: needed.height)
        let along = FloatImage.rows(narrow, threads: pass.threads) { out, y in
            let row = image.row(y) - needed.x
            for i in 0..<region.width { out[i] = columns.sum(i) { row[$0] } }
        }
        guard let along else { return nil }
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            for i in 0..<region.width {
                let column = along.base + i
                let sum = lines.sum(y - region.y) { column[($0 - needed.y) * region.width] }
                // Negative results are clamped.
                out[i] = pointwiseMax(sum, .zero)
                out[i].w = min(out[i].w, 1)
            }
        }
    }
}

/// For each pixel of a line, its source pixels and their weights.
struct LanczosWeights: Sendable {
    private let firsts: [Int]
    private let weights: [Float]
    private let taps: Int
    private let available: Range<Int>
    let range: Range<Int>

    /// `available` is the range of existing pixels, the outermost of which are extended.
    init(_ kernel: ResamplingKernel, from start: Int, count: Int, scale: Double, within available: Range<Int>) {
        let stretch = max(1, 1 / scale)
        let reach = kernel.reach * stretch
        let taps = Int((2 * reach).rounded(.up)) + 1
        var firsts: [Int] = []
        var weights: [Float] = []
        for i in start..<start + count {
            let middle = (Double(i) + 0.5) / scale - 0.5
            let first = Int((middle - reach).rounded(.up))
            let values = (0..<taps).map { kernel.weight((Double(first + $0) - middle) / stretch) }
            let total = values.reduce(0, +)
            firsts.append(first)
            weights += values.map { Float($0 / total) }
        }
        self.firsts = firsts
        self.weights = weights
        self.taps = taps
        self.available = available
        let low = max(available.lowerBound, min((firsts.first ?? 0), available.upperBound - 1))
        let high = max(low + 1, min((firsts.last ?? 0) + taps, available.upperBound))
        range = low..<high
    }

    @inline(__always)
    func sum(_ i: Int, _ pixel: (Int) -> SIMD4<Float>) -> SIMD4<Float> {
        var sum = SIMD4<Float>.zero
        for tap in 0..<taps {
            let place = max(range.lowerBound, min(firsts[i] + tap, range.upperBound - 1))
            sum += pixel(place) * weights[i * taps + tap]
        }
        return sum
    }
}
