extension Path {
    /// The result of an operation on this path's and another's regions, both filled by `rule`.
    ///
    /// Open subpaths are closed. The result has no crossings: its subpaths are simple, outer contours run from +x
    /// towards +y and holes the other way, so that both rules fill it alike. Curves stay curves, split where
    /// necessary. Points closer than 1/500,000,000 of the paths' size are merged.
    ///
    /// Nil when the paths cross several million times. A path with a non-finite coordinate counts as empty.
    package func combined(with other: Path, _ operation: BooleanOperation, rule: FillRule) -> Path? {
        guard let list = Self.pieces(self, other) else { return Path() }
        return Arrangement(list, selecting: Selection(operation: operation, rule: rule))?.boundary
    }

    /// The region that `rule` fills, without crossings; see `combined(with:_:rule:)`.
    package func normalized(rule: FillRule) -> Path? { combined(with: Path(), .union, rule: rule) }

    /// The connected parts of the region that `rule` fills, each with its holes; see `combined(with:_:rule:)`.
    ///
    /// Parts that touch only at points are not connected.
    package func components(rule: FillRule) -> [Path]? {
        guard let list = Self.pieces(self, Path()) else { return [] }
        return Arrangement(list, selecting: Selection(operation: .union, rule: rule))?.components
    }

    /// The parts of this path's lines and curves inside the region that `rule` fills in another path, or outside it.
    ///
    /// Parts along the region's boundary are inside. Subpaths that are cut become open; uncut closed ones stay closed.
    /// Nil when the paths cross several million times.
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

    /// The pieces of both paths on a common grid; nil when there are none.
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
