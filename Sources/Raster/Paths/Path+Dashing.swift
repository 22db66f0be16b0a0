extension Path {
    /// If there were more dashes than this, the path is returned undashed.
    private static let maxDashCount = 100_000.0

    /// Whether a pattern can be applied to the path, with no more than 100,000 dashes and gaps.
    package func canDash(_ lengths: [Double], tolerance: Double) -> Bool {
        guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), isMeasurable else { return false }
        let period = lengths.reduce(0, +)
        guard period > 0, period.isFinite else { return false }
        return MeasuredPath(self, tolerance: sanitized(tolerance)).length / period * Double(lengths.count)
            < Self.maxDashCount
    }

    /// The path split into dashes.
    ///
    /// The pattern restarts at `phase`, which may be negative, for each subpath. A closed subpath that starts and ends
    /// inside a dash keeps it in one piece across its start. An invalid pattern (a length that is negative or not
    /// finite, a sum of zero, or so small that there would be more than 100,000 dashes) leaves the path whole.
    package func dashed(_ lengths: [Double], phase: Double, tolerance: Double) -> Path {
        // As in PostScript and SVG, dashes and gaps of an odd pattern are swapped in its second repetition.
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        guard pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0, period.isFinite,
            isMeasurable
        else { return self }
        let tolerance = sanitized(tolerance)
        let measured = MeasuredPath(self, tolerance: tolerance)
        guard measured.length / period * Double(pattern.count) < Self.maxDashCount else { return self }
        var start = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
        if start < 0 { start += period }
        var first = 0
        // A zero-length dash at the start of the pattern is drawn.
        while first < pattern.count - 1, start > 0, start >= pattern[first] {
            start -= pattern[first]
            first += 1
        }
        var result = Path()
        for subpath in measured.subpaths {
            result.addDashes(
                of: subpath, in: measured, pattern, first: first, used: min(start, pattern[first]),
                dot: tolerance * 0.01)
        }
        return result
    }

    private mutating func addDashes(
        of subpath: MeasuredPath.Subpath, in measured: MeasuredPath, _ pattern: [Double], first: Int, used: Double,
        dot: Double
    ) {
        var index = first
        var position = 0.0
        var rest = pattern[first] - used
        // A dash at the start of a closed subpath is joined with the one at its end.
        var opening: Double?
        while position < subpath.length {
            let end = min(position + rest, subpath.length)
            if index % 2 == 0 {
                let isLast = position + rest >= subpath.length
                if position == 0, subpath.isClosed, isLast {
                    measured.append(subpath, from: 0, to: end, to: &self)
                    close()
                } else if position == 0, subpath.isClosed, end > 0 {
                    opening = end
                } else if end > position {
                    measured.append(subpath, from: position, to: end, to: &self)
                    if isLast, let reach = opening {
                        measured.append(subpath, from: 0, to: reach, continues: true, to: &self)
                        opening = nil
                    }
                } else {
                    // A zero-length dash draws its caps: an invisibly short line provides the direction.
                    let place = measured.place(at: position, on: subpath)
                    move(to: place.point)
                    addLine(to: place.point + place.direction * dot)
                }
            }
            position = end
            index = (index + 1) % pattern.count
            rest = pattern[index]
        }
        if let opening { measured.append(subpath, from: 0, to: opening, to: &self) }
        if subpath.length == 0, first % 2 == 0 {
            let p = measured.segments[subpath.segments.lowerBound].p0
            move(to: p)
            addLine(to: p)
        }
    }

    /// The part of the path between two fractions of its total length, subpath after subpath.
    ///
    /// The fractions are clamped to 0...1. Empty when the end is not after the start; a closed subpath that is cut
    /// becomes open.
    package func trimmed(from start: Double, to end: Double, tolerance: Double) -> Path {
        let start = max(start, 0)
        let end = min(end, 1)
        guard start < end, isMeasurable else { return Path() }
        if start == 0, end == 1 { return self }
        let measured = MeasuredPath(self, tolerance: sanitized(tolerance))
        let length = measured.length
        var result = Path()
        var passed = 0.0
        for subpath in measured.subpaths {
            let a = max(start * length - passed, 0)
            let b = min(end * length - passed, subpath.length)
            passed += subpath.length
            guard a < b else { continue }
            measured.append(subpath, from: a, to: b, to: &result)
            if subpath.isClosed, a == 0, b == subpath.length { result.close() }
        }
        return result
    }
}
