extension Path {
    /// The outline of this path drawn with a pen, to be filled by the non-zero rule.
    ///
    /// `tolerance` is the greatest distance, in the path's units, between a curve and the lines that stand for it.
    package func stroked(_ style: StrokeStyle, tolerance: Double) -> Path { fatalError("stub") }

    /// The path cut into dashes.
    package func dashed(_ lengths: [Double], phase: Double, tolerance: Double) -> Path { fatalError("stub") }

    /// The part of the path between two fractions of its whole length.
    package func trimmed(from start: Double, to end: Double, tolerance: Double) -> Path { fatalError("stub") }
}
