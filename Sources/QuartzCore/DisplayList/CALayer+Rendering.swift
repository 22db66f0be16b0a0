import CoreGraphics
import Raster

extension CALayer {
    /// Draws the model's values, without animations, into a context whose user space is the layer's own.
    final func renderModel(in context: CGContext) {
        prepareForCommit()
        var own = properties
        own.position = own.anchorInBounds
        own.zPosition = own.anchorPointZ
        own.transform = CATransform3DIdentity
        let tree = modelTree(properties: own)
        if let toPixels = context.toBytePixels { return tree.draw(in: context, toPixels, time: localTimeOutside) }
        let ctm = context.ctm
        let visible = context.boundingBoxOfClipPath
        guard ctm.isFinite, visible.isFinite, !visible.isEmpty else { return }
        // Pictures are made for the context's own pixels, or for print where it has none to speak of.
        let scale = max(1, min(abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot(), Self.greatestScale))
        let toDevice = Projection(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
        let surface = toDevice.deviceBounds(of: Box(visible), within: Self.greatestSurface)
        let list = DisplayListBuilder.build(
            tree, time: localTimeOutside, toDevice: toDevice, surface: surface, waitsForTiles: true)
        context.saveGState()
        context.scaleBy(x: 1 / scale, y: 1 / scale)
        ContextPainter(context, surface: surface).paint(list)
        context.restoreGState()
    }

    private static let greatestScale: CGFloat = 8
    private static let greatestSurface = PixelRect(x: -16384, y: -16384, width: 32768, height: 32768)

    /// The time of what the layer lies in.
    private final var localTimeOutside: Double {
        let now = TransactionContext.current.now
        return outerLayer?.localTime(atRootTime: now) ?? now
    }

    /// The layer and all below it as they are now, without animations.
    private final func modelTree(properties: LayerProperties) -> RenderLayer {
        RenderLayer(
            identity: ObjectIdentifier(self), properties: properties, content: content, timing: timing, animations: [],
            sublayers: RenderSublayers(children.map { $0.modelTree(properties: $0.properties) }),
            mask: maskLayer.map { $0.modelTree(properties: $0.properties) })
    }
}

extension RenderLayer {
    /// Draws the tree in a context of bytes, pixel by pixel as a renderer does.
    fileprivate func draw(in context: CGContext, _ toPixels: CGAffineTransform, time: Double) {
        let surface = context.pixelsInClip
        guard toPixels.isFinite, !surface.isEmpty else { return }
        let list = DisplayListBuilder.build(
            self, time: time, toDevice: Projection(toPixels), surface: surface, waitsForTiles: true)
        context.inPixelSpace { ContextPainter(context, surface: surface).paintPixels(of: list) }
    }
}

extension CGAffineTransform {
    fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
