public import Foundation
import Raster

/// An offscreen drawing surface for content that is drawn repeatedly.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cglayer)
public final class CGLayer: _CFObject {
    /// The size in the units of the layer context's initial coordinates.
    public let size: CGSize
    private let content: CGContext
    /// The size of the whole pixels, which may exceed `size` by part of a pixel.
    private let extent: CGSize

    /// Creates an empty, transparent layer for drawing in `context`, at the initial resolution of that context; for a
    /// PDF page, four pixels to a point.
    ///
    /// `auxiliaryInfo` is reserved; pass nil. Nil for a size that is not positive, or too large for memory.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let scale = context.memory == nil ? 4 : context.base.maxScale
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard size.width > 0, size.height > 0, scale > 0, let columns = Int(exactly: width),
            let rows = Int(exactly: height), columns <= maxSide, rows <= maxSide,
            let buffer = PixelBuffer(width: columns, height: rows)
        else { return nil }
        self.size = size
        extent = CGSize(width: width / scale, height: height / scale)
        content = CGContext(buffer: buffer, base: CGAffineTransform(scaleX: scale, y: scale))
    }

    /// The context for drawing into the layer: its origin is the layer's lower left corner.
    public var context: CGContext? { content }

    /// Draws the pixels so that `size` of them fills `rect`.
    fileprivate func draw(in rect: CGRect, of context: CGContext) {
        guard let image = content.makeImage() else { return }
        let (x, y) = (rect.width / size.width, rect.height / size.height)
        context.draw(
            image, in: CGRect(x: rect.minX, y: rect.minY, width: extent.width * x, height: extent.height * y))
    }
}

extension CGContext {
    /// Draws a layer to fill `rect`.
    public func draw(_ layer: CGLayer, in rect: CGRect) { layer.draw(in: rect, of: self) }

    /// Draws a layer at its own size, its lower left corner at `point`.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}

/// In pixels; a larger layer is a mistake.
private let maxSide = 32_768
