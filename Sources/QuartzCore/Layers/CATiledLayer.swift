public import CoreGraphics
public import Foundation

/// A layer whose contents are drawn in tiles, when they come into view and as finely as they are seen.
///
/// `draw(in:)`, or the delegate's `draw(_:in:)`, is called on other threads, for several tiles at a time: the context's
/// clip is the tile's rectangle, and its transform says how many pixels a point has there. Off screen, where the clock is
/// set by hand, a frame waits for its tiles, and they don't fade in: recordings repeat. In a running program tiles show
/// when they are ready, and coarser or finer ones in their place until then.
///
/// Tiles that are out of view are kept up to 32 MiB. A layer shows at most 1,024 tiles at once: where more would be needed
/// they are coarser.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catiledlayer)
open class CATiledLayer: CALayer {
    public override init() {
        super.init(content: CATiledLayer.initialContent)
        adoptTiles()
    }

    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        adoptTiles()
    }

    override class var initialContent: LayerContent { .tiled(TiledProperties(), TileStore()) }
    override class var builtInClass: CALayer.Type { CATiledLayer.self }

    /// How long a new tile takes to fade in, in seconds: 0.25, for subclasses to override.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    private final var tiled: TiledProperties {
        if case .tiled(let tiled, _) = content { tiled } else { TiledProperties() }
    }

    /// Nil for a presentation copy of a layer that is none of this class.
    package final var tiles: TileStore? {
        if case .tiled(_, let store) = content { store as? TileStore } else { nil }
    }

    /// Has the tiles drawn by this layer.
    private final func adoptTiles() { tiles?.setLayer(self) }

    private final func changeTiles<Value: Equatable>(
        _ key: LayerKey, _ path: WritableKeyPath<TiledProperties, Value>, to value: Value, isValid: Bool
    ) {
        guard isValid else { return refuse(value, for: key.rawValue) }
        var tiled = tiled
        guard tiled[keyPath: path] != value, let tiles else { return }
        tiled[keyPath: path] = value
        tiles.removeAll()
        changeContent(key, if: true, to: .tiled(tiled, tiles))
    }

    // MARK: Levels and tiles

    /// How many levels of detail there are from the contents' own down, each with half as many pixels along a side. 1 by
    /// default. Levels of less than a pixel are left out.
    open var levelsOfDetail: Int {
        get { tiled.levelsOfDetail }
        set { changeTiles(.levelsOfDetail, \.levelsOfDetail, to: newValue, isValid: newValue >= 0) }
    }

    /// How many more levels there are above the contents' own, each with twice as many pixels. 0 by default.
    open var levelsOfDetailBias: Int {
        get { tiled.levelsOfDetailBias }
        set { changeTiles(.levelsOfDetailBias, \.levelsOfDetailBias, to: newValue, isValid: newValue >= 0) }
    }

    /// The greatest size of a tile, in pixels. 256 by 256 by default. Tiles lie side by side from the origin of the layer's
    /// own space.
    open var tileSize: CGSize {
        get { tiled.tileSize }
        set {
            changeTiles(
                .tileSize, \.tileSize, to: newValue,
                isValid: newValue.isFinite && newValue.width > 0 && newValue.height > 0 && newValue.width <= 16384
                    && newValue.height <= 16384)
        }
    }

    // MARK: Display

    /// Has all tiles drawn anew.
    open override func setNeedsDisplay() {
        tiles?.invalidate(nil)
        markChanged()
    }

    /// Has the tiles drawn anew that a rectangle of the layer's own space touches.
    open override func setNeedsDisplay(_ r: CGRect) {
        tiles?.invalidate(r)
        markChanged()
    }

    /// Does nothing: tiles are drawn when they are seen.
    open override func display() {}

    override func contentToCommit(with animations: [RenderAnimation]) -> LayerContent {
        guard case .tiled(var tiled, let store) = content else { return content }
        tiled.fadeDuration = type(of: self).fadeDuration()
        return .tiled(tiled, store)
    }
}

extension CATiledLayer: TileDrawing {
    final func drawTile(_ rect: CGRect, scale: CGFloat) -> CGImage? {
        let size = CGSize(
            width: (rect.width * scale - 1e-6).rounded(.up), height: (rect.height * scale - 1e-6).rounded(.up))
        guard size.width > 0, size.height > 0, size.width <= 16384, size.height <= 16384,
            let context = makeContext(size, for: rect, scale: scale)
        else { return nil }
        context.clip(to: rect)
        draw(in: context)
        return context.makeImage()
    }
}
