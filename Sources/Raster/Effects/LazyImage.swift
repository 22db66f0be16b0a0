/// An image computed lazily in parts, on any thread, so that intermediate results of consecutive effects stay in the
/// cache.
struct LazyImage: Sendable {
    /// The image's bounds.
    private let bounds: PixelRect
    /// Whether the edge pixels extend outwards; otherwise the outside is transparent.
    private let repeatsEdges: Bool
    /// The margin around a part that is recomputed for its neighbours.
    private let reach: Int
    /// Whether evaluation includes a bloom, which computes each part twice.
    private let isLit: Bool
    /// The source bytes of an image without pending effects.
    private let bytes: EffectChain.Source?
    private let make: @Sendable (PixelRect) -> FloatImage?

    private init(
        bounds: PixelRect, repeatsEdges: Bool = false, reach: Int, isLit: Bool = false,
        make: @escaping @Sendable (PixelRect) -> FloatImage?
    ) {
        self.bounds = bounds
        self.repeatsEdges = repeatsEdges
        self.reach = reach
        self.isLit = isLit
        self.make = make
        bytes = nil
    }

    init(_ source: EffectChain.Source, repeatsEdges: Bool) {
        bounds = source.buffer.bounds.offsetBy(x: source.x, y: source.y)
        self.repeatsEdges = repeatsEdges
        reach = 0
        isLit = false
        bytes = source
        make = {
            FloatImage(
                source.buffer, x: source.x, y: source.y, bounds: $0, repeatsEdges: repeatsEdges, threads: 1)
        }
    }

    /// Computes the pixels of `part` inside the bounds, in new memory; nil for none, or when memory is short.
    func pixels(of part: PixelRect) -> FloatImage? {
        let part = repeatsEdges ? part : part.intersection(bounds)
        return part.isEmpty ? nil : make(part)
    }

    // MARK: Effects

    /// The maximum margin for lazy evaluation. With one of 32, a tile of 256 × 64 pixels reads 320 × 128, two and a
    /// half times as many; with a larger one, too much would be recomputed.
    private static let maxReach = 32

    /// The image with an effect applied inside `region`; nil where nothing is left, or when memory is short.
    func after(_ effect: Effect, region: PixelRect, threads: Int) -> LazyImage? {
        switch effect {
        case .color, .luminanceToAlpha:
            LazyImage(bounds: bounds, repeatsEdges: repeatsEdges, reach: reach, isLit: isLit) { part in
                pixels(of: part).flatMap { effect.apply(to: $0, region: part, threads: 1) }
            }
        case .vignette:
            LazyImage(bounds: repeatsEdges ? region : bounds, reach: reach, isLit: isLit) { part in
                pixels(of: part).flatMap { effect.apply(to: $0, region: part, threads: 1) }
            }
        case .blur(let filter) where filter.isWide:
            spread(by: filter, region: region, threads: threads)
        case .blur(let filter):
            looking(filter.maxReach, around: filter.source(of: region), threads: threads)
                .flatMap { $0.blurred(by: filter, region: region) }
        case .bloom(let bloom):
            // Each nested bloom would double the work.
            looking(bloom.blur.maxReach, around: bloom.blur.source(of: region), isWhole: isLit, threads: threads)
                .flatMap { sharp in
                    sharp.after(.blur(bloom.blur), region: region, threads: threads)?.lit(by: bloom, over: sharp)
                }
        case .computed(let function):
            looking(
                max(function.reachX, function.reachY), around: function.source(of: region), isWhole: reach > 0,
                threads: threads
            ).flatMap { $0.computed(by: function, region: region) }
        }
    }

    /// Applies a bloom, of which this is the blurred image, to the sharp one.
    func lit(by bloom: Effect.Bloom, over sharp: LazyImage?) -> LazyImage {
        LazyImage(bounds: bounds, reach: max(reach, sharp?.reach ?? 0), isLit: true) { part in
            pixels(of: part).map { bloom.light($0, over: sharp?.pixels(of: part), threads: 1) }
        }
    }

    private func computed(by function: PixelFunction, region: PixelRect) -> LazyImage? {
        let bounds = repeatsEdges ? region : function.source(of: bounds).intersection(region)
        if bounds.isEmpty { return nil }
        // Only the function's own reach counts, and at least 1, so that a function that reads this image has it
        // computed completely first.
        return LazyImage(bounds: bounds, reach: max(function.reachX, function.reachY, 1)) { part in
            function.apply(to: pixels(of: function.source(of: part)), region: part, threads: 1)
        }
    }

