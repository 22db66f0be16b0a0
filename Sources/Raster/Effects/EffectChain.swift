/// A sequence of effects.
public struct EffectChain: Sendable, Equatable {
    /// In order of application.
    public private(set) var effects: [Effect]

    /// Consecutive blurs are merged.
    public init(_ effects: [Effect] = []) {
        self.effects = []
        for effect in effects { append(effect) }
    }

    /// Adds an effect after the others.
    public mutating func append(_ effect: Effect) {
        if case .blur(let next) = effect, case .blur(let last)? = effects.last {
            // Gaussians convolve to a Gaussian, and one pass costs half of two.
            effects[effects.count - 1] = .blur(last.then(next))
        } else {
            effects.append(effect)
        }
    }

    /// Removes all effects and keeps their memory.
    public mutating func removeAll() { effects.removeAll(keepingCapacity: true) }

    /// Whether the chain has no effects.
    public var isEmpty: Bool { effects.isEmpty }

    /// The distance in pixels by which a pixel's effect extends along each axis.
    public var reach: (x: Int, y: Int) {
        effects.reduce((0, 0)) { ($0.0 + $1.reach.x, $0.1 + $1.reach.y) }
    }

    /// The source pixels that affect `region`.
    public func source(of region: PixelRect) -> PixelRect {
        effects.reversed().reduce(region) { $1.source(of: $0) }
    }

    /// `rect` outset by the reach.
    public func grown(_ rect: PixelRect) -> PixelRect {
        guard !rect.isEmpty else { return rect }
        let reach = reach
        return PixelRect(
            x: rect.x - reach.x, y: rect.y - reach.y, width: rect.width + 2 * reach.x,
            height: rect.height + 2 * reach.y)
    }

    // MARK: Images

    /// An image's bytes as input for effects; its first pixel lies at (x, y).
    package struct Source: Sendable {
        let buffer: PixelBuffer
        let x: Int
        let y: Int

        package init(_ buffer: PixelBuffer, x: Int, y: Int) {
            self.buffer = buffer
            self.x = x
            self.y = y
        }
    }

    /// The filtered image inside `region`, as bytes; nil where nothing is left, or when memory is short.
    ///
    /// - Parameters:
    ///   - content: the image's pixels; all others are transparent.
    ///   - source: makes a part of the image, within `content`.
    package func bytes(
        of content: PixelRect, region: PixelRect, threads: Int, _ source: (PixelRect) -> Source?
    ) -> PixelBuffer? {
        bytes(region: region, threads: threads) { regions in
            guard let wide = effects.firstIndex(where: \.isWide) else {
                return (Self.drawn(regions[0].intersection(content), source), 0)
            }
            return (spread(at: wide, of: content, region: regions[wide + 1], threads: threads, source), wide + 1)
        }
    }

    /// The same for a complete image whose edge pixels extend to infinity.
    package func bytes(ofEndless source: Source, region: PixelRect, threads: Int) -> PixelBuffer? {
        bytes(region: region, threads: threads) { _ in (LazyImage(source, repeatsEdges: true), 0) }
    }

    /// - Parameter start: produces the image after the first effects, and returns the number of these. It is passed the
    ///   region that each effect must produce, preceded by the region that the first one reads.
    private func bytes(
        region: PixelRect, threads: Int, _ start: ([PixelRect]) -> (picture: LazyImage?, done: Int)
    ) -> PixelBuffer? {
        let regions = regions(for: region)
        var (picture, done) = start(regions)
        for (effect, region) in zip(effects, regions.dropFirst()).dropFirst(done) {
            picture = picture?.after(effect, region: region, threads: threads)
        }
        guard let picture, let result = PixelBuffer(width: region.width, height: region.height) else { return nil }
        picture.write(region, to: result, threads: threads)
        return result
    }

    private static func drawn(_ part: PixelRect, _ source: (PixelRect) -> Source?) -> LazyImage? {
        part.isEmpty ? nil : source(part).map { LazyImage($0, repeatsEdges: false) }
    }

    /// Intermediate images are at most twice the region, or this many pixels.
    private static let maxPixelCount = 1 << 21

    private func regions(for region: PixelRect) -> [PixelRect] {
        var regions = [region]
        for (index, effect) in effects.enumerated().reversed() {
            let source = effect.source(of: regions[regions.count - 1])
            // Pixels further out than a second wide blur's reach are treated as transparent.
            // Reaches add up over a chain of blurs: without a bound an intermediate image would be many times as large
            // as the result.
            let isLarge = source.width * source.height > max(Self.maxPixelCount, 2 * region.width * region.height)
            regions.append(isLarge && index > 0 ? regions[regions.count - 1] : source)
        }
        return regions.reversed()
    }

    // MARK: Wide blurs

    /// The maximum number of pixels drawn at once as the source of a wide blur.
    private static let bandSize = 1 << 22

    /// Applies the first wide blur or bloom, whose source is drawn in bands.
    private func spread(
        at index: Int, of content: PixelRect, region: PixelRect, threads: Int, _ source: (PixelRect) -> Source?
    ) -> LazyImage? {
        let before = EffectChain(Array(effects[..<index]))
        func picture(_ area: PixelRect) -> LazyImage? {
            let regions = before.regions(for: area)
            var picture = Self.drawn(regions[0].intersection(content), source)
            for (effect, region) in zip(before.effects, regions.dropFirst()) {
                picture = picture?.after(effect, region: region, threads: threads)
            }
            return picture
        }
        guard let filter = effects[index].filter,
            let downsampled = DownsampledImage(
                for: filter, of: before.grown(content), region: region, repeatsEdges: false)
        else { return nil }
        let rows = downsampled.image.bounds.rows
        // Bands consist of whole downsampled pixels.
        let step = max(1, Self.bandSize / downsampled.pixels(in: 0..<1).size)
        for first in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
            let band = first..<min(first + step, rows.upperBound)
            if let part = picture(downsampled.pixels(in: band)) {
                part.fill(band, of: downsampled, threads: threads)
            } else {
                downsampled.fill(band, threads: threads) { _ in nil }
            }
        }
        let area = region.intersection(filter.grown(before.grown(content)))
        let spread = LazyImage(spread: downsampled, region: area, threads: threads)
        guard case .bloom(let bloom) = effects[index] else { return spread }
        return spread?.lit(by: bloom, over: picture(area))
    }
}
