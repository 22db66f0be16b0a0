internal import CPixelKernels

/// One direction of a Gaussian blur.
struct GaussianAxis: Sendable, Equatable {
    /// The downsampling factor.
    let factor: Int
    /// The kernel weights of the centre and of the pixels at distances 1, 2 ... Empty for no blur.
    let weights: [Float]

    /// Up to this deviation the blur works at full resolution. Beyond, the kernel's own deviation is between 2.4 and
    /// 5 downsampled pixels: 17 to 31 taps for any blur.
    private static let maxExactDeviation = 5.0

    init(_ deviation: Double) {
        guard deviation > 0.05 else {
            factor = 1
            weights = []
            return
        }
        let deviation = min(deviation, GaussianFilter.maxDeviation)
        var factor = 1
        while deviation / Double(factor) > Self.maxExactDeviation { factor *= 2 }
        let size = Double(factor)
        // Variances add up: a box of `size` has (size² - 1) / 12, and the triangle of the linear upsampling size² / 6.
        let blurredAnyway = factor == 1 ? 0 : (size * size - 1) / 12 + size * size / 6
        let rest = (deviation * deviation - blurredAnyway).squareRoot() / size
        // Three deviations contain 99.7 % of the Gaussian. The part that is truncated on one side is a third of a level
        // even for white beside black.
        let reach = max(1, Int((3 * rest).rounded(.up)))
        let values = (0...reach).map { exponential(-Double($0 * $0) / (2 * rest * rest)) }
        // Renormalised, so that a constant image is unchanged.
        let total = values[0] + 2 * values.dropFirst().reduce(0, +)
        self.factor = factor
        weights = values.map { Float($0 / total) }
    }

    private var kernelReach: Int { max(weights.count - 1, 0) }

    /// In pixels.
    var reach: Int { factor == 1 ? kernelReach : (kernelReach + 2) * factor }

    /// The index of the downsampled pixel that contains a pixel.
    @inline(__always)
    func reduced(_ i: Int) -> Int { i >= 0 ? i / factor : -((factor - 1 - i) / factor) }

    /// The downsampled pixel whose centre precedes a pixel's, and the pixel's phase from there to the next.
    @inline(__always)
    func square(before i: Int) -> (index: Int, phase: Int) {
        // The centre of downsampled pixel k is at (k + 1/2) factor, half of its size from its first pixel; the pixels'
        // own centres lie half a pixel further, which `part` adds.
        let index = reduced(i - factor / 2)
        return (index, i - factor / 2 - index * factor)
    }

    /// The interpolation weight of the next downsampled pixel.
    @inline(__always)
    func part(_ phase: Int) -> Float { factor == 1 ? 0 : Float(2 * phase + 1) / Float(2 * factor) }

    /// The pixels that are interpolated from `squares` alone, of which there are at least two.
    func pixels(between squares: Range<Int>) -> Range<Int> {
        squares.lowerBound * factor + factor / 2..<(squares.upperBound - 1) * factor + factor / 2
    }

    /// The range of downsampled pixels that a range of pixels is interpolated from.
    func read(from start: Int, to end: Int) -> (Int, Int) {
        (square(before: start).index, square(before: end - 1).index + 2)
    }

    /// The range of source pixels that a range of pixels depends on.
    func source(from start: Int, to end: Int) -> (Int, Int) {
        let (first, last) = factor == 1 ? (start, end) : read(from: start, to: end)
        return ((first - kernelReach) * factor, (last + kernelReach) * factor)
    }

    /// Blurs the pixels of `columns` from a row that contains those of `known`; beyond these, the row is transparent or
    /// repeats its ends.
    func blurRow(
        _ row: UnsafePointer<FloatImage.Pixel>, _ known: Range<Int>, repeatsEdges: Bool,
        to out: UnsafeMutablePointer<FloatImage.Pixel>, _ columns: Range<Int>
    ) {
        let reach = kernelReach
        let first = columns.lowerBound - reach
        let count = columns.count + 2 * reach
        withUnsafeTemporaryAllocation(of: FloatImage.Pixel.self, capacity: count) { padded in
            guard let line = padded.baseAddress else { return }
            // The part of the line that exists in the row; its ends are within 0...count.
            let start = max(0, min(known.lowerBound - first, count))
            let end = max(start, min(known.upperBound - first, count))
            line.update(repeating: repeatsEdges ? row[0] : .zero, count: start)
            (line + start).update(from: row + (first + start - known.lowerBound), count: end - start)
            (line + end).update(repeating: repeatsEdges ? row[known.count - 1] : .zero, count: count - end)
            if weights.isEmpty { return out.update(from: line, count: columns.count) }
            convolve(columns.count, to: out) { UnsafePointer(line + $0) }
        }
    }

    /// Blurs a row from those above and below; rows outside the image are `beyond`, or repeat the outermost ones.
    func blurColumns(
        of image: FloatImage, at line: Int, beyond: UnsafePointer<FloatImage.Pixel>?,
        to out: UnsafeMutablePointer<FloatImage.Pixel>
    ) {
        func row(_ y: Int) -> UnsafePointer<FloatImage.Pixel> {
            let nearest = max(image.bounds.y, min(y, image.bounds.maxY - 1))
            return nearest == y ? UnsafePointer(image.row(y)) : beyond ?? UnsafePointer(image.row(nearest))
        }
        if weights.isEmpty { return out.update(from: row(line), count: image.width) }
        convolve(image.width, to: out) { row(line - kernelReach + $0) }
    }

    /// The weighted sum of the pixel rows on both sides that `row` provides.
    private func convolve(
        _ count: Int, to out: UnsafeMutablePointer<FloatImage.Pixel>, _ row: (Int) -> UnsafePointer<FloatImage.Pixel>
    ) {
        let reach = kernelReach
        withUnsafeTemporaryAllocation(of: UnsafePointer<Float>?.self, capacity: 2 * reach + 1) { rows in
            for i in 0...2 * reach { rows[i] = FloatImage.floats(row(i)) }
            Kernels.current.pointee.convolve(
                FloatImage.floats(out), rows.baseAddress, Int32(truncatingIfNeeded: count), weights, Int32(reach))
        }
    }
}
