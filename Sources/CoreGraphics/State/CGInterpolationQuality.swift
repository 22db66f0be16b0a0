/// The quality of interpolation when an image is scaled.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cginterpolationquality)
@frozen
public enum CGInterpolationQuality: Int32, Sendable {
    /// The four nearest pixels are mixed; below half of the image's size, all that a pixel covers are.
    case `default` = 0
    /// The nearest pixel, unmixed.
    case none = 1
    /// The four nearest pixels are mixed, whatever the size.
    case low = 2
    /// Edges are kept sharp, by Lanczos' kernel of three lobes.
    case high = 3
    /// Made larger, as low; made smaller, a pixel is the mean of all that it covers.
    case medium = 4
}
