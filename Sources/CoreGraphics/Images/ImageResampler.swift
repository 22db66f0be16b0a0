import Foundation
import Raster

/// Resizes an image row by row; each pixel of the result is the mean of the source area that it covers.
struct ImageResampler {
    /// The resampling kernel.
    enum Kernel: Sendable {
        /// When reducing, a pixel is the mean of the area it covers; when enlarging, neighbours are interpolated
        /// linearly.
        case area
        /// The Lanczos kernel with three lobes, which keeps edges sharp.
        case lanczos
    }

    /// Maps the pixels of the result to those of the source, along one axis: `source = scale * result + offset`.
    struct Axis {
        var scale: Double
        var offset: Double

        /// Returns the mapping of a whole side to another length.
        static func fitting(_ count: Int, into other: Int) -> Axis {
            Axis(scale: Double(count) / Double(other), offset: 0)
        }
    }

    let kernel: Kernel

    /// In rows. More than any kernel needs that does not reduce the image greatly.
    private static let maxCachedRows = 64

    /// Returns `bitmap` resized to `width` by `height` pixels. Its edge pixels are extended beyond its edges. Nil when
    /// memory is short.
    func resample(_ bitmap: Bitmap, width: Int, height: Int, x: Axis, y: Axis) -> Bitmap? {
        guard let result = PixelBuffer(width: width, height: height) else { return nil }
        resample(bitmap, width: width, height: height, x: x, y: y) { row, sums in
            // The buffer has `height` rows of at least 4 * width bytes.
            let out = result.base + row * result.bytesPerRow
            for x in 0..<width {
                // Kernels with negative lobes may exceed the range, and a colour may exceed its alpha.
                let alpha = min(max(sums[x].w, 0), 255)
                let pixel = sums[x].clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha)) + 0.5
                let bytes = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(pixel))
                for i in 0..<4 { out[x * 4 + i] = bytes[i] }
            }
        }
        return Bitmap(result, isOpaque: bitmap.isOpaque)
    }

    /// Resamples like `resample(_:width:height:x:y:)`, for any kind of image: `write` receives the rows of the result
    /// in order.
    func resample(
        _ source: some PixelRows, width: Int, height: Int, x: Axis, y: Axis,
        write: (Int, UnsafePointer<SIMD4<Float>>) -> Void
    ) {
        let columns = Taps(count: width, of: source.width, along: x, kernel)
        let lines = Taps(count: height, of: source.height, along: y, kernel)
        let rows = ResampledRows(source, columns, width: width, capacity: min(lines.maxCount, Self.maxCachedRows))
        lines.forEach { row, first, weights, count in write(row, rows.mix(first, weights, count)) }
    }
}

/// An image whose rows can be read as numbers, premultiplied by alpha.
protocol PixelRows {
    var width: Int { get }
    var height: Int { get }

    /// Writes the pixels of row `y`, `width` of them.
    func read(row y: Int, into out: UnsafeMutablePointer<SIMD4<Float>>)
}

extension Bitmap: PixelRows {
    /// The pixels' levels, in 0...255.
    func read(row y: Int, into out: UnsafeMutablePointer<SIMD4<Float>>) {
        let pixels = UnsafeRawPointer(buffer.base + y * buffer.bytesPerRow)
        for x in 0..<width {
            out[x] = SIMD4<Float>(pixels.loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt8>.self))
        }
    }
}

/// The source pixels, and their weights, that contribute to each pixel of the result along one axis.
private struct Taps {
    private var first: [Int] = []
    private var start: [Int] = []
    private var weights: [Float] = []
    /// The maximum number of source pixels that contribute to one pixel of the result.
    private(set) var maxCount = 0

