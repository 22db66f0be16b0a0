import Raster

/// How the rendering of an image is best divided into parts.
enum Locality: Sendable, Equatable {
    /// Bands of rows: each costs its share of the whole plus `reach` more rows on both sides. Anything else that it
    /// needs is cached for the following bands.
    case rows(reach: Int)
    /// Small squares: each pixel depends on the neighbourhood of one other position.
    case squares
    /// As large as memory allows, because each part may cost as much as the whole.
    case whole

    /// With a larger reach, bands that fit in a CPU's cache would consist mainly of the reach.
    private static let maxReach = 32

    /// Each pixel is independent.
    static let pixels = rows(reach: 0)

    /// The locality of an image whose pixels depend on those of this one within `reach` pixels of the same position.
    func grown(by reach: Int) -> Locality {
        switch self {
        case .rows(let own): own + reach <= Self.maxReach ? .rows(reach: own + reach) : .whole
        case .squares: reach <= Self.maxReach ? .squares : .whole
        case .whole: .whole
        }
    }

    /// The locality of an image mapped by a projection, whose inverse is `map`.
    func mapped(toInput map: Projection) -> Locality {
        // Near a horizon any part may need the whole image.
        guard map.isAffine, self != .whole else { return .whole }
        guard case .rows(let reach) = self, map.keepsAxes, map.m12 == 0 else { return .squares }
        let rows = (Double(reach) / abs(map.m22)).rounded(.up)
        return rows <= Double(Self.maxReach) ? Locality.rows(reach: Int(rows)).grown(by: 1) : .whole
    }

    /// The locality of an image whose pixels depend on those of both at the same position.
    func joined(with other: Locality) -> Locality {
        switch (self, other) {
        case (.rows(let a), .rows(let b)): .rows(reach: max(a, b))
        case (.whole, _), (_, .whole): .whole
        default: .squares
        }
    }
}
