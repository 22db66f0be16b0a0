/// Effects one after the other.
package struct EffectChain: Sendable, Equatable {
    package private(set) var effects: [Effect]

    package init(_ effects: [Effect] = []) { self.effects = effects }

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

    /// Effects after the first one are given no larger pictures than this, unless the region is: 256 MiB.
    private static let mostPixels = 1 << 24

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
            // Further out, what is blurred many times over counts as transparent.
            regions.append(source.width * source.height <= Self.mostPixels ? source : regions[regions.count - 1])
        }
        regions.reverse()
        var image: FloatImage?
        if case .blur(let filter) = first {
            let rows = max(64, Self.bandSize / max(filter.source(of: regions[0]).intersection(content).width, 1))
            image = filter.apply(
                toBandsOf: content, region: regions[0], threads: threads, bandHeight: rows, picture)
        } else {
            image = picture(first.source(of: regions[0]).intersection(content)).flatMap {
                first.apply(to: $0, region: regions[0], threads: threads)
            }
        }
        for (effect, region) in zip(effects, regions).dropFirst() {
            image = image.flatMap { effect.apply(to: $0, region: region, threads: threads) }
        }
        return image
    }
}
