/// Effects one after the other.
package struct EffectChain: Sendable, Equatable {
    package private(set) var effects: [Effect]

    /// Two blurs, one after the other, are one.
    package init(_ effects: [Effect] = []) {
        self.effects = []
        for effect in effects {
            if case .blur(let next) = effect, case .blur(let last)? = self.effects.last {
                self.effects[self.effects.count - 1] = .blur(last.then(next))
            } else {
                self.effects.append(effect)
            }
        }
    }

    package var isEmpty: Bool { effects.isEmpty }

    /// How far a pixel spreads, along each axis.
    package var reach: (x: Int, y: Int) {
        effects.reduce((0, 0)) { ($0.0 + $1.reach.x, $0.1 + $1.reach.y) }
    }

    /// The pixels that those of `region` are made of.
    package func source(of region: PixelRect) -> PixelRect {
        effects.reversed().reduce(region) { $1.source(of: $0) }
    }

    /// `rect` grown by as much as a pixel spreads.
    package func grown(_ rect: PixelRect) -> PixelRect {
        guard !rect.isEmpty else { return rect }
        let reach = reach
        return PixelRect(
            x: rect.x - reach.x, y: rect.y - reach.y, width: rect.width + 2 * reach.x,
            height: rect.height + 2 * reach.y)
    }

    /// No more pixels than this are drawn at once for an effect to work on.
    private static let bandSize = 1 << 22

    /// Effects before the last one make no larger pictures than twice the region, or this.
    private static let mostPixels = 1 << 21

    /// What becomes of a picture inside `region`.
    ///
    /// - Parameters:
    ///   - content: the pixels that the picture has, all others being transparent.
    ///   - picture: makes a part of the picture.
    package func apply(
        to content: PixelRect, region: PixelRect, threads: Int, _ picture: (PixelRect) -> FloatImage?
    ) -> FloatImage? {
        guard let first = effects.first else { return picture(content.intersection(region)) }
        // What each effect has to make, from the last to the first.
        var regions = [region]
        for effect in effects.dropFirst().reversed() {
            let source = effect.source(of: regions[regions.count - 1])
            // Further out, what is blurred so widely again counts as transparent.
            let isLarge = source.width * source.height > max(Self.mostPixels, 2 * region.width * region.height)
            regions.append(isLarge ? regions[regions.count - 1] : source)
        }
        regions.reverse()
        /// Made in bands, for a wide blur looks far around.
        func blurred(_ filter: GaussianFilter) -> FloatImage? {
            let rows = max(64, Self.bandSize / max(filter.source(of: regions[0]).intersection(content).width, 1))
            return filter.apply(
                toBandsOf: content, region: regions[0], threads: threads, bandHeight: rows, picture)
        }
        var image: FloatImage?
        switch first {
        case .blur(let filter):
            image = blurred(filter)
        case .bloom(let bloom):
            image = blurred(bloom.blur).map {
                bloom.light($0, over: picture(regions[0].intersection(content)), threads: threads)
            }
        case .color, .vignette:
            image = picture(regions[0].intersection(content)).flatMap {
                first.apply(to: $0, region: regions[0], threads: threads)
            }
        }
        for (effect, region) in zip(effects, regions).dropFirst() {
            image = image.flatMap { effect.apply(to: $0, region: region, threads: threads) }
        }
        return image
    }

    // MARK: Tile by tile

    /// A picture's bytes, for effects to read: its first pixel lies at (x, y), and around it are transparent pixels or
    /// those of its edge.
    package struct Source {
        let buffer: PixelBuffer
        let x: Int
        let y: Int
        let repeatsEdges: Bool

        package init(_ buffer: PixelBuffer, x: Int, y: Int, repeatsEdges: Bool = false) {
            self.buffer = buffer
            self.x = x
            self.y = y
            self.repeatsEdges = repeatsEdges
        }

        fileprivate func pixels(of bounds: PixelRect, threads: Int) -> FloatImage? {
            FloatImage(buffer, x: x, y: y, bounds: bounds, repeatsEdges: repeatsEdges, threads: threads)
        }
    }

    /// Tiles are small enough for their numbers to stay in the cache, and yet far larger than what they share.
    private static let tileSize = (width: 256, height: 64)
    /// Pixels that spread further than this would be worked out for many tiles.
    private static let greatestSharedReach = 32

    /// What becomes of a picture inside `region`, as bytes; nil where nothing is left, or for want of memory.
    ///
    /// - Parameters:
    ///   - content: the pixels that the picture has, all others being transparent.
    ///   - source: makes a part of the picture.
    package func bytes(
        of content: PixelRect, region: PixelRect, threads: Int, _ source: (PixelRect) -> Source?
    ) -> PixelBuffer? {
        let needed = self.source(of: region).intersection(content)
        guard !needed.isEmpty, let result = PixelBuffer(width: region.width, height: region.height) else { return nil }
        guard max(reach.x, reach.y) <= Self.greatestSharedReach, needed.width * needed.height <= Self.bandSize else {
            let image = apply(to: content, region: region, threads: threads) { part in
                source(part)?.pixels(of: part, threads: threads)
            }
            image?.write(to: result, x: region.x, y: region.y, threads: threads)
            return image == nil ? nil : result
        }
        guard let picture = source(needed) else { return nil }
        let (width, height) = Self.tileSize
        let columns = (region.width + width - 1) / width
        let rows = (region.height + height - 1) / height
        WorkerPool.perform(columns * rows, threads: threads) { index in
            let tile = PixelRect(
                x: region.x + index % columns * width, y: region.y + index / columns * height, width: width,
                height: height
            ).intersection(region)
            // Nothing but what a tile is made of counts, so that it does not show how the picture was cut.
            apply(to: content, region: tile, threads: 1) { picture.pixels(of: $0, threads: 1) }?
                .write(to: result, x: region.x, y: region.y, threads: 1)
        }
        return result
    }
}