    /// Creates the taps; `size` is the number of pixels along the source's side.
    init(count: Int, of size: Int, along axis: ImageResampler.Axis, _ kernel: ImageResampler.Kernel) {
        let step = abs(axis.scale)
        let reach = kernel.reach(step)
        for i in 0..<count {
            // A position beyond an edge is clamped to the edge.
            let center = min(max((Double(i) + 0.5) * axis.scale + axis.offset, 0), Double(size))
            let low = Int(max((center - reach).rounded(.down), 0))
            let from = min(low, size - 1)
            let to = Int(min((center + reach).rounded(.up), Double(size))) - 1
            var values = (from...max(from, to)).map { kernel.weight(Double($0) + 0.5 - center, step) }
            let sum = values.reduce(0, +)
            if sum > 0 { values = values.map { $0 / sum } } else { values[0] = 1 }
            first.append(from)
            start.append(weights.count)
            weights += values.map { Float($0) }
            maxCount = max(maxCount, values.count)
        }
        start.append(weights.count)
    }

    /// Calls `body` for each pixel of the result with the first source pixel, the weights and their number.
    func forEach(_ body: (Int, Int, UnsafePointer<Float>, Int) -> Void) {
        weights.withUnsafeBufferPointer { weights in
            guard let base = weights.baseAddress else { return }
            for i in first.indices { body(i, first[i], base + start[i], start[i + 1] - start[i]) }
        }
    }
}

extension ImageResampler.Kernel {
    /// Returns the radius of the kernel around a result pixel's centre, in source pixels; `step` is the spacing of
    /// result pixels.
    fileprivate func reach(_ step: Double) -> Double {
        switch self {
        case .area: step > 1 ? step / 2 : 1
        case .lanczos: 3 * max(step, 1)
        }
    }

    fileprivate func weight(_ distance: Double, _ step: Double) -> Double {
        switch self {
        case .area:
            if step <= 1 { return max(0, 1 - abs(distance)) }
            // The part of the pixel within the radius.
            return max(0, min(distance + 0.5, step / 2) - max(distance - 0.5, -step / 2))
        case .lanczos:
            let t = distance / max(step, 1)
            if abs(t) >= 3 { return 0 }
            return sinc(t) * sinc(t / 3)
        }
    }
}

private func sinc(_ t: Double) -> Double { t == 0 ? 1 : sin(.pi * t) / (.pi * t) }

/// The rows of an image at another width, computed on demand; the last few are cached.
private final class ResampledRows<Source: PixelRows> {
    private let source: Source
    private let columns: Taps
    private let width: Int
    private let capacity: Int
    /// Memory for `capacity` rows, for their sum, and for a row of the source.
    private let memory: UnsafeMutablePointer<SIMD4<Float>>
    /// The source row of each cached row.
    private var kept: [Int]

    init(_ source: Source, _ columns: Taps, width: Int, capacity: Int) {
        self.source = source
        self.columns = columns
        self.width = width
        self.capacity = capacity
        let count = width * (capacity + 1) + source.width
        memory = .allocate(capacity: count)
        memory.initialize(repeating: .zero, count: count)
        kept = Array(repeating: -1, count: capacity)
    }

    deinit { memory.deallocate() }

    /// Returns the weighted sum of `count` rows of the source; valid until the next call.
    func mix(_ first: Int, _ weights: UnsafePointer<Float>, _ count: Int) -> UnsafePointer<SIMD4<Float>> {
        let sum = memory + capacity * width
        for i in 0..<count {
            let (row, weight) = (row(first + i), weights[i])
            if i == 0 {
                for x in 0..<width { sum[x] = row[x] * weight }
            } else {
                for x in 0..<width { sum[x] += row[x] * weight }
            }
        }
        return UnsafePointer(sum)
    }

    /// Returns a row of the source. Rows that are mixed together are adjacent, so cached rows are the ones requested
    /// again.
    private func row(_ y: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
        let slot = y % capacity
        let row = memory + slot * width
        guard kept[slot] != y else { return row }
        kept[slot] = y
        let pixels = memory + (capacity + 1) * width
        source.read(row: y, into: pixels)
        // The taps are columns of the source.
        columns.forEach { x, first, weights, count in
            var sum = SIMD4<Float>.zero
            for i in 0..<count { sum += pixels[first + i] * weights[i] }
            row[x] = sum
        }
        return row
    }
}
