public import CoreGraphics

extension Path {
    /// The path with its points mapped by a transform.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var mapped = Path()
        mapped.addPath(self, transform: transform)
        return mapped
    }

    /// The path moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The outline of the line along the path, as a style draws it.
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(style.outline(of: cgPath)) }

    /// The part of the path between two fractions of its length.
    ///
    /// Fractions outside 0...1 count as the nearer end. Nothing is left where `from` is not below `to`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        // What is not a number is below nothing.
        guard from < to else { return Path() }
        let (from, to) = (max(0, from), min(1, to))
        guard from < to else { return Path() }
        guard from > 0 || to < 1 else { return self }
        return Path(cgPath.trimmed(from: from, to: to))
    }

    // MARK: Regions

    /// The region that the path fills, without crossings and overlaps.
    public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: rule(eoFill))) }

    /// The region in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.intersection(other.cgPath, using: rule(eoFill)))
    }

    /// The region in either path.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.union(other.cgPath, using: rule(eoFill)))
    }

    /// The region in this path and not in the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.subtracting(other.cgPath, using: rule(eoFill)))
    }

    /// The region in one of the paths and not in both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.symmetricDifference(other.cgPath, using: rule(eoFill)))
    }

    /// The parts of the path's line that lie in the region of another.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineIntersection(other.cgPath, using: rule(eoFill)))
    }

    /// The parts of the path's line that lie outside the region of another.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineSubtracting(other.cgPath, using: rule(eoFill)))
    }

    private func rule(_ eoFill: Bool) -> CGPathFillRule { eoFill ? .evenOdd : .winding }
}
