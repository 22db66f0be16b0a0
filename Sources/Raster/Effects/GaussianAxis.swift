/// One direction of a Gaussian blur.
struct GaussianAxis: Sendable, Equatable {
    /// How many pixels make one of the smaller picture that is blurred in place of the whole.
    let factor: Int
    /// Of the middle, and of the small pixels 1, 2 ... to either side. Empty for no blur.
    let weights: [Float]

    /// Up to this deviation pictures keep their size.
    private static let greatestExactDeviation = 5.0

    init(_ deviation: Double) {
        guard deviation > 0.05 else {
            factor = 1
            weights = []
            return
        }
        let deviation = min(deviation, GaussianFilter.greatestDeviation)
        var factor = 1
        while deviation / Double(factor) > Self.greatestExactDeviation { factor *= 2 }
        let size = Double(factor)
        let blurredAnyway = factor == 1 ? 0 : (size * size - 1) / 12 + size * size / 6
        let rest = (deviation * deviation - blurredAnyway).squareRoot() / size
        let reach = max(1, Int((3 * rest).rounded(.up)))
        let values = (0...reach).map { exponential(-Double($0 * $0) / (2 * rest * rest)) }
        let total = values[0] + 2 * values.dropFirst().reduce(0, +)
        self.factor = factor
        weights = values.map { Float($0 / total) }
    }

    private var kernelReach: Int { max(weights.count - 1, 0) }

    /// In pixels.
    var reach: Int { factor == 1 ? kernelReach : (kernelReach + 2) * factor }

    /// The small pixel that a pixel is part of.
    @inline(__always)
    func reduced(_ i: Int) -> Int { i >= 0 ? i / factor : -((factor - 1 - i) / factor) }

    /// The small pixel before a pixel, seen from middle to middle, and how far it is towards the next.
    @inline(__always)
    func place(_ i: Int) -> (before: Int, part: Float) {
        if factor == 1 { return (i, 0) }
        let doubled = 2 * i + 1 - factor
        let before = doubled >= 0 ? doubled / (2 * factor) : -((2 * factor - 1 - doubled) / (2 * factor))
        return (before, Float(doubled - before * 2 * factor) / Float(2 * factor))
    }

    /// The small pixels that pixels are mixed from.
    func read(from start: Int, to end: Int) -> (Int, Int) {
        factor == 1 ? (start, end + 1) : (place(start).before, place(end - 1).before + 2)
    }

    /// The pixels that pixels are made of.
    func source(from start: Int, to end: Int) -> (Int, Int) {
        let (first, last) = factor == 1 ? (start, end) : read(from: start, to: end)
        return ((first - kernelReach) * factor, (last + kernelReach) * factor)
    }

    /// The pixels of `columns` out of a row that has those of `known`, and is transparent beyond.
    func blurRow(
        _ row: UnsafePointer<FloatImage.Pixel>, _ known: Range<Int>,
        to out: UnsafeMutablePointer<FloatImage.Pixel>, _ columns: Range<Int>
    ) {
        let reach = kernelReach
        weights.withUnsafeBufferPointer { weights in
            for column in columns {
                var sum = FloatImage.Pixel.zero
                if weights.isEmpty {
                    if known.contains(column) { sum = row[column - known.lowerBound] }
                } else {
                    var i = max(column - reach, known.lowerBound)
                    let end = min(column + reach, known.upperBound - 1)
                    while i <= end {
                        // No further than the reach from the column, and inside the row.
                        sum += row[i - known.lowerBound] * weights[i < column ? column - i : i - column]
                        i += 1
                    }
                }
                out[column - columns.lowerBound] = sum
            }
        }
    }

    /// A row out of those above and below it; rows that the image has not got are transparent.
    func blurColumns(of image: FloatImage, at line: Int, to out: UnsafeMutablePointer<FloatImage.Pixel>) {
        let (width, reach) = (image.width, kernelReach)
        out.update(repeating: .zero, count: width)
        if weights.isEmpty {
            if line >= image.bounds.y, line < image.bounds.maxY { out.update(from: image.row(line), count: width) }
            return
        }
        let first = max(line - reach, image.bounds.y)
        let last = min(line + reach, image.bounds.maxY - 1)
        guard first <= last else { return }
        for other in first...last {
            let weight = weights[other < line ? line - other : other - line]
            let row = image.row(other)
            for i in 0..<width { out[i] += row[i] * weight }
        }
    }
}
