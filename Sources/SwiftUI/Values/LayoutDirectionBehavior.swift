/// What becomes of a drawing where one reads from right to left.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/layoutdirectionbehavior)
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored in a layout of this direction.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where one reads from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    /// Whether it is mirrored in a layout of a direction.
    func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}
