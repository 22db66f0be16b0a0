/// The curve of a rounded corner.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/roundedcornerstyle)
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle, or of an ellipse.
    case circular
    /// A longer curve that runs into the sides without a jump of its bend.
    case continuous
}
