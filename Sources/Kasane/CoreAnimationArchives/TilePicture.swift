import CoreGraphics
@_spi(Compositing) import FrameEngine
import QuartzCore
import Raster

/// The drawing of a tiled layer's code as an image of its bounds, because an archive contains no code.
enum TilePicture {
    /// The maximum side length, in pixels.
    private static let longestSide = 4096.0

    /// Returns nil for a layer without tiles, or with empty tiles.
    static func image(of layer: CALayer) -> CGImage? {
        guard layer is CATiledLayer, let tree = layer.committed, case .tiled = tree.content else { return nil }
        let bounds = tree.properties.bounds.standardized
        let longest = max(bounds.width, bounds.height)
        guard longest.isFinite, bounds.width > 0, bounds.height > 0 else { return nil }
        let scale = min(max(Double(tree.properties.contentsScale), 1), longestSide / Double(longest))
        let (width, height) = (Int((bounds.width * scale).rounded(.up)), Int((bounds.height * scale).rounded(.up)))
        guard let pixels = PixelBuffer(width: max(1, width), height: max(1, height)) else { return nil }
        var properties = LayerProperties()
        properties.bounds = bounds
        properties.contentsScale = tree.properties.contentsScale
        properties.anchorPoint = .zero
        let alone = RenderLayer(
            identity: tree.identity, properties: properties, content: tree.content, timing: .ofLayer, animations: [],
            sublayers: [], mask: nil)
        let renderer = FrameRenderer()
        renderer.beginFrame(
            of: alone, time: CACurrentMediaTime(), toDevice: Projection(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0),
            surface: pixels.bounds, waitsForTiles: true)
        defer { renderer.endFrame() }
        guard let list = renderer.list, !list.extent.intersection(pixels.bounds).isEmpty else { return nil }
        renderer.draw(onto: pixels)
        return CGImage(bitmap: Bitmap(pixels))
    }
}
