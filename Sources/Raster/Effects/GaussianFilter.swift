/// A Gaussian blur of colour pictures, along rows and then across them.
///
/// A weight is the Gaussian's value, cut off at three standard deviations and renormalised. Wide blurs work on a
/// picture that is smaller by a power of two: averaging, and mixing linearly on the way back, blur too, and what is
/// left is the Gaussian's. The smaller picture's pixels lie at multiples of their size, so that what a pixel becomes
/// does not depend on which part of the picture is asked for.
package struct GaussianFilter: Sendable, Equatable {
    /// The standard deviations in pixels; 0 for no blur.
    package let deviationX: Double
    package let deviationY: Double
    let x: GaussianAxis
    let y: GaussianAxis

    /// A larger deviation is taken for this one.
    package static let greatestDeviation = 512.0

    /// The standard deviations along each axis in pixels; one that is not a number, or not positive, blurs nothing.
    package init(deviationX: Double, deviationY: Double) {
        x = GaussianAxis(deviationX)
        y = GaussianAxis(deviationY)
        self.deviationX = x.weights.isEmpty ? 0 : min(deviationX, Self.greatestDeviation)
        self.deviationY = y.weights.isEmpty ? 0 : min(deviationY, Self.greatestDeviation)
    }

    /// This blur and then another: variances add up.
    func then(_ next: GaussianFilter) -> GaussianFilter {
        func sum(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
        return GaussianFilter(
            deviationX: sum(deviationX, next.deviationX), deviationY: sum(deviationY, next.deviationY))
    }

    package var isIdentity: Bool { x.weights.isEmpty && y.weights.isEmpty }

    /// How far a pixel spreads.
    package var reachX: Int { x.reach }
    package var reachY: Int { y.reach }

    /// The pixels that those of `region` are made of.
    package func source(of region: PixelRect) -> PixelRect {
        let (left, right) = x.source(from: region.x, to: region.maxX)
        let (top, bottom) = y.source(from: region.y, to: region.maxY)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The blurred picture where it lies in `region`; nil where nothing does, or for want of memory.
    package func apply(to image: FloatImage, region: PixelRect, threads: Int) -> FloatImage? {
        guard !isIdentity else { return image.cropped(to: region, threads: threads) }
        return apply(
            toBandsOf: image.bounds, region: region, threads: threads, bandHeight: image.height
        ) { image.cropped(to: $0, threads: threads) }
    }

    /// The same of a picture that is made band by band, so that no more than a band is in memory.
    package func apply(
        toBandsOf whole: PixelRect, region: PixelRect, threads: Int, bandHeight: Int,
        _ band: (PixelRect) -> FloatImage?
    ) -> FloatImage? {
        let grown = PixelRect(
            x: whole.x - reachX, y: whole.y - reachY, width: whole.width + 2 * reachX,
            height: whole.height + 2 * reachY)
        let region = region.intersection(grown)
        let source = source(of: region).intersection(whole)
        guard !region.isEmpty, !source.isEmpty else { return nil }
        guard x.factor > 1 || y.factor > 1 || source.height > bandHeight else {
            return band(source).flatMap { blurred($0, region: region, threads: threads) }
        }
        let small = PixelRect(
            x: x.reduced(source.x), y: y.reduced(source.y),
            width: x.reduced(source.maxX - 1) + 1 - x.reduced(source.x),
            height: y.reduced(source.maxY - 1) + 1 - y.reduced(source.y))
        guard let reduced = FloatImage(bounds: small) else { return nil }
        // Bands of whole squares.
        let step = max(1, bandHeight / y.factor)
        for first in stride(from: small.y, to: small.maxY, by: step) {
            let last = min(first + step, small.maxY)
            let rows = PixelRect(
                x: source.x, y: first * y.factor, width: source.width, height: (last - first) * y.factor)
            guard let part = band(rows.intersection(source)) else { return nil }
            average(part, into: reduced, rows: first..<last, threads: threads)
        }
        return blurred(reduced, region: region, threads: threads)
    }

    /// Blurs a picture that is as small as the factors say, and brings it back to its size.
    private func blurred(_ image: FloatImage, region: PixelRect, threads: Int) -> FloatImage? {
        let isWhole = x.factor == 1 && y.factor == 1
        let (left, right) = isWhole ? (region.x, region.maxX) : x.read(from: region.x, to: region.maxX)
        let (top, bottom) = isWhole ? (region.y, region.maxY) : y.read(from: region.y, to: region.maxY)
        let wide = PixelRect(x: left, y: image.bounds.y, width: right - left, height: image.height)
        guard let along = FloatImage(bounds: wide) else { return nil }
        along.forEachRow(threads: threads) { line in
            x.blurRow(image.row(line), image.bounds.x..<image.bounds.maxX, to: along.row(line), left..<right)
        }
        guard let across = FloatImage(bounds: PixelRect(x: left, y: top, width: right - left, height: bottom - top))
        else { return nil }
        guard let nothing = FloatImage(bounds: PixelRect(x: left, y: 0, width: right - left, height: 1)) else {
            return nil
        }
        nothing.fill(.zero)
        across.forEachRow(threads: threads) { line in
            y.blurColumns(of: along, at: line, nothing: nothing.base, to: across.row(line))
        }
        if isWhole { return across }
        guard let result = FloatImage(bounds: region) else { return nil }
        result.forEachRow(threads: threads) { line in
            enlarge(across, row: line, to: result.row(line), region.x..<region.maxX)
        }
        return result
    }

    /// Each small pixel the mean of a square; what lies outside the part counts as transparent.
    private func average(_ part: FloatImage, into small: FloatImage, rows: Range<Int>, threads: Int) {
        let weight = 1 / Float(x.factor * y.factor)
        WorkerPool.perform(rows.count, threads: threads) { index in
            let line = rows.lowerBound + index
            let out = small.row(line)
            out.update(repeating: .zero, count: small.width)
            for y in max(line * y.factor, part.bounds.y)..<min((line + 1) * y.factor, part.bounds.maxY) {
                let row = part.row(y)
                for i in 0..<small.width {
                    let first = max((small.bounds.x + i) * x.factor, part.bounds.x)
                    let last = min((small.bounds.x + i + 1) * x.factor, part.bounds.maxX)
                    var sum = FloatImage.Pixel.zero
                    var column = first
                    while column < last {
                        sum += row[column - part.bounds.x]
                        column += 1
                    }
                    out[i] += sum
                }
            }
            for i in 0..<small.width { out[i] *= weight }
        }
    }

    /// Mixes the four small pixels around each pixel.
    private func enlarge(
        _ small: FloatImage, row line: Int, to out: UnsafeMutablePointer<FloatImage.Pixel>, _ columns: Range<Int>
    ) {
        let (above, down) = y.place(line)
        // `read` counted these rows and columns in.
        let (upper, lower) = (small.row(above), small.row(above + 1))
        for column in columns {
            let (before, right) = x.place(column)
            let i = before - small.bounds.x
            let top = upper[i] + (upper[i + 1] - upper[i]) * right
            let bottom = lower[i] + (lower[i + 1] - lower[i]) * right
            out[column - columns.lowerBound] = top + (bottom - top) * down
        }
    }
}

extension FloatImage {
    /// The part inside `region`; nil where there is none, or for want of memory.
    package func cropped(to region: PixelRect, threads: Int) -> FloatImage? {
        if region.contains(bounds) { return self }
        guard let result = FloatImage(bounds: bounds.intersection(region)) else { return nil }
        result.forEachRow(threads: threads) { y in
            result.row(y).update(from: row(y) + (result.bounds.x - bounds.x), count: result.width)
        }
        return result
    }
}
