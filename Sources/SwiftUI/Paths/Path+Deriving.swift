public import CoreGraphics

extension Path {
    /// Returns the path with its points transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var mapped = Path()
        mapped.addPath(self, transform: transform)
        return mapped
    }

    /// Returns the path translated, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// Returns the outline of the path's stroke.
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(style.outline(of: cgPath)) }

    /// Returns the part of the path between two fractions of its length.
    ///
    /// Fractions are clamped to 0...1. The result is empty if `from` is not below `to`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        // A NaN is not below anything.
        guard from < to else { return Path() }
        let (from, to) = (max(0, from), min(1, to))
        guard from < to else { return Path() }
        guard from > 0 || to < 1 else { return self }
        return Path(cgPath.trimmed(from: from, to: to))
    }

    // MARK: Regions

    /// Returns the filled region without crossings and overlaps.
    public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: rule(eoFill))) }

    /// Returns the intersection of both paths' regions.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.intersection(other.cgPath, using: rule(eoFill)))
    }

    /// Returns the union of both paths' regions.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.union(other.cgPath, using: rule(eoFill)))
    }

    /// Returns the region of this path without that of the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.subtracting(other.cgPath, using: rule(eoFill)))
    }

    /// Returns the symmetric difference of both paths' regions.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.symmetricDifference(other.cgPath, using: rule(eoFill)))
    }

    /// Returns the parts of the path's line inside the region of another.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineIntersection(other.cgPath, using: rule(eoFill)))
    }

    /// Returns the parts of the path's line outside the region of another.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineSubtracting(other.cgPath, using: rule(eoFill)))
    }

    private func rule(_ eoFill: Bool) -> CGPathFillRule { eoFill ? .evenOdd : .winding }
}
