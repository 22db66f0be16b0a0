package import Foundation

/// Validated alternating lengths of dashes and gaps.
package struct DashPattern: Sendable, Hashable {
    /// The offset into the pattern at which a line starts.
    package let phase: Double
    /// Empty for a solid line.
    package let lengths: [Double]

    package static let solid = DashPattern(phase: 0, lengths: [])

    /// Creates a pattern; one that can't be drawn (with a negative or NaN length, or no positive one) means a solid
    /// line.
    package init(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        self.lengths = isUsable ? lengths.map { Double($0) } : []
        self.phase = phase.isFinite ? phase : 0
    }

    package var isSolid: Bool { lengths.isEmpty }
}
