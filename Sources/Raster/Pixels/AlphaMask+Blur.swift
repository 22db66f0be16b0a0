extension AlphaMask {
    /// Above this deviation, in pixels, a mask is blurred at half its size, or less: the time grows no further.
    private static let greatestExactDeviation = 24.0
    /// A larger deviation is taken for this one, since the result grows by four of them each way.
    private static let greatestDeviation = 1000.0

    /// Whether a blur of this deviation does more than nothing, and that at full size.
    static func isBlurredWhole(deviation: Double) -> Bool { deviation > 0.25 && deviation <= greatestExactDeviation }

    /// Blurred by a Gaussian of the given standard deviation in pixels, cut off at two of them and renormalised, as Core
    /// Animation's shadows are. The bounds grow by the kernel's reach.
    ///
    /// A deviation of a quarter of a pixel or less, or one that is not a number, changes nothing; one above 1,000 pixels
    /// is taken for 1,000.
    package func blurred(deviation: Double) -> AlphaMask {
        guard deviation > 0.25, !bounds.isEmpty else { return self }
        let deviation = min(deviation, Self.greatestDeviation)
        var factor = 1
        while deviation / Double(factor) > Self.greatestExactDeviation { factor *= 2 }
        if factor == 1 { return GaussianBlur(GaussianKernel(deviation: deviation)).apply(to: self) }
        // Averaging, and mixing linearly on the way back, blur as well; what is left is the Gaussian's.
        let size = Double(factor)
        let variance = deviation * deviation - (size * size - 1) / 12 - size * size / 6
        let kernel = GaussianKernel(deviation: variance.squareRoot() / size)
        return GaussianBlur(kernel).apply(to: reduced(by: factor)).enlarged(by: factor)
    }

    /// Each level the mean of a square of `factor` pixels; the bounds count squares.
    private func reduced(by factor: Int) -> AlphaMask {
        let left = Int((Double(bounds.x) / Double(factor)).rounded(.down))
        let top = Int((Double(bounds.y) / Double(factor)).rounded(.down))
        let right = Int((Double(bounds.maxX) / Double(factor)).rounded(.up))
        let bottom = Int((Double(bounds.maxY) / Double(factor)).rounded(.up))
        let (width, height) = (right - left, bottom - top)
        var sums = [UInt32](repeating: 0, count: width * height)
        for y in 0..<bounds.height {
            let row = (bounds.y + y - top * factor) / factor * width
            let offset = bounds.x - left * factor
            for x in 0..<bounds.width {
                sums[row + (x + offset) / factor] += UInt32(levels[y * bounds.width + x])
            }
        }
        let area = UInt32(factor * factor)
        return AlphaMask(
            bounds: PixelRect(x: left, y: top, width: width, height: height),
            levels: sums.map { UInt8(($0 + area / 2) / area) })
    }

    /// Mixed linearly between the middles of the squares.
    private func enlarged(by factor: Int) -> AlphaMask {
        // Half a square more on each side, where the edge fades to nothing.
        let (width, height) = ((bounds.width + 1) * factor, (bounds.height + 1) * factor)
        let mix = LinearMix(factor: factor)
        var between = [UInt32](repeating: 0, count: width * 2)
        var out: [UInt8] = []
        out.reserveCapacity(width * height)
        for y in 0..<height {
            let (row, part) = mix.place(y)
            if y % factor == 0 {
                stretch(row - 1, mix, to: &between, at: 0)
                stretch(row, mix, to: &between, at: width)
            }
            let unit = UInt32(4 * factor * factor)
            for x in 0..<width {
                let sum = between[x] * UInt32(2 * factor - part) + between[width + x] * UInt32(part)
                out.append(UInt8((sum + unit / 2) / unit))
            }
        }
        let half = factor / 2
        return AlphaMask(
            bounds: PixelRect(
                x: bounds.x * factor - half, y: bounds.y * factor - half, width: width, height: height),
            levels: out)
    }

    /// One row, times twice the factor; a row outside is nothing.
    private func stretch(_ row: Int, _ mix: LinearMix, to out: inout [UInt32], at start: Int) {
        let width = (bounds.width + 1) * mix.factor
        let isInside = row >= 0 && row < bounds.height
        for x in 0..<width {
            let (column, part) = mix.place(x)
            let a = isInside && column > 0 ? Int(levels[row * bounds.width + column - 1]) : 0
            let b = isInside && column < bounds.width ? Int(levels[row * bounds.width + column]) : 0
            out[start + x] = UInt32(a * (2 * mix.factor - part) + b * part)
        }
    }
}

/// Where a pixel lies between the middles of squares `factor` wide, when the first pixel starts at a middle.
private struct LinearMix {
    let factor: Int

    /// The square after the pixel, and how far towards it in parts of twice the factor.
    func place(_ i: Int) -> (after: Int, part: Int) { (i / factor, 2 * (i % factor) + 1) }
}
