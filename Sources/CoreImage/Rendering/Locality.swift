import Raster

/// In which parts an image is best rendered.
enum Locality: Sendable, Equatable {
    /// Bands of rows: each costs its share of the whole and that of `reach` more rows on both sides. What more it needs is
    /// kept for the bands that follow.
    case rows(reach: Int)
    /// Small squares: what a pixel depends on lies around one other place.
    case squares
    /// As large as memory allows, as each part may cost as much as the whole.
    case whole

    /// With a larger reach, bands that fit a processor's cache are mostly reach.
    private static let maxReach = 32

    /// Each pixel by itself.
    static let pixels = rows(reach: 0)

    /// That of an image whose pixels depend on those of this one in a place and `reach` pixels around it.
    func grown(by reach: Int) -> Locality {
        switch self {
        case .rows(let own): own + reach <= Self.maxReach ? .rows(reach: own + reach) : .whole
        case .squares: reach <= Self.maxReach ? .squares : .whole
        case .whole: .whole
        }
    }

    /// That of an image mapped by a projection, whose inverse this is.
    func mapped(toInput map: Projection) -> Locality {
        // Towards a horizon any part may need all of the image.
        guard map.isAffine, self != .whole else { return .whole }
        guard case .rows(let reach) = self, map.keepsAxes, map.m12 == 0 else { return .squares }
        let rows = (Double(reach) / abs(map.m22)).rounded(.up)
        return rows <= Double(Self.maxReach) ? Locality.rows(reach: Int(rows)).grown(by: 1) : .whole
    }

    /// That of an image whose pixels depend on those of both in the same place.
    func joined(with other: Locality) -> Locality {
        switch (self, other) {
        case (.rows(let a), .rows(let b)): .rows(reach: max(a, b))
        case (.whole, _), (_, .whole): .whole
        default: .squares
        }
    }
}
