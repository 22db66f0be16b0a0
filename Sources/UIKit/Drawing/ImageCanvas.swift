package import CoreGraphics
import Foundation

/// A bitmap for drawing an image, in points with the origin at the top left, y down.
package struct ImageCanvas {
    package let context: CGContext
    let scale: CGFloat

    /// Creates a canvas for a bitmap's context.
    init(context: CGContext, scale: CGFloat) { (self.context, self.scale) = (context, scale) }

    /// Returns nil for a size that is empty, not finite or too large for memory; all but the empty one are reported.
    package init?(_ bounds: CGRect, scale: CGFloat, isOpaque: Bool = false, isExtended: Bool = false) {
        let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
        guard bounds.isFinite, bounds.size.width >= 0, bounds.size.height >= 0, scale.isFinite, scale > 0,
            width * height <= maxPixelCount,
            max(width, height) <= maxSide
        else {
            reportOnce("An image of \(bounds.size) at scale \(scale) can't be drawn; it stays empty")
            return nil
        }
        guard width >= 1, height >= 1 else { return nil }
        let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipLast : .premultipliedLast
        let order: CGBitmapInfo = isExtended ? .floatComponents : []
        let name = isExtended ? CGColorSpace.extendedSRGB : CGColorSpace.sRGB
        guard let space = CGColorSpace(name: name),
            let context = CGContext(
                width: Int(width), height: Int(height), bitsPerComponent: isExtended ? 16 : 8, space: space,
                bitmapInfo: alpha.rawValue | order.rawValue,
                base: CGAffineTransform(scale, 0, 0, -scale, 0, height))
        else { return nil }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        (self.context, self.scale) = (context, scale)
    }

    /// Returns the scale at which a layer's contents of a size are drawn: the given one, or less if it would result in
    /// more pixels than any screen has.
    package static func contentsScale(_ scale: CGFloat, for size: CGSize) -> CGFloat {
        let pixels = size.width * scale * size.height * scale
        return pixels > maxContentsPixelCount ? scale * (maxContentsPixelCount / pixels).squareRoot() : scale
    }

    /// Runs `body` with the canvas as the current context.
    func draw(_ body: (CGContext) -> Void) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        body(context)
    }
}

/// The limit for layer contents: 64 megabytes.
private let maxContentsPixelCount: CGFloat = 16_777_216
/// The limit for images: one gigabyte.
private let maxPixelCount: CGFloat = 268_435_456
private let maxSide: CGFloat = 16_777_216

extension CGRect {
    /// Whether an image may have this extent: infinite Core Image extents have the greatest representable numbers.
    var isDrawable: Bool { isFinite && width <= maxSide && height <= maxSide }
}