    private func blurred(by filter: GaussianFilter, region: PixelRect) -> LazyImage? {
        let bounds = repeatsEdges ? region : filter.grown(bounds).intersection(region)
        if bounds.isEmpty { return nil }
        return LazyImage(bounds: bounds, reach: reach + filter.maxReach, isLit: isLit) { part in
            pixels(of: filter.source(of: part)).flatMap { filter.apply(to: $0, region: part, threads: 1) }
        }
    }

    private func spread(by filter: GaussianFilter, region: PixelRect, threads: Int) -> LazyImage? {
        let downsampled = downsampled(for: filter, region: region)
        downsampled.map { fill($0.image.bounds.rows, of: $0, threads: threads) }
        return downsampled.flatMap { LazyImage(spread: $0, region: region, threads: threads) }
    }

    /// The image, evaluated eagerly where the margin of its parts would be too large.
    private func looking(
        _ distance: Int, around region: PixelRect, isWhole: Bool = false, threads: Int
    ) -> LazyImage? {
        // With a reach of 0 only the source and pointwise effects are recomputed in the margin, which is cheap.
        guard isWhole || reach > 0 && reach + distance > Self.maxReach else { return self }
        let area = repeatsEdges ? region : region.intersection(bounds)
        guard let whole = FloatImage(bounds: area) else { return nil }
        area.forEachTile(of: tileSize, threads: threads) { tile in
            whole.copy(from: pixels(of: tile), tile)
        }
        return LazyImage(bounds: area, reach: 0) { part in
            let result = FloatImage(bounds: part)
            result?.copy(from: whole, part)
            return result
        }
    }

    // MARK: Wide blurs

    /// Allocates the downsampled image that `region` depends on.
    private func downsampled(for filter: GaussianFilter, region: PixelRect) -> DownsampledImage? {
        DownsampledImage(for: filter, of: bounds, region: region, repeatsEdges: repeatsEdges)
    }

    /// Fills rows of a downsampled image.
    func fill(_ rows: Range<Int>, of downsampled: DownsampledImage, threads: Int) {
        if let bytes {
            downsampled.fill(rows, from: bytes, threads: threads)
        } else {
            downsampled.fill(rows, threads: threads) { pixels(of: $0) }
        }
    }

    /// Blurs a downsampled image and upsamples it.
    init?(spread downsampled: DownsampledImage, region: PixelRect, threads: Int) {
        guard let picture = downsampled.blurred(region: region, threads: threads) else { return nil }
        self.init(bounds: picture.bounds, reach: 0) { picture.pixels(of: $0) }
    }

    // MARK: Complete evaluation

    /// Small enough for the pixels to stay in the cache, yet far larger than the shared margin.
    private var tileSize: (width: Int, height: Int) { (256, reach == 0 ? 16 : 64) }

    /// Writes `region` as bytes to an image of its own.
    func write(_ region: PixelRect, to buffer: PixelBuffer, threads: Int) {
        region.forEachTile(of: tileSize, threads: threads) { tile in
            pixels(of: tile)?.write(to: buffer, x: region.x, y: region.y, threads: 1)
        }
    }
}

extension PixelRect {
    var rows: Range<Int> { y..<max(maxY, y) }
    /// The number of pixels.
    var size: Int { max(width, 0) * max(height, 0) }

    /// Calls `body` with each tile of the rectangle, distributed over several threads.
    func forEachTile(of size: (width: Int, height: Int), threads: Int, _ body: @Sendable (PixelRect) -> Void) {
        guard !isEmpty else { return }
        let columns = (width + size.width - 1) / size.width
        let rows = (height + size.height - 1) / size.height
        ThreadPool.perform(columns * rows, threads: threads) { index in
            let tile = PixelRect(
                x: x + index % columns * size.width, y: y + index / columns * size.height, width: size.width,
                height: size.height)
            body(tile.intersection(self))
        }
    }
}

extension FloatImage {
    /// Copies the pixels of `area`, which is within the bounds, from another image; transparent where that has none.
    func copy(from other: FloatImage?, _ area: PixelRect) {
        let common = other?.bounds.intersection(area) ?? .zero
        for y in area.rows {
            let out = row(y) + (area.x - bounds.x)
            if common != area { out.update(repeating: .zero, count: area.width) }
            guard let other, common.rows.contains(y) else { continue }
            (out + (common.x - area.x)).update(from: other.row(y) + (common.x - other.bounds.x), count: common.width)
        }
    }
}
