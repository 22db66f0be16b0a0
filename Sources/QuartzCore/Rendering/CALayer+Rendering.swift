import CoreGraphics
@_spi(Compositing) import FrameEngine
import Raster

extension CALayer {
    /// Draws the model's values, without animations, or a presentation copy's, into a context whose user space is the layer's
    /// own.
    final func renderOwnSpace(in context: CGContext) {
        if presentationSource == nil { prepareForCommit() }
        var own = properties
        own.position = own.anchorInBounds
        own.zPosition = own.anchorPointZ
        own.transform = CATransform3DIdentity
        own.isGeometryFlipped = false
        let (tree, time) = (renderTree(properties: own), presentationSource?.outerTime ?? localTimeOutside)
        let isFlipped = isFlippedOnScreen
        if let toPixels = context.toPixels {
            return tree.draw(in: context, toPixels, time: time, isFlipped: isFlipped)
        }
        let ctm = context.ctm
        let visible = context.boundingBoxOfClipPath
        guard ctm.isFinite, visible.isFinite, !visible.isEmpty else { return }
        // Images are rendered at the context's resolution, or at a print resolution for vector contexts.
        let scale = max(1, min(abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot(), Self.maxScale))
        let toDevice = Projection(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
        let surface = toDevice.deviceBounds(of: Box(visible), within: Self.maxSurface)
        let list = TreeWalk.list(
            of: tree, time: time, toDevice: toDevice, surface: surface, isFlipped: isFlipped, waitsForTiles: true)
        context.saveGState()
        context.scaleBy(x: 1 / scale, y: 1 / scale)
        ContextPainter(context, surface: surface, isOfPixels: false).paint(list)
        context.restoreGState()
    }

    /// Draws the layer's presentation, upright, into a context whose user space is the layer's own coordinate system
    /// with y pointing down.
    ///
    /// - Parameter afterUpdates: whether changes since the last commit are included; when they can't be committed yet,
    ///   without animations.
    package final func renderAsShown(in context: CGContext, afterUpdates: Bool) {
        if afterUpdates { CATransaction.flush() }
        let isPending = afterUpdates && root.state.contains(.onDirtyPath)
        context.saveGState()
        if isFlippedOnScreen {
            context.translateBy(x: 0, y: 2 * bounds.minY + bounds.height)
            context.scaleBy(x: 1, y: -1)
        }
        let layer = isPending ? self : presentation() ?? self
        layer.render(in: context)
        context.restoreGState()
    }

    private static let maxScale: CGFloat = 8
    private static let maxSurface = PixelRect(x: -16384, y: -16384, width: 32768, height: 32768)

    /// The parent's time.
    private final var localTimeOutside: Double {
        let now = ContextClock.current.now
        return outerLayer?.localTime(atRootTime: now) ?? now
    }

    /// The render tree of the layer and its descendants: of a model layer with the current values, without animations;
    /// of a copy as committed, with animations, except for layers that have been copied themselves.
    private final func renderTree(properties: LayerProperties) -> RenderLayer {
        let committed = presentationSource?.committed
        let isWhole = presentationSource?.descendantsAreCopied != false
        let sublayers = RenderSublayers(children.map { $0.renderTree(properties: $0.properties) })
        let mask = maskLayer.map { $0.renderTree(properties: $0.properties) }
        return RenderLayer(
            identity: ObjectIdentifier(presentationSource?.model ?? self), properties: properties, content: content,
            timing: committed?.timing ?? timing, animations: committed?.animations.filter(\.isTransition) ?? [],
            sublayers: isWhole ? sublayers : committed?.sublayers ?? [], mask: isWhole ? mask : committed?.mask)
    }
}

extension RenderLayer {
    /// Draws the tree into a bitmap exactly as a renderer does.
    fileprivate func draw(in context: CGContext, _ toPixels: CGAffineTransform, time: Double, isFlipped: Bool) {
        let surface = context.pixelsInClip
        guard toPixels.isFinite, !surface.isEmpty else { return }
        let list = TreeWalk.list(
            of: self, time: time, toDevice: Projection(toPixels), surface: surface, isFlipped: isFlipped,
            waitsForTiles: true)
        context.inPixelSpace {
            let painter = ContextPainter(context, surface: surface, isOfPixels: true)
            if context.holdsBytes { painter.paintBytes(of: list) } else { painter.paint(list) }
        }
    }
}
