/// A boolean operation on two regions.
package enum BooleanOperation: Sendable, Hashable {
    /// In either region.
    case union
    /// In both regions.
    case intersection
    /// In the first region and not in the second.
    case difference
    /// In one region and not in the other.
    case symmetricDifference
}

/// Decides which winding numbers are inside the result.
struct Selection {
    var operation: BooleanOperation
    var rule: FillRule

    func isInside(_ winding: Winding) -> Bool {
        let subject = rule == .nonZero ? winding.x != 0 : winding.x & 1 != 0
        let clip = rule == .nonZero ? winding.y != 0 : winding.y & 1 != 0
        switch operation {
        case .union: return subject || clip
        case .intersection: return subject && clip
        case .difference: return subject && !clip
        case .symmetricDifference: return subject != clip
        }
    }
}
