package import Foundation

/// The lengths of dashes and gaps in turn, checked.
package struct DashPattern: Sendable, Hashable {
    /// How far into the pattern a line starts.
    package let phase: Double
    /// Empty for a solid line.
    package let lengths: [Double]

    package static let solid = DashPattern(phase: 0, lengths: [])

    /// A pattern that can't be drawn (a length negative or not a number, or none of them positive) means a solid line.
    package init(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        self.lengths = isUsable ? lengths.map { Double($0) } : []
        self.phase = phase.isFinite ? phase : 0
    }

    package var isSolid: Bool { lengths.isEmpty }
}
