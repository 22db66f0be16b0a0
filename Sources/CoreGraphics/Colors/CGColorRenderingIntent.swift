/// How colours outside the destination's gamut are converted.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent)
@frozen
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context's own choice.
    case defaultIntent = 0
    /// The nearest colour; white is not adapted.
    case absoluteColorimetric = 1
    /// The nearest colour, seen against the destination's white.
    case relativeColorimetric = 2
    /// Colours keep their relation to one another.
    case perceptual = 3
    /// Colours keep their saturation.
    case saturation = 4
}
