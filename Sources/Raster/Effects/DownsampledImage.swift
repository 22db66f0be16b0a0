internal import CPixelKernels

/// A downsampled image for wide blurs: each pixel is the mean of a rectangle whose sides are the blur's factors.
///
/// The rectangles lie at multiples of their size, so that they don't depend on the requested part of the image.
struct DownsampledImage {
    private let filter: GaussianFilter
    /// In downsampled pixels.
    let image: FloatImage
    /// Whether the outermost pixels extend to infinity; otherwise the outside is transparent.
    private let repeatsEdges: Bool

    /// Allocates the downsampled pixels that the blurred pixels of `region` depend on; nil for none, or when memory is
    /// short.
    ///
    /// - Parameters:
    ///   - content: the image's pixels.
    ///   - repeatsEdges: whether the edge pixels extend outwards; otherwise the outside is transparent.
    init?(for filter: GaussianFilter, of content: PixelRect, region: PixelRect, repeatsEdges: Bool) {
        let source = filter.source(of: region)
        guard !region.isEmpty, !content.isEmpty else { return nil }
        let needed = filter.squares(around: source)
        // One pixel beyond the edge represents all further out.
        let known = filter.squares(around: repeatsEdges ? content : content.intersection(source))
        guard let image = FloatImage(bounds: needed.intersection(repeatsEdges ? known.insetBy(-1) : known)) else {
            return nil
        }
        self.filter = filter
        self.image = image
        self.repeatsEdges = repeatsEdges
    }

    /// Wraps an image at full size.
    init(for filter: GaussianFilter, keeping image: FloatImage) {
        self.filter = filter
        self.image = image
        repeatsEdges = false
    }

    /// The source pixels of rows of downsampled pixels.
    func pixels(in rows: Range<Int>) -> PixelRect {
        filter.pixels(
            in: PixelRect(x: image.bounds.x, y: rows.lowerBound, width: image.width, height: rows.count))
    }

    // MARK: Downsampling bytes

    /// Fills rows from an image that contains all of their source pixels that exist.
    func fill(_ rows: Range<Int>, from source: EffectChain.Source, threads: Int) {
        ThreadPool.perform(rows.count, threads: threads) { fill(rows.lowerBound + $0, from: source) }
    }

    private func fill(_ row: Int, from source: EffectChain.Source) {
        let buffer = source.buffer
        let pixels = pixels(in: row..<row + 1)
        // The columns that exist in the image, relative to the first downsampled pixel's.
        let first = max(0, min(source.x - pixels.x, pixels.width))
        let end = max(first, min(source.x + buffer.width - pixels.x, pixels.width))
        let kernels = Kernels.current
        withUnsafeTemporaryAllocation(of: SIMD4<UInt16>.self, capacity: pixels.width) { columns in
            guard let sums = columns.baseAddress else { return }
            sums.update(repeating: .zero, count: pixels.width)
            let levels = UnsafeMutableRawPointer(sums).assumingMemoryBound(to: UInt16.self)
            for y in pixels.y..<pixels.maxY {
                var line = y - source.y
                if repeatsEdges { line = max(0, min(line, buffer.height - 1)) }
                guard line >= 0, line < buffer.height, end > first else { continue }
                // At most 128 rows, so that their sums fit 16 bits: 128 × 255 < 65536.
                kernels.pointee.add_levels(
                    levels + first * 4, buffer.base + line * buffer.bytesPerRow + (pixels.x + first - source.x) * 4,
                    Int32(truncatingIfNeeded: (end - first) * 4))
            }
            if repeatsEdges, end > first {
                sums.update(repeating: sums[first], count: first)
                (sums + end).update(repeating: sums[end - 1], count: pixels.width - end)
            }
            kernels.pointee.shrink(
                FloatImage.floats(image.row(row)), levels, Int32(truncatingIfNeeded: image.width),
                Int32(truncatingIfNeeded: filter.x.factor), 1 / Float(255 * filter.x.factor * filter.y.factor))
        }
    }

    // MARK: Downsampling floats

    /// Roughly the number of pixels that stay in the cache while they are computed.
    private static let tileSize = (width: 256, height: 64)

    /// Fills rows from an image that is computed in parts, on several threads; each part contains all of the source
    /// pixels that exist.
    func fill(_ rows: Range<Int>, threads: Int, _ part: @Sendable (PixelRect) -> FloatImage?) {
        let tile = (max(1, Self.tileSize.width / filter.x.factor), max(1, Self.tileSize.height / filter.y.factor))
        let all = PixelRect(x: image.bounds.x, y: rows.lowerBound, width: image.width, height: rows.count)
        all.forEachTile(of: tile, threads: threads) { squares in
            fill(squares, from: part(filter.pixels(in: squares)))
        }
    }

    /// Computes the means from a part of an image; missing pixels count as transparent.
    func fill(_ squares: PixelRect, from part: FloatImage?) {
        // The weight is that of the whole rectangle, including its part beyond the image, which is transparent.
        let weight = 1 / Float(filter.x.factor * filter.y.factor)
        for row in squares.y..<squares.maxY {
            let out = image.row(row) + (squares.x - image.bounds.x)
            out.update(repeating: .zero, count: squares.width)
            guard let part else { continue }
            let lines = row * filter.y.factor..<(row + 1) * filter.y.factor
            for y in lines.clamped(to: part.bounds.y..<part.bounds.maxY) {
                let line = part.row(y) - part.bounds.x
                for i in 0..<squares.width {
                    let columns = (squares.x + i) * filter.x.factor..<(squares.x + i + 1) * filter.x.factor
                    var sum = FloatImage.Pixel.zero
                    for x in columns.clamped(to: part.bounds.x..<part.bounds.maxX) { sum += line[x] }
                    out[i] += sum
                }
            }
            for i in 0..<squares.width { out[i] *= weight }
        }
    }

    // MARK: Blurring

    /// Blurs the downsampled pixels that `region` is interpolated from; nil when memory is short.
    func blurred(region: PixelRect, threads: Int) -> UpsampledImage? {
        let isWide = filter.isWide
        let (left, right) = isWide ? filter.x.read(from: region.x, to: region.maxX) : (region.x, region.maxX)
        let (top, bottom) = isWide ? filter.y.read(from: region.y, to: region.maxY) : (region.y, region.maxY)
        let rows = PixelRect(x: left, y: image.bounds.y, width: right - left, height: image.height)
        guard let along = FloatImage(bounds: rows) else { return nil }
        along.forEachRow(threads: threads) { line in
            filter.x.blurRow(
                image.row(line), image.bounds.x..<image.bounds.maxX, repeatsEdges: repeatsEdges,
                to: along.row(line), left..<right)
        }
        let columns = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        guard let across = FloatImage(bounds: columns),
            let nothing = FloatImage(bounds: PixelRect(x: left, y: 0, width: right - left, height: 1))
        else { return nil }
        nothing.fill(.zero)
        across.forEachRow(threads: threads) { line in
            filter.y.blurColumns(
                of: along, at: line, beyond: repeatsEdges ? nil : UnsafePointer(nothing.base), to: across.row(line))
        }
        return UpsampledImage(filter: filter, squares: across, bounds: region)
    }
}
