/// The curve of a rounded corner.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/roundedcornerstyle)
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle or ellipse.
    case circular
    /// A longer curve whose curvature is continuous with the sides.
    case continuous
}
