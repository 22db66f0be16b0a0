internal import CPixelKernels

extension UpsampledImage {
    /// Writes the pixels of `region`, which lies within the bounds, as bytes in sRGB of linear light: the row of the least y at
    /// `base`, each other one `rowBytes` further on.
    ///
    /// Where the image is opaque, squares become levels of bytes before they are made large, and pixels are mixed from those:
    /// the curve is looked up for squares then, and not for pixels. Squares under a blur differ by so little that mixed levels and
    /// the levels of mixed light are two apart at most, and both as far from a Gaussian.
    func writeLight(
        of region: PixelRect, to base: UnsafeMutablePointer<UInt8>, rowBytes: Int, threads: Int
    ) {
        let levels = SquareLevels(of: squares, threads: threads)
        let parts = (0..<filter.x.factor).flatMap { [Int16](repeating: Self.fixed(filter.x.part($0)), count: 4) }
        // Some rows at once are worth the memory for one.
        let band = 16
        nonisolated(unsafe) let base = base
        withRows { fill in
            ThreadPool.perform((region.height + band - 1) / band, threads: threads) { index in
                withUnsafeTemporaryAllocation(of: FloatImage.Pixel.self, capacity: region.width) { memory in
                    guard let row = memory.baseAddress else { return }
                    let first = region.y + index * band
                    for line in first..<min(first + band, region.maxY) {
                        let out = base + (line - region.y) * rowBytes
                        let opaque = columns(ofOpaque: levels, at: line).clamped(to: region.x..<region.maxX)
                        if !opaque.isEmpty {
                            write(levels, opaque, line, parts, to: out + 4 * (opaque.lowerBound - region.x))
                        }
                        for columns in [region.x..<opaque.lowerBound, opaque.upperBound..<region.maxX] {
                            fill(row, columns, line)
                            LightKernels.encodeBounded(
                                row, count: columns.count, into: out + 4 * (columns.lowerBound - region.x))
                        }
                    }
                }
            }
        }
    }

    /// The columns of a line that are mixed from opaque squares alone.
    private func columns(ofOpaque levels: SquareLevels, at line: Int) -> Range<Int> {
        let row = filter.y.square(before: line).index
        let squares = levels.opaque(in: row).clamped(to: levels.opaque(in: row + 1))
        return squares.count > 1 ? filter.x.pixels(between: squares) : bounds.x..<bounds.x
    }

    private func write(
        _ levels: SquareLevels, _ columns: Range<Int>, _ line: Int, _ parts: [Int16],
        to out: UnsafeMutablePointer<UInt8>
    ) {
        let (column, phase) = filter.x.square(before: columns.lowerBound)
        let (row, below) = filter.y.square(before: line)
        Kernels.current.pointee.enlarge_levels(
            out, levels.row(row) + 4 * (column - squares.bounds.x),
            levels.row(row + 1) + 4 * (column - squares.bounds.x),
            Int32(Self.fixed(filter.y.part(below))), Int32(truncatingIfNeeded: phase),
            Int32(truncatingIfNeeded: columns.count), Int32(truncatingIfNeeded: filter.x.factor), parts)
    }

    /// A part in 32768ths, which for a part of squares is below one.
    private static func fixed(_ part: Float) -> Int16 { Int16(part * 32768) }
}
