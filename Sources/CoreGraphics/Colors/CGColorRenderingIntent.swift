/// How colours outside the destination's gamut are converted.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent)
@frozen
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context's default.
    case defaultIntent = 0
    /// The nearest colour, without white-point adaptation.
    case absoluteColorimetric = 1
    /// The nearest colour, relative to the destination's white point.
    case relativeColorimetric = 2
    /// Preserves the relations between colours.
    case perceptual = 3
    /// Preserves saturation.
    case saturation = 4
}
