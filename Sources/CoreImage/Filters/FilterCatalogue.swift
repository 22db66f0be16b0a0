/// All filters there are, by name.
enum FilterCatalogue {
    static let all: [String: FilterSpec] = Dictionary(
        uniqueKeysWithValues: [
            blurs, sharpening, colorAdjustments, colorEffects, distortions, gradients, generators, compositing,
            blending, geometry, reductions,
        ].joined().map { ($0.name, $0) })
}
