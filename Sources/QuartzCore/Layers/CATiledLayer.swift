public import CoreGraphics
public import Foundation

/// A layer whose contents are drawn in tiles, on demand, at the level of detail at which they are visible.
///
/// `draw(in:)`, or the delegate's `draw(_:in:)`, is called on other threads, for several tiles concurrently: the
/// context's clip is the tile's rectangle, and its transform has the tile's scale. Off screen, with a manual clock, a
/// frame waits for its tiles and they don't fade in, so that recordings are reproducible. In a running program tiles
/// appear when they are ready; coarser or finer ones are shown until then.
///
/// Up to 32 MiB of invisible tiles are cached. A layer shows at most 1,024 tiles at once; where more would be needed, a
/// coarser level is used.
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

    override class func accessor(for key: LayerKey) -> PropertyAccessor? {
        tiledAccessors[key] ?? super.accessor(for: key)
    }

    /// The duration of a new tile's fade-in, in seconds. Returns 0.25; subclasses may override it.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    private final var tiled: TiledProperties {
        if case .tiled(let tiled, _) = content { tiled } else { TiledProperties() }
    }

    /// Nil for a presentation copy whose model layer is of another class.
    package final var tiles: TileStore? {
        if case .tiled(_, let store) = content { store as? TileStore } else { nil }
    }

    /// Makes this layer draw the tiles.
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

    /// The number of levels of detail, from the contents' own scale down, each at half the resolution of the previous
    /// one. 1 by default. Levels smaller than a pixel are ignored.
    open var levelsOfDetail: Int {
        get { tiled.levelsOfDetail }
        set { changeTiles(.levelsOfDetail, \.levelsOfDetail, to: newValue, isValid: newValue >= 0) }
    }

    /// The number of additional levels above the contents' own scale, each at twice the resolution of the previous one.
    /// 0 by default.
    open var levelsOfDetailBias: Int {
        get { tiled.levelsOfDetailBias }
        set { changeTiles(.levelsOfDetailBias, \.levelsOfDetailBias, to: newValue, isValid: newValue >= 0) }
    }

    /// The maximum size of a tile, in pixels. 256 by 256 by default. The grid of tiles starts at the origin of the
    /// layer's coordinates.
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

    /// Marks all tiles for redrawing.
    open override func setNeedsDisplay() {
        tiles?.invalidate(nil)
        markChanged()
    }

    /// Marks the tiles that intersect a rectangle in the layer's coordinates for redrawing.
    open override func setNeedsDisplay(_ r: CGRect) {
        tiles?.invalidate(r)
        markChanged()
    }

    /// Does nothing: tiles are drawn on demand.
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

private let tiledAccessors: AccessorTable = [
    .levelsOfDetail: PropertyAccessor(\CATiledLayer.levelsOfDetail),
    .levelsOfDetailBias: PropertyAccessor(\CATiledLayer.levelsOfDetailBias),
    .tileSize: PropertyAccessor(\CATiledLayer.tileSize),
]
