/// How marks at the same place add up.
/// [Apple's reference](https://developer.apple.com/documentation/charts/markstackingmethod)
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind { case standard, normalized, center, unstacked }

    let kind: Kind

    /// One on another from zero, negative values downwards.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// One on another, as parts of their sum.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// One on another, with zero in the middle of each stack.
    public static let center = MarkStackingMethod(kind: .center)
    /// Each from zero, one in front of another.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
