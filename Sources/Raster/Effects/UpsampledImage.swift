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
        let columns = result.bounds.x..<result.bounds.maxX
        withRows { fill in
            result.forEachRow(threads: threads) { fill(result.row($0), columns, $0) }
        }
    }

    /// Calls `body` with a function that fills a row, given its memory, columns and line.
    func withRows(
        _ body: (@Sendable (UnsafeMutablePointer<FloatImage.Pixel>, Range<Int>, Int) -> Void) -> Void
    ) {
        let factor = filter.x.factor
        withUnsafeTemporaryAllocation(of: FloatImage.Pixel.self, capacity: factor) { parts in
            // The interpolation weight of each pixel between two squares, for each of its channels.
            for i in 0..<factor { parts[i] = FloatImage.Pixel(repeating: filter.x.part(i)) }
            guard let parts = parts.baseAddress else { return }
            nonisolated(unsafe) let shared = FloatImage.floats(UnsafePointer(parts))
            body { out, columns, line in
                let (column, phase) = filter.x.square(before: columns.lowerBound)
                let (row, below) = filter.y.square(before: line)
                // The filter counted these squares, and those after them, in.
                let upper = squares.row(row) + (column - squares.bounds.x)
                Kernels.current.pointee.enlarge(
                    FloatImage.floats(out), FloatImage.floats(upper), FloatImage.floats(upper + squares.width),
                    filter.y.part(below), Int32(truncatingIfNeeded: phase), Int32(truncatingIfNeeded: columns.count),
                    Int32(truncatingIfNeeded: factor), shared)
            }
        }
    }
}
