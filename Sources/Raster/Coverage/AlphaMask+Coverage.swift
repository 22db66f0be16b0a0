extension AlphaMask {
    /// Expands a coverage to a level for each pixel of its bounds.
    package init(_ coverage: Coverage) { self = coverage.levels(in: coverage.bounds) }
}
