internal import CPixelKernels

extension AlphaMask {
    /// Above this deviation, in pixels, masks are downsampled before blurring, which bounds the time: a kernel has at
    /// most 97 taps.
    private static let maxExactDeviation = 24.0
    /// Larger deviations are clamped to this one, since the result grows by two of them on each side.
    private static let maxDeviation = 1000.0

    /// Whether a blur of this deviation has an effect, and works at full size.
    static func isBlurredAtFullSize(deviation: Double) -> Bool { deviation > 0.25 && deviation <= maxExactDeviation }

    /// Whether a blur of this deviation works on a downsampled mask.
    static func isBlurredDownsampled(deviation: Double) -> Bool { deviation > maxExactDeviation }

    /// Blurs by a Gaussian of the given standard deviation in pixels, truncated at two of them and renormalised, like
    /// Core Animation's shadows. The bounds grow by the kernel's reach.
    ///
    /// A deviation of a quarter of a pixel or less, or NaN, changes nothing; one above 1,000 pixels is clamped to
    /// 1,000.
    ///
    /// - Parameter clip: the part of the result that is needed.
    package func blurred(deviation: Double, clip: PixelRect? = nil) -> AlphaMask {
        guard deviation > 0.25, !bounds.isEmpty else { return self }
        if deviation <= Self.maxExactDeviation {
            return GaussianBlur(GaussianKernel(deviation: deviation)).apply(to: self)
        }
        return Self.blurredDownsampled(bounds, deviation: deviation, clip: clip) { rows, out in
            let start = (rows.y - bounds.y) * bounds.width
            for i in 0..<rows.width * rows.height { out[i] = levels[start + i] }
        }
    }

    /// Blurs a mask of `bounds` by a deviation that is too large for full size.
    ///
    /// - Parameter write: writes the levels of whole rows, without padding.
    static func blurredDownsampled(
        _ bounds: PixelRect, deviation: Double, clip: PixelRect?,
        _ write: (PixelRect, UnsafeMutablePointer<UInt8>) -> Void
    ) -> AlphaMask {
        let deviation = min(deviation, maxDeviation)
        var factor = 2
        while deviation / Double(factor) > maxExactDeviation { factor *= 2 }
        // Averaging and linear upsampling blur as well, and variances add up: a box of `size` pixels has (size² - 1) /
        // 12, a triangle size² / 6. The Gaussian contributes the rest.
        let size = Double(factor)
        let variance = deviation * deviation - (size * size - 1) / 12 - size * size / 6
        let kernel = GaussianKernel(deviation: variance.squareRoot() / size)
        return GaussianBlur(kernel).apply(to: reduced(bounds, by: factor, write)).enlarged(by: factor, clip: clip)
    }

    /// Downsamples: each level is the mean of a square of `factor` pixels. The bounds are in squares.
    private static func reduced(
        _ bounds: PixelRect, by factor: Int, _ write: (PixelRect, UnsafeMutablePointer<UInt8>) -> Void
    ) -> AlphaMask {
        let left = Int((Double(bounds.x) / Double(factor)).rounded(.down))
        let top = Int((Double(bounds.y) / Double(factor)).rounded(.down))
        let right = Int((Double(bounds.maxX) / Double(factor)).rounded(.up))
        let bottom = Int((Double(bounds.maxY) / Double(factor)).rounded(.up))
        let squares = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        let area = UInt32(factor * factor)
        // A square is at most 64 rows high, so their sums fit 16 bits.
        var sums = [UInt16](repeating: 0, count: squares.width * factor)
        var rows = [UInt8](repeating: 0, count: bounds.width * factor)
        var means: [UInt8] = []
        means.reserveCapacity(squares.width * squares.height)
        for row in squares.y..<squares.maxY {
            let pixels = PixelRect(x: bounds.x, y: row * factor, width: bounds.width, height: factor)
                .intersection(bounds)
            rows.withUnsafeMutableBufferPointer { if let rows = $0.baseAddress { write(pixels, rows) } }
            sums.withUnsafeMutableBufferPointer { sums in
                sums.update(repeating: 0)
                rows.withUnsafeBufferPointer { rows in
                    guard let sum = sums.baseAddress, let level = rows.baseAddress else { return }
                    for y in 0..<pixels.height {
                        // The first column is inside the first square.
                        Kernels.current.pointee.add_levels(
                            sum + (bounds.x - left * factor), level + y * bounds.width,
                            Int32(truncatingIfNeeded: bounds.width))
                    }
                }
                for column in 0..<squares.width {
                    var sum: UInt32 = 0
                    for i in column * factor..<(column + 1) * factor { sum += UInt32(sums[i]) }
                    means.append(UInt8((sum + area / 2) / area))
                }
            }
        }
        return AlphaMask(bounds: squares, levels: means)
    }

    /// Upsamples by linear interpolation, inside `clip`.
    private func enlarged(by factor: Int, clip: PixelRect?) -> AlphaMask {
        let half = factor / 2
        // Half a square more on each side, where the edge fades to zero.
        let whole = PixelRect(
            x: bounds.x * factor - half, y: bounds.y * factor - half, width: (bounds.width + 1) * factor,
            height: (bounds.height + 1) * factor)
        let area = clip.map(whole.intersection) ?? whole
        guard !area.isEmpty else { return AlphaMask(bounds: .zero, levels: []) }
        let mix = LinearMix(factor: factor)
        let columns = area.x - whole.x..<area.maxX - whole.x
        // Weights in each direction are out of 2 · factor, so levels are scaled by 4 · factor². With factors up to 64
        // that is at most 255 · 2¹⁴, below 2²².
        let unit = UInt32(4 * factor * factor)
        var between = [UInt32](repeating: 0, count: area.width * 2)
        var last = -1
        let levels = [UInt8](unsafeUninitializedCapacity: area.width * area.height) { out, count in
            for y in 0..<area.height {
                let (row, part) = mix.place(area.y - whole.y + y)
                if row != last {
                    stretch(row - 1, mix, columns, to: &between, at: 0)
                    stretch(row, mix, columns, to: &between, at: area.width)
                    last = row
                }
                for x in 0..<area.width {
                    let sum = between[x] * UInt32(2 * factor - part) + between[area.width + x] * UInt32(part)
                    out[y * area.width + x] = UInt8((sum + unit / 2) / unit)
                }
            }
            count = area.width * area.height
        }
        return AlphaMask(bounds: area, levels: levels)
    }

    /// Interpolates columns of one row, scaled by twice the factor; a row outside is zero.
    private func stretch(_ row: Int, _ mix: LinearMix, _ columns: Range<Int>, to out: inout [UInt32], at start: Int) {
        let isInside = row >= 0 && row < bounds.height
        for (i, x) in columns.enumerated() {
            let (column, part) = mix.place(x)
            let a = isInside && column > 0 ? Int(levels[row * bounds.width + column - 1]) : 0
            let b = isInside && column < bounds.width ? Int(levels[row * bounds.width + column]) : 0
            out[start + i] = UInt32(a * (2 * mix.factor - part) + b * part)
        }
    }
}

/// Interpolation between the centres of squares `factor` wide, where the first pixel is at a centre.
private struct LinearMix {
    let factor: Int

    /// The square after the pixel, and the fraction towards it in units of 1/(2 factor).
    func place(_ i: Int) -> (after: Int, part: Int) { (i / factor, 2 * (i % factor) + 1) }
}
