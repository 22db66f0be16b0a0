internal import CPixelKernels

/// Three rows of pixels, for medians of nine; the pixels at the ends extend outwards.
package struct MedianRows<Pixel> {
    private let above, row, below: UnsafePointer<Pixel>
    private let width: Int

    /// - Parameter width: the number of pixels in each row, at least one.
    package init(
        above: UnsafePointer<Pixel>, row: UnsafePointer<Pixel>, below: UnsafePointer<Pixel>, width: Int
    ) {
        (self.above, self.row, self.below, self.width) = (above, row, below, width)
    }

    /// Calls `median` for the pixels between two others, and for those at the ends, with rows that begin one pixel
    /// before.
    private func forEachPart(
        of columns: Range<Int>, into out: UnsafeMutablePointer<Pixel>,
        _ median: (
            UnsafeMutablePointer<Pixel>, UnsafePointer<Pixel>, UnsafePointer<Pixel>, UnsafePointer<Pixel>, Int
        ) -> Void
    ) {
        let inner = columns.clamped(to: 1..<max(width - 1, 1))
        if !inner.isEmpty {
            let left = inner.lowerBound - 1
            median(out + (inner.lowerBound - columns.lowerBound), above + left, row + left, below + left, inner.count)
        }
        for x in Set([0, width - 1]) where columns.contains(x) {
            let places = [max(x - 1, 0), x, min(x + 1, width - 1)]
            median(
                out + (x - columns.lowerBound), places.map { above[$0] }, places.map { row[$0] },
                places.map { below[$0] }, 1)
        }
    }
}

extension MedianRows where Pixel == SIMD4<Float> {
    /// The medians around the pixels of `columns`.
    package func medians(of columns: Range<Int>, into out: UnsafeMutablePointer<Pixel>) {
        forEachPart(of: columns, into: out) { out, above, row, below, count in
            Kernels.current.pointee.median(
                FloatImage.floats(out), FloatImage.floats(above), FloatImage.floats(row), FloatImage.floats(below),
                Int32(count))
        }
    }
}

extension MedianRows where Pixel == SIMD4<UInt8> {
    /// The medians around the pixels of `columns`.
    package func medians(of columns: Range<Int>, into out: UnsafeMutablePointer<Pixel>) {
        func bytes(_ pixels: UnsafePointer<Pixel>) -> UnsafePointer<UInt8> {
            UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
        }
        forEachPart(of: columns, into: out) { out, above, row, below, count in
            Kernels.current.pointee.median_bytes(
                UnsafeMutableRawPointer(out).assumingMemoryBound(to: UInt8.self), bytes(above), bytes(row),
                bytes(below),
                Int32(count))
        }
    }
}
