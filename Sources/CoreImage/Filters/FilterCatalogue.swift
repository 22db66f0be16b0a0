/// All filters, by name.
enum FilterCatalogue {
    static let all: [String: FilterSpec] = Dictionary(
        uniqueKeysWithValues: [
            blurs, sharpening, colorAdjustments, colorEffects, colorMaps, distortions, gradients, generators,
            compositing, blending, transitions, geometry, reductions, moreTransitions, tiles, halftones, corrections,
            moreColors, stylizing, smoothing, lights, codes, lenses,
        ].joined().map { ($0.name, $0) })
}
