/// How a drawing behaves in a right-to-left layout.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/layoutdirectionbehavior)
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It is never mirrored.
    case fixed
    /// It is mirrored in a layout of this direction.
    case mirrors(in: LayoutDirection)

    /// It is mirrored in a right-to-left layout.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    /// Whether it is mirrored in a layout of a direction.
    func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}
