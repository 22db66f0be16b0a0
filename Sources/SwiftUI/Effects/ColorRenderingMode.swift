/// The colour rendering mode.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/colorrenderingmode)
public enum ColorRenderingMode: Hashable, Sendable {
    /// Blending in encoded sRGB, in linear sRGB, and in extended linear sRGB. Without effect: drawing always blends
    /// encoded sRGB.
    case nonLinear, linear, extendedLinear
}
