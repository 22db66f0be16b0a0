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
}
