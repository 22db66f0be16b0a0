internal import CPixelKernels

extension UpsampledImage {
    /// Writes the pixels of `region`, which lies within the bounds, as linear light converted to sRGB bytes: the row
    /// with the smallest y to `base`, each following row `rowBytes` further.
    ///
    /// Where the image is opaque, the downsampled pixels are converted to levels before they are upsampled, so that the
    /// curve is evaluated for these only. Neighbours under a blur differ so little that interpolated levels and the
    /// levels of interpolated light are at most two apart, and both equally far from a Gaussian.
    func writeLight(
        of region: PixelRect, to base: UnsafeMutablePointer<UInt8>, rowBytes: Int, threads: Int
    ) {
        let levels = SquareLevels(of: squares, threads: threads)
        let parts = (0..<filter.x.factor).flatMap { [Int16](repeating: Self.fixed(filter.x.part($0)), count: 4) }
        // One allocation serves several rows.
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
                            LinearLightKernels.encodeBounded(
                                row, count: columns.count, into: out + 4 * (columns.lowerBound - region.x))
                        }
                    }
                }
            }
        }
    }

    /// The columns of a line that are interpolated from opaque pixels alone.
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

    /// A fraction in 32768ths; a downsampled pixel's fraction is less than one.
    private static func fixed(_ part: Float) -> Int16 { Int16(part * 32768) }
}
