internal import CPixelKernels

/// A wide blur's image at its downsampled size, whose parts are upsampled on demand.
package struct SpreadImage: Sendable {
    private let image: UpsampledImage

    fileprivate init(_ image: UpsampledImage) { self.image = image }

    /// The bounds of the pixels; all others are transparent.
    package var bounds: PixelRect { image.bounds }

    /// The pixels of `region` within the bounds; nil for none, or when memory is short.
    package func pixels(of region: PixelRect, threads: Int) -> FloatImage? {
        image.pixels(of: region, threads: threads)
    }

    /// Writes the pixels of `region`, which lies within the bounds, as linear light converted to sRGB bytes: the row
    /// with the smallest y to `base`, each following row `rowBytes` further.
    package func writeLight(
        of region: PixelRect, to base: UnsafeMutablePointer<UInt8>, rowBytes: Int, threads: Int
    ) {
        image.writeLight(of: region, to: base, rowBytes: rowBytes, threads: threads)
    }
}

extension GaussianFilter {
    /// Whether the blur is computed on a downsampled image, so that `spread` applies.
    package var isSpread: Bool { isWide }

    /// The blurred image inside `region`, of an image produced in bands; nil for an empty result, or when memory is
    /// short.
    package func spread(
        ofBandsOf whole: PixelRect, region: PixelRect, threads: Int, bandHeight: Int,
        _ band: (PixelRect) -> FloatImage?
    ) -> SpreadImage? {
        spread(of: whole, region: region, threads: threads) { small in
            let squares = small.image.bounds
            // Bands consist of whole downsampled pixels.
            let step = max(1, bandHeight / y.factor)
            for first in stride(from: squares.y, to: squares.maxY, by: step) {
                let rows = first..<min(first + step, squares.maxY)
                guard let part = band(small.pixels(in: rows).intersection(whole)) else { return false }
                small.fill(rows, threads: threads) { _ in part }
            }
            return true
        }
    }

    /// The same for the linear light of opaque sRGB bytes, whose first row is the topmost, where y is greatest: the
    /// lowest row has y 0.
    package func spread(ofOpaque buffer: PixelBuffer, region: PixelRect, threads: Int) -> SpreadImage? {
        let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        let sums = LinearLightKernels.sums(count: x.factor * y.factor, width: x.factor)
        return spread(of: whole, region: region, threads: threads) { small in
            let squares = small.image.bounds
            ThreadPool.perform(squares.height, threads: threads) { index in
                let row = squares.y + index
                let pixels = small.pixels(in: row..<row + 1)
                let lines = (pixels.y..<pixels.maxY).clamped(to: 0..<buffer.height)
                guard !lines.isEmpty else {
                    return small.image.row(row).update(repeating: .zero, count: squares.width)
                }
                // The lines are the buffer's; of the columns those from `left` to `right` are.
                let first = buffer.base + (buffer.height - 1 - lines.lowerBound) * buffer.bytesPerRow + pixels.x * 4
                sums.withSegments { segments in
                    Kernels.current.pointee.light_squares(
                        FloatImage.floats(small.image.row(row)), first, -buffer.bytesPerRow, Int32(lines.count),
                        Int32(max(-pixels.x, 0)), Int32(min(buffer.width - pixels.x, pixels.width)),
                        Int32(squares.width), Int32(x.factor), sums.entries, segments, sums.weight,
                        1 / Float(x.factor * y.factor))
                }
            }
            return true
        }
    }

    private func spread(
        of whole: PixelRect, region: PixelRect, threads: Int, fill: (DownsampledImage) -> Bool
    ) -> SpreadImage? {
        let region = region.intersection(grown(whole))
        guard !region.isEmpty,
            let small = DownsampledImage(for: self, of: whole, region: region, repeatsEdges: false), fill(small)
        else { return nil }
        return small.blurred(region: region, threads: threads).map { SpreadImage($0) }
    }
}
