import CoreGraphics
package import Raster

/// Turns a render tree at one moment into a display list: samples each layer, orders siblings by depth, opens groups.
package struct DisplayListBuilder {
    /// The pixels that anything may be drawn on.
    let limit: PixelRect
    var list = DisplayList()

    init(limit: PixelRect) { self.limit = limit }

    /// What `root` looks like when its superlayer's time is `time`.
    ///
    /// `toDevice` maps the space of the root's superlayer to pixels; nothing outside `surface` is listed.
    package static func build(
        _ root: RenderLayer, time: Double, toDevice: Projection, surface: PixelRect
    ) -> DisplayList {
        guard !surface.isEmpty, toDevice.isFinite else { return DisplayList() }
        var builder = DisplayListBuilder(limit: surface)
        builder.paintSiblings(
            [root], Surroundings(time: time, space: nil, toDevice: toDevice, clip: surface, isFlipped: false))
        return builder.list
    }

    /// What siblings share.
    struct Surroundings {
        /// The superlayer's local time.
        var time: Double
        /// What siblings go through on their way into the superlayer's space.
        var space: CATransform3D?
        /// From the superlayer's space to device pixels.
        var toDevice: Projection
        var clip: PixelRect
        /// Whether layers above are upside down, so that contents must be turned back.
        var isFlipped: Bool
    }

    // MARK: The tree

    mutating func paintSiblings(_ layers: [RenderLayer], _ surroundings: Surroundings) {
        guard !layers.isEmpty else { return }
        var planes: [Plane] = []
        Plane.gather(
            layers, time: surroundings.time, into: surroundings.space, opacity: 1, isFlipped: surroundings.isFlipped,
            planes: &planes)
        for plane in DepthSorter(toDevice: surroundings.toDevice).paintOrder(planes) {
            let toDevice = Projection(flattening: plane.matrix).then(surroundings.toDevice)
            // Seen edge-on, or squeezed to nothing: there is no picture.
            guard toDevice.isFinite, let toLayer = toDevice.inverse else { continue }
            paint(LayerCanvas(plane: plane, toDevice: toDevice, toLayer: toLayer, clip: surroundings.clip))
        }
    }

    /// A layer and all below it: its shadow, then what its bounds may clip, as one group where it must be.
    private mutating func paint(_ canvas: LayerCanvas) {
        var group = begin(opacity: canvas.properties.opacity * canvas.plane.inheritedOpacity)
        if canvas.plane.isCut {
            group.clips.append(
                .init(shape: .path(Path(polygon: canvas.plane.polygon), .nonZero), projection: canvas.toDevice))
        }
        appendShadow(of: canvas)
        paintBody(canvas)
        if let mask = canvas.layer.mask { apply(mask, to: &group, canvas) }
        end(group, clip: canvas.clip)
    }

    /// Background, contents, what the subclass draws, sublayers and border, clipped where the layer asks for it.
    mutating func paintBody(_ canvas: LayerCanvas) {
        guard canvas.properties.masksToBounds, !canvas.drawsWithinOutline else {
            return paintParts(canvas, borderReachesOut: false)
        }
        if let scissor = canvas.scissor {
            var inner = canvas
            inner.clip = scissor
            return paintParts(inner, borderReachesOut: false)
        }
        var group = begin()
        group.clips.append(.init(shape: canvas.outline.shape, projection: canvas.toDevice))
        // The clip gives the border its outer edge: antialiased twice, it would let the background shine through.
        paintParts(canvas, borderReachesOut: true)
        end(group, clip: canvas.clip)
    }

    private mutating func paintParts(_ canvas: LayerCanvas, borderReachesOut: Bool) {
        appendBackground(of: canvas)
        appendContents(of: canvas)
        appendContent(of: canvas)
        paintSiblings(
            canvas.layer.sublayers,
            Surroundings(
                time: canvas.plane.sample.localTime, space: canvas.properties.sublayerSpace, toDevice: canvas.toDevice,
                clip: canvas.clip, isFlipped: canvas.plane.isFlipped != canvas.properties.isGeometryFlipped))
        appendBorder(of: canvas, reachingOut: borderReachesOut)
    }
}
