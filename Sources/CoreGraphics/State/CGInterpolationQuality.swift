/// The quality of interpolation when an image is scaled.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cginterpolationquality)
@frozen
public enum CGInterpolationQuality: Int32, Sendable {
    /// Bilinear; area averaging below half of the image's size.
    case `default` = 0
    /// Nearest neighbour.
    case none = 1
    /// Bilinear at any size.
    case low = 2
    /// Lanczos with three lobes, which keeps edges sharp.
    case high = 3
    /// Enlarges like `low`; reduces by area averaging.
    case medium = 4
}
