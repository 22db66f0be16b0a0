internal import CPixelKernels

/// Upsamples a blurred image by bilinear interpolation.
struct UpsampledImage: Sendable {
    let filter: GaussianFilter
    let squares: FloatImage
    /// The pixels that the squares cover.
    let bounds: PixelRect

    /// Computes the pixels of `region`; nil for none, or when memory is short.
    func pixels(of region: PixelRect, threads: Int = 1) -> FloatImage? {
        guard let result = FloatImage(bounds: bounds.intersection(region)) else { return nil }
        fill(result, threads: threads)
        return result
    }

    /// All pixels; nil when memory is short.
    func pixels(threads: Int) -> FloatImage? {
        if !filter.isWide, squares.bounds == bounds { return squares }
        guard let result = FloatImage(bounds: bounds) else { return nil }
        fill(result, threads: threads)
        return result
    }

    private func fill(_ result: FloatImage, threads: Int) {
        withRows(from: result.bounds.x, count: result.width) { fill in
            result.forEachRow(threads: threads) { fill(result.row($0), $0) }
        }
    }

    /// Calls `body` with each row of `region`, which lies within the bounds, one at a time in memory that stays in the cache.
    func forEachRow(
        of region: PixelRect, threads: Int, _ body: @Sendable (Int, UnsafeMutablePointer<FloatImage.Pixel>) -> Void
    ) {
        withRows(from: region.x, count: region.width) { fill in
            // Some rows at once are worth the memory for one.
            let band = 16
            ThreadPool.perform((region.height + band - 1) / band, threads: threads) { index in
                withUnsafeTemporaryAllocation(of: FloatImage.Pixel.self, capacity: region.width) { memory in
                    guard let row = memory.baseAddress else { return }
                    let first = region.y + index * band
                    for line in first..<min(first + band, region.maxY) {
                        fill(row, line)
                        body(line, row)
                    }
                }
            }
        }
    }

    /// Calls `body` with what fills a row of `count` pixels from `x` on, given the memory for it and its line.
    private func withRows(
        from x: Int, count: Int, _ body: (@Sendable (UnsafeMutablePointer<FloatImage.Pixel>, Int) -> Void) -> Void
    ) {
        let factor = filter.x.factor
        let (column, phase) = filter.x.square(before: x)
        withUnsafeTemporaryAllocation(of: FloatImage.Pixel.self, capacity: factor) { parts in
            // The interpolation weight of each pixel between two squares, for each of its channels.
            for i in 0..<factor { parts[i] = FloatImage.Pixel(repeating: filter.x.part(i)) }
            guard let parts = parts.baseAddress else { return }
            nonisolated(unsafe) let shared = FloatImage.floats(UnsafePointer(parts))
            body { out, line in
                let (row, below) = filter.y.square(before: line)
                // The filter counted these squares, and those after them, in.
                let upper = squares.row(row) + (column - squares.bounds.x)
                Kernels.current.pointee.enlarge(
                    FloatImage.floats(out), FloatImage.floats(upper), FloatImage.floats(upper + squares.width),
                    filter.y.part(below), Int32(truncatingIfNeeded: phase), Int32(truncatingIfNeeded: count),
                    Int32(truncatingIfNeeded: factor), shared)
            }
        }
    }
}
