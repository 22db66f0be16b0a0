/// How pattern cells are adjusted to device pixels. Ignored: cells are drawn at their exact positions.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpatterntiling)
@frozen
public enum CGPatternTiling: Int32, Sendable {
    /// Cells are not distorted; the spacing may vary by a pixel.
    case noDistortion = 0
    /// The spacing is constant; cells may be distorted by a pixel, and more where that is faster.
    case constantSpacingMinimalDistortion = 1
    /// The spacing is constant; cells may be distorted by a pixel.
    case constantSpacing = 2
}
