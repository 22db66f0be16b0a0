import CoreGraphics
@_spi(Compositing) import FrameEngine
import QuartzCore
import Raster

/// A layer's own drawing: background, contents, shape and shadow, without its sublayers, its mask and its position.
struct LayerDrawing {
    /// The area that it covers, in the layer's own points.
    let rect: CGRect
    private let alone: RenderLayer
    private let time: Double
    private let scale: Double
    /// In pixels, relative to the corner of the bounds.
    private let extent: Raster.PixelRect

    /// Returns nil for a layer that draws nothing.
    ///
    /// - Parameter side: the maximum side length of the bounds in pixels; drawing outside the bounds may extend as far
    ///   again.
    init?(of tree: RenderLayer, _ sample: SampledLayer, side: Double, scale: Double) {
        var own = sample.properties
        own.position = own.anchorInBounds
        own.zPosition = own.anchorPointZ
        own.transform = CATransform3DIdentity
        own.isGeometryFlipped = false
        own.isHidden = false
        own.isDoubleSided = true
        own.opacity = 1
        own.compositing = nil
        own.backgroundFilters = []
        let alone = RenderLayer(
            identity: tree.identity, properties: own, content: sample.content, timing: .ofLayer, animations: [],
            sublayers: [], mask: nil, custom: sample.custom)
        let bounds = own.bounds.standardized
        let longest = max(bounds.width, bounds.height)
        guard longest.isFinite, bounds.minX.isFinite, bounds.minY.isFinite else { return nil }
        let scale = longest > 0 ? min(scale, side / longest) : scale
        guard scale > 0, scale.isFinite else { return nil }
        let margin = Int(side)
        let width = Int((Double(bounds.width) * scale).rounded(.up))
        let height = Int((Double(bounds.height) * scale).rounded(.up))
        let area = Raster.PixelRect(x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin)
        let (left, top) = (Double(bounds.minX) * scale, Double(bounds.minY) * scale)
        // Measured first: most layers draw less than they could.
        let looker = FrameRenderer()
        looker.beginFrame(
            of: alone, time: sample.localTime,
            toDevice: LayerDrawing.toPixels(scale, x: -left, y: -top), surface: area, waitsForTiles: true)
        guard let extent = looker.list?.extent.intersection(area), !extent.isEmpty else { return nil }
        looker.endFrame()
        (self.alone, self.scale, self.extent, time) = (alone, scale, extent, sample.localTime)
        let origin = CGPoint(x: (left + Double(extent.x)) / scale, y: (top + Double(extent.y)) / scale)
        rect = CGRect(
            origin: origin, size: CGSize(width: Double(extent.width) / scale, height: Double(extent.height) / scale))
    }

    /// Draws it; returns nil when memory is short.
    func makePixels() -> PixelBuffer? {
        guard let pixels = PixelBuffer(width: extent.width, height: extent.height) else { return nil }
        let renderer = FrameRenderer()
        renderer.beginFrame(
            of: alone, time: time,
            toDevice: LayerDrawing.toPixels(scale, x: Double(-rect.minX) * scale, y: Double(-rect.minY) * scale),
            surface: pixels.bounds, waitsForTiles: true)
        renderer.draw(onto: pixels)
        renderer.endFrame()
        return pixels
    }

    private static func toPixels(_ scale: Double, x: Double, y: Double) -> Projection {
        Projection(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
    }
}
