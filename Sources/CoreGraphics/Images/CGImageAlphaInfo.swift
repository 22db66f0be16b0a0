/// The position of a pixel's alpha, if any, and whether colours are premultiplied by it.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgimagealphainfo)
@frozen
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha: RGB.
    case none = 0
    /// RGBA, premultiplied.
    case premultipliedLast = 1
    /// ARGB, premultiplied.
    case premultipliedFirst = 2
    /// RGBA, straight alpha.
    case last = 3
    /// ARGB, straight alpha.
    case first = 4
    /// RGBX: the last component is ignored.
    case noneSkipLast = 5
    /// XRGB: the first component is ignored.
    case noneSkipFirst = 6
    /// Alpha only.
    case alphaOnly = 7
}

extension CGImageAlphaInfo {
    /// True when pixels have alpha.
    package var hasAlpha: Bool {
        switch self {
        case .none, .noneSkipLast, .noneSkipFirst: false
        case .premultipliedLast, .premultipliedFirst, .last, .first, .alphaOnly: true
        }
    }
}
