import CoreGraphics
package import Raster

/// Turns a render tree at one moment into a display list: samples each layer, orders siblings by depth, opens groups.
package struct DisplayListBuilder {
    /// The pixels that anything may be drawn on.
    let limit: PixelRect
    /// The time of the frame.
    let time: Double
    /// Whether tiles that are not there yet are waited for.
    let waitsForTiles: Bool
    var list = DisplayList()

    init(limit: PixelRect, time: Double, waitsForTiles: Bool) {
        self.limit = limit
        self.time = time
        self.waitsForTiles = waitsForTiles
    }

    /// A builder for a picture of its own in the same frame.
    func picture(within limit: PixelRect) -> DisplayListBuilder {
        DisplayListBuilder(limit: limit, time: time, waitsForTiles: waitsForTiles)
    }

    /// What `root` looks like when its superlayer's time is `time`.
    ///
    /// `toDevice` maps the space of the root's superlayer to pixels; nothing outside `surface` is listed. By default tiles
    /// are waited for where the clock is set by hand.
    package static func build(
        _ root: RenderLayer, time: Double, toDevice: Projection, surface: PixelRect,
        waitsForTiles: Bool = MediaClock.isManual
    ) -> DisplayList {
        guard !surface.isEmpty, toDevice.isFinite else { return DisplayList() }
        var builder = DisplayListBuilder(limit: surface, time: time, waitsForTiles: waitsForTiles)
        builder.paintSiblings(
            [root], at: SublayerPlace(time: time, space: nil, inherited: Inheritance()), toDevice: toDevice,
            clip: surface)
        return builder.list
    }

    // MARK: The tree

    /// - Parameter toDevice: from the superlayer's space to device pixels.
    mutating func paintSiblings(
        _ layers: RenderSublayers, at place: SublayerPlace, toDevice: Projection, clip: PixelRect
    ) {
        guard !layers.isEmpty else { return }
        var planes: [Plane] = []
        Plane.gather(layers, at: place, planes: &planes)
        paint(planes, toDevice: toDevice, clip: clip)
    }

    private mutating func paintSublayers(of canvas: LayerCanvas) {
        guard !canvas.layer.sublayers.isEmpty else { return }
        var planes: [Plane] = []
        var inherited = canvas.plane.inherited
        inherited.opacity = 1
        canvas.plane.sample.forEachSublayerPlace(inherited) { place in
            Plane.gather(canvas.layer.sublayers, at: place, planes: &planes)
        }
        paint(planes, toDevice: canvas.toDevice, clip: canvas.clip)
    }

    /// Paints the layers of one 3D space in the order of their depth.
    private mutating func paint(_ planes: [Plane], toDevice: Projection, clip: PixelRect) {
        for plane in DepthSorter(toDevice: toDevice).paintOrder(planes) {
            let planeToDevice = Projection(flattening: plane.matrix).then(toDevice)
            // Seen edge-on, or squeezed to nothing: there is no picture.
            guard planeToDevice.isFinite, let toLayer = planeToDevice.inverse else { continue }
            paint(
                LayerCanvas(
                    plane: plane, spaceToDevice: toDevice, toDevice: planeToDevice, toLayer: toLayer, clip: clip))
        }
    }

    /// A layer and all below it: its shadow, then what its bounds may clip, as one group where it must be.
    mutating func paint(_ canvas: LayerCanvas) {
        if let transition = canvas.plane.sample.transition { return paint(transition, of: canvas) }
        var group = begin(opacity: canvas.properties.opacity * canvas.plane.inherited.opacity)
        if canvas.plane.isCut {
            group.clips.append(
                .init(shape: .path(Path(polygon: canvas.plane.polygon), .nonZero), projection: canvas.toDevice))
        }
        join(&group, as: canvas)
        if canvas.properties.shouldRasterize, let image = raster(of: canvas) {
            list.items.append(.raster(image))
        } else {
            paintMasked(canvas, in: &group)
        }
        end(group, clip: canvas.clip)
    }

    /// The shadow, the body and the mask: all but the opacity, and how the layer is joined.
    mutating func paintMasked(_ canvas: LayerCanvas, in group: inout OpenGroup) {
        appendShadow(of: canvas)
        paintFiltered(canvas)
        if let mask = canvas.layer.mask { apply(mask, to: &group, canvas) }
    }

    /// Background, contents, what the subclass draws, sublayers and border, clipped where the layer asks for it.
    mutating func paintBody(_ canvas: LayerCanvas) {
        guard canvas.properties.masksToBounds, !canvas.drawsWithinOutline else {
            return paintParts(canvas, borderReachesOut: false)
        }
        if let scissor = canvas.scissor {
            var inner = canvas
            inner.clip = scissor
            let start = list.items.count
            paintParts(inner, borderReachesOut: false)
            return isolate(from: start, clip: scissor)
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
        paintSublayers(of: canvas)
        appendBorder(of: canvas, reachingOut: borderReachesOut)
    }
}
