/// How marks at the same position are stacked.
/// [Apple's reference](https://developer.apple.com/documentation/charts/markstackingmethod)
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind { case standard, normalized, center, unstacked }

    let kind: Kind

    /// Stacked from zero, negative values downwards.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// Stacked as fractions of their sum.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// Stacked, with each stack centred at zero.
    public static let center = MarkStackingMethod(kind: .center)
    /// Not stacked: each starts at zero, one in front of another.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
