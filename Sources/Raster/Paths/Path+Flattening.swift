extension Path {
    /// The greatest number of lines per curve.
    private static let maxLineCount = 10_000.0

    /// The path with its curves flattened to lines that deviate by at most `tolerance`.
    ///
    /// The vertices lie on the curve, at equal steps of its parameter. A curve becomes at most 10,000 lines.
    package func flattened(tolerance: Double) -> Path {
        guard verbs.contains(where: { $0 == .quad || $0 == .cubic }), points.allSatisfy(\.isFinite) else { return self }
        let tolerance = sanitized(tolerance)
        var path = Path()
        var i = 0
        for verb in verbs {
            switch verb {
            case .move: path.move(to: points[i])
            case .line: path.addLine(to: points[i])
            case .close: path.close()
            case .quad:
                let start = path.currentPoint ?? points[i]
                path.addLines(
                    along: SourceCurve(kind: .quad, start, points[i], points[i], points[i + 1]).cubic, tolerance)
            case .cubic:
                let start = path.currentPoint ?? points[i]
                path.addLines(along: Cubic(start, points[i], points[i + 1], points[i + 2]), tolerance)
            }
            i += verb.pointCount
        }
        return path
    }

    private mutating func addLines(along cubic: Cubic, _ tolerance: Double) {
        // The distance between a chord and its arc is at most an eighth of the second derivative's greatest length.
        let bend = max((cubic.p0 - cubic.p1 * 2 + cubic.p2).length, (cubic.p1 - cubic.p2 * 2 + cubic.p3).length)
        // A curve whose control points overflow in sums becomes a line.
        guard bend.isFinite else { return addLine(to: cubic.p3) }
        let count = Int(min(max((bend * 0.75 / tolerance).squareRoot().rounded(.up), 1), Self.maxLineCount))
        for k in 1..<max(count, 1) { addLine(to: cubic.point(at: Double(k) / Double(count))) }
        addLine(to: cubic.p3)
    }
}
