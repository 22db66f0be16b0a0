extension AlphaMask {
    /// The levels of a coverage, for as many pixels as its bounds hold.
    package init(_ coverage: Coverage) { self = coverage.levels(in: coverage.bounds) }
}
