/// The position of a pixel's alpha, if any, and whether colours are premultiplied by it.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgimagealphainfo)
@frozen
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Colours only: RGB.
    case none = 0
    /// RGBA, colours multiplied by alpha.
    case premultipliedLast = 1
    /// ARGB, colours multiplied by alpha.
    case premultipliedFirst = 2
    /// RGBA, colours as they are.
    case last = 3
    /// ARGB, colours as they are.
    case first = 4
    /// RGBX: the last part of a pixel means nothing.
    case noneSkipLast = 5
    /// XRGB: the first part of a pixel means nothing.
    case noneSkipFirst = 6
    /// Alpha and no colours.
    case alphaOnly = 7
}

extension CGImageAlphaInfo {
    /// True when each pixel has an alpha.
    package var hasAlpha: Bool {
        switch self {
        case .none, .noneSkipLast, .noneSkipFirst: false
        case .premultipliedLast, .premultipliedFirst, .last, .first, .alphaOnly: true
        }
    }
}
