import CoreGraphics
import Raster

/// The placement of a layer's contents in its bounds, by `contentsGravity`, `contentsRect` and `contentsScale`.
struct ContentsPlacement {
    /// In the layer's coordinates.
    let rect: CGRect
    /// The part of the image that is shown, in its pixels.
    let source: CGRect
    /// Whether the bounds determine the image's size.
    let isStretched: Bool

    // Inlined, as a call would copy all of the properties.
    @inline(__always)
    init(_ image: CGImage, in properties: LayerProperties) {
        self.init(
            image, part: properties.contentsRect, scale: properties.contentsScale, properties.contentsGravity.known,
            in: properties.bounds.standardized)
    }

    private init(
        _ image: CGImage, part unit: CGRect, scale: CGFloat, _ gravity: CALayerContentsGravity.Known, in bounds: CGRect
    ) {
        source = CGRect(
            x: unit.minX * CGFloat(image.width), y: unit.minY * CGFloat(image.height),
            width: unit.width * CGFloat(image.width), height: unit.height * CGFloat(image.height))
        let scale = scale > 0 ? scale : 1
        let natural = CGSize(width: source.width / scale, height: source.height / scale)
        rect = Self.place(natural, in: bounds, gravity)
        isStretched =
            switch gravity {
            case .resize, .resizeAspect, .resizeAspectFill: true
            case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: false
            }
    }

    /// Places a part of an image in a rectangle.
    init(rect: CGRect, source: CGRect) {
        (self.rect, self.source, isStretched) = (rect, source, true)
    }

    private static func place(_ size: CGSize, in bounds: CGRect, _ gravity: CALayerContentsGravity.Known) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        let fit = (bounds.width / size.width, bounds.height / size.height)
        switch gravity {
        case .resize: return bounds
        case .resizeAspect: return centred(size, times: min(fit.0, fit.1), in: bounds)
        case .resizeAspectFill: return centred(size, times: max(fit.0, fit.1), in: bounds)
        case .center: return centred(size, times: 1, in: bounds)
        case .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
            return aligned(size, in: bounds, gravity)
        }
    }

    private static func centred(_ size: CGSize, times k: CGFloat, in bounds: CGRect) -> CGRect {
        let (w, h) = (size.width * k, size.height * k)
        return CGRect(x: bounds.midX - w / 2, y: bounds.midY - h / 2, width: w, height: h)
    }

    /// The names assume that y points up: "top" is the largest y, which iOS shows at the bottom.
    private static func aligned(_ size: CGSize, in bounds: CGRect, _ gravity: CALayerContentsGravity.Known) -> CGRect {
        var rect = centred(size, times: 1, in: bounds)
        switch gravity {
        case .left, .topLeft, .bottomLeft: rect.origin.x = bounds.minX
        case .right, .topRight, .bottomRight: rect.origin.x = bounds.maxX - size.width
        case .top, .bottom, .center, .resize, .resizeAspect, .resizeAspectFill: break
        }
        switch gravity {
        case .top, .topLeft, .topRight: rect.origin.y = bounds.maxY - size.height
        case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.minY
        case .left, .right, .center, .resize, .resizeAspect, .resizeAspectFill: break
        }
        return rect
    }

    /// The projection from the layer's coordinates to the image's pixels; nil when there is nothing to show.
    func toPixels(isFlipped: Bool) -> Projection? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let (sx, sy) = (source.width / rect.width, source.height / rect.height)
        // Flipped, y runs from the bottom: v = source.maxY - (y - rect.minY) · sy.
        if isFlipped {
            return Projection(
                a: sx, b: 0, c: 0, d: -sy, tx: source.minX - rect.minX * sx, ty: source.maxY + rect.minY * sy)
        }
        return Projection(a: sx, b: 0, c: 0, d: sy, tx: source.minX - rect.minX * sx, ty: source.minY - rect.minY * sy)
    }

    /// The pixels that sampling may read.
    func readable(of image: CGImage) -> PixelRect {
        let all = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
        // Rounding errors must not include the pixels next to the part.
        return PixelRect(around: Box(source).insetBy(min(1e-6, source.width / 4, source.height / 4)), within: all)
    }
}
