extension Path {
    /// The region that an operation makes of this path's and another's, both filled by `rule`.
    ///
    /// Open subpaths count as closed. The result has no crossings: its subpaths are simple, outer contours turn from +x
    /// towards +y and holes the other way, so that both rules fill it alike. Curves stay curves, cut where they have to
    /// be. What lies nearer than a 500,000,000th of the paths' size counts as one point.
    ///
    /// Nil when the paths cross each other several million times. A path with a coordinate that is not finite is empty.
    package func combined(with other: Path, _ operation: BooleanOperation, rule: FillRule) -> Path? {
        guard let list = Self.pieces(self, other) else { return Path() }
        return Arrangement(list, selecting: Selection(operation: operation, rule: rule))?.boundary
    }

    /// The region that `rule` fills, without crossings; see `combined(with:_:rule:)`.
    package func normalized(rule: FillRule) -> Path? { combined(with: Path(), .union, rule: rule) }

    /// The connected parts of the region that `rule` fills, each with its holes; see `combined(with:_:rule:)`.
    ///
    /// Parts that touch at a point alone are not connected.
    package func components(rule: FillRule) -> [Path]? {
        guard let list = Self.pieces(self, Path()) else { return [] }
        return Arrangement(list, selecting: Selection(operation: .union, rule: rule))?.components
    }

    /// The parts of this path's lines and curves inside the region that `rule` fills in another path, or outside it.
    ///
    /// What runs along the region's boundary is inside. Subpaths that are cut are open; closed ones that are not cut stay
    /// closed. Nil when the paths cross each other several million times.
    package func lines(inside: Bool, of region: Path, rule: FillRule) -> Path? {
        guard isFinite, let grid = Grid(around: controlBox.union(region.isFinite ? region.controlBox : .empty)) else {
            return Path()
        }
        var list = PieceList(grid: grid)
        let subpaths = list.addLines(self)
        if region.isFinite { list.addRegion(region, winding: Winding(0, 1)) }
        return Arrangement(list, selecting: Selection(operation: .union, rule: rule))?
            .lines(subpaths, inside: inside)
    }

    /// The pieces of both paths on a common grid; nil when there is nothing on it.
    private static func pieces(_ subject: Path, _ clip: Path) -> PieceList? {
        let subject = subject.isFinite ? subject : Path()
        let clip = clip.isFinite ? clip : Path()
        guard let grid = Grid(around: subject.controlBox.union(clip.controlBox)) else { return nil }
        var list = PieceList(grid: grid)
        list.addRegion(subject, winding: Winding(1, 0))
        list.addRegion(clip, winding: Winding(0, 1))
        return list
    }

    private var isFinite: Bool { points.allSatisfy(\.isFinite) }
}
