import Foundation
import Raster

/// One of the shapes whose intersection is a page's clip. A class, so that shared shapes are found by identity.
final class PageClipShape: Sendable {
    enum Shape: Sendable {
        /// In device space.
        case path(Path, FillRule)
        case mask(PageMask)
    }

    let shape: Shape

    init(_ shape: Shape) { self.shape = shape }

    var mask: PageMask? {
        guard case .mask(let mask) = shape else { return nil }
        return mask
    }
}

/// An image whose alpha is the admitted fraction of paint; nothing outside it is admitted.
struct PageMask: Sendable {
    let levels: Bitmap
    /// Maps its pixels, y down, to device space.
    let toDevice: CGAffineTransform
    let isSmooth: Bool
    var isTiled = false

    /// Returns nil when memory is short.
    init?(_ image: CGImage, in rect: CGRect, with state: GraphicsState) {
        guard let levels = image.asClip else { return nil }
        self.levels = levels
        toDevice = image.toUser(in: rect).concatenating(state.ctm)
        isSmooth = state.interpolationQuality != .none && image.shouldInterpolate
    }
}
