/// How pattern cells are adjusted to device pixels. Ignored: cells are drawn at their exact places.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpatterntiling)
@frozen
public enum CGPatternTiling: Int32, Sendable {
    /// Cells keep their size, and the steps may vary by a pixel.
    case noDistortion = 0
    /// The steps stay the same; cells may be distorted by a pixel, and more where that is faster.
    case constantSpacingMinimalDistortion = 1
    /// The steps stay the same, and cells may be distorted by a pixel.
    case constantSpacing = 2
}
