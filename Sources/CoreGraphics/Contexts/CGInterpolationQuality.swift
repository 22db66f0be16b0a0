/// How pixels of an image are mixed when it is drawn larger or smaller.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cginterpolationquality)
@frozen
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's own choice.
    case `default` = 0
    /// The nearest pixel, unmixed.
    case none = 1
    /// Fast.
    case low = 2
    /// Slow.
    case high = 3
    /// Between low and high.
    case medium = 4
}
