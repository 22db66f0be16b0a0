/// All filters, by name.
enum FilterCatalogue {
    static let all: [String: FilterSpec] = Dictionary(
        uniqueKeysWithValues: [
            blurs, sharpening, colorAdjustments, colorEffects, colorMaps, distortions, gradients, generators,
            compositing,
            blending, transitions, geometry, reductions,
        ].joined().map { ($0.name, $0) })
}
