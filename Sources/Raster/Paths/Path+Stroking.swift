extension Path {
    /// The outline of this path's stroke, to be filled by the non-zero rule.
    ///
    /// `tolerance` is the greatest deviation of flattened curves, in the path's units. A width that is not positive
    /// draws nothing. A zero-length subpath is a dot with round and square caps, and nothing with butt caps.
    package func stroked(_ style: StrokeStyle, tolerance: Double) -> Path {
        var outline = Path()
        StrokeScratch.pool.withElement { memory in
            strokedInScratch(style, tolerance: tolerance, memory) { outline.addPolygon($0) }
        }
        return outline
    }

    /// Calls `addPolygon` with the vertices of each polygon of the outline. A contour of more than `longestPart`
    /// pieces is split into several polygons that share sides.
    func strokedInScratch(
        _ style: StrokeStyle, tolerance: Double, _ memory: UnsafeMutablePointer<StrokeScratch>, longestPart: Int = .max,
        _ addPolygon: (UnsafeBufferPointer<Point>) -> Void
    ) {
        guard style.width > 0, style.width.isFinite, isMeasurable else { return }
        let tolerance = sanitized(tolerance)
        guard style.dashes.isEmpty else {
            let dashed = dashed(style.dashes, phase: style.dashPhase, tolerance: tolerance)
            return Stroker.outline(
                dashed, style, tolerance: tolerance, memory, longestPart: longestPart, addPolygon)
        }
        Stroker.outline(self, style, tolerance: tolerance, memory, longestPart: longestPart, addPolygon)
    }

    /// True when the coordinates are finite, and small enough that squared distances between them are too.
    // Differences are at most 2e150, and the sum of two of their squares 8e300.
    var isMeasurable: Bool { points.allSatisfy { abs($0.x) < 1e150 && abs($0.y) < 1e150 } }

    /// Clamps the tolerance to a usable range.
    func sanitized(_ tolerance: Double) -> Double {
        let box = controlBox
        // A millionth of the size: no curve then needs more than 2,000 lines, as their number is the square root of
        // three quarters of its bend, measured in tolerances.
        let finest = max(box.width, box.height, 1e-9) * 1e-6
        return tolerance.isFinite ? max(tolerance, finest) : finest
    }
}
