import CoreGraphics
import Raster

extension LayerProperties {
    /// Removes compositing and background filters.
    mutating func blendsNothing() {
        // Values that stay unchanged are not copied.
        guard compositing != nil || !backgroundFilters.isEmpty else { return }
        (compositing, backgroundFilters) = (nil, [])
    }
}

extension TreeWalk {
    /// Paints the body with the layer's filters applied.
    mutating func paintFiltered(_ context: LayerPaintContext) {
        let filters = context.properties.filters
        guard !filters.isEmpty else { return paintBody(context) }
        var group = writer.begin()
        group.chain = filters.chain(on: context, in: writer.pools.acquireChain())
        var (inner, clip) = (context, context.clip)
        if context.properties.masksToBounds {
            // Like a mask, the bounds clip the filters' result.
            inner.plane.sample.properties.masksToBounds = false
            if let scissor = context.scissor {
                clip = scissor
            } else {
                writer.cut(&group, at: context.outline.shape, through: context.toDevice)
            }
        }
        // Content outside the clip may still spread into it.
        inner.clip = group.chain.source(of: clip)
        paintBody(inner)
        writer.end(group, clip: clip)
    }

    /// Sets how a layer's group is composited: by its compositing filter, over a backdrop modified by its background
    /// filters, and limited to a piece of the layer if intersecting siblings have split it.
    mutating func join(_ group: inout ListWriter.OpenGroup, as context: LayerPaintContext) {
        let filters = context.properties.backgroundFilters
        let chain = filters.isEmpty ? EffectChain() : filters.chain(on: context)
        if !chain.isEmpty {
            group.backdrop = .init(
                chain: chain, clip: .init(shape: context.outline.shape, projection: context.toDevice), mask: nil)
        }
        let piece = context.plane.isCut ? Shape.path(Path(polygon: context.plane.polygon), .nonZero) : nil
        // A mode that clears outside its source must not clear outside the piece, where other pieces are drawn.
        func footprint() -> DisplayList.Clip {
            if let piece, chain.isEmpty { return .init(shape: piece, projection: context.toDevice) }
            return self.footprint(of: context)
        }
        switch context.properties.compositing {
        case nil, .kernel(.sourceOver)?: break
        case .kernel(let mode)?:
            group.blendMode = mode
            if !mode.ignoresClearSource { group.compositeOperator = .modeWithin(footprint()) }
        case .formula(let formula)?:
            group.compositeOperator = .formula(formula, within: formula.changesWithoutSource ? footprint() : nil)
        }
        guard let piece, !chain.isEmpty || !group.compositeOperator.hasFootprint else { return }
        writer.cut(&group, at: piece, through: context.toDevice)
    }

    /// The area that the layer's image may cover.
    private mutating func footprint(of context: LayerPaintContext) -> DisplayList.Clip {
        let box = writer.extents.box(
            of: context.layer, context.plane.sample, remainingLayers: &writer.limits.measuredLayers)
        return .init(shape: .rectangle(context.snapped(box)), projection: context.toDevice)
    }

    // MARK: Rasterizing

    /// Paints a layer that is drawn to a separate image before it is composited.
    mutating func paintIsolated(_ context: LayerPaintContext, in group: inout ListWriter.OpenGroup) {
        guard writer.limits.nestedPictures < WalkLimits.maxNestedOffscreens else {
            return reportOnce(
                "more than \(WalkLimits.maxNestedOffscreens) nested filtered or rasterized layers")
        }
        writer.limits.nestedPictures += 1
        defer { writer.limits.nestedPictures -= 1 }
        if context.properties.shouldRasterize, let image = raster(of: context) {
            writer.list.append(.raster(writer.pools.rasters.box(image)))
        } else {
            paintMasked(context, in: &group)
        }
    }

    /// Paints the shadow, the body and the mask: everything except the opacity and the compositing.
    mutating func paintMasked(_ context: LayerPaintContext, in group: inout ListWriter.OpenGroup) {
        appendShadow(of: context)
        paintFiltered(context)
        if let mask = context.layer.mask { apply(mask, to: &group, context) }
    }

    /// The maximum side of a rasterized layer, in pixels; a larger layer is drawn directly.
    private static let largestRaster = 4096.0

    /// Rasterizes a layer with its shadow, filters and mask, but not its opacity. Nil for an empty image, and for a
    /// layer that is too large.
    mutating func raster(of context: LayerPaintContext) -> DisplayList.RasterizedSubtree? {
        let scale = Double(context.properties.rasterizationScale)
        var plane = context.plane
        plane.isCut = false
        plane.matrix = CATransform3DIdentity
        let box = writer.extents.box(
            of: context.layer, plane.sample, remainingLayers: &writer.limits.measuredLayers)
        let toRaster = Projection(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
        guard scale > 0, !box.isEmpty, box.width * scale <= Self.largestRaster,
            box.height * scale <= Self.largestRaster, let toLayer = toRaster.inverse
        else { return nil }
        // The size is checked above; the box may lie anywhere in the layer's coordinates.
        let reach = PixelRect(x: -1 << 20, y: -1 << 20, width: 1 << 21, height: 1 << 21)
        let limit = toRaster.deviceBounds(of: box, within: reach).insetBy(-1)
        let contextOfRaster = LayerPaintContext(
            plane: plane, spaceToDevice: toRaster, toDevice: toRaster, toLayer: toLayer, clip: limit)
        let list = picture(within: limit) { walk in
            var group = walk.writer.begin()
            walk.paintMasked(contextOfRaster, in: &group)
            walk.writer.end(group, clip: limit)
        }
        let content = list.extent
        let projection = toLayer.then(context.toDevice)
        let bounds = projection.deviceBounds(of: content.box, within: context.clip)
        guard !content.isEmpty, !bounds.isEmpty, projection.isFinite else {
            writer.pools.releaseList(list)
            return nil
        }
        return .init(
            raster: writer.pools.raster(of: list, content: content), projection: projection,
            filter: context.properties.filter(isEnlarged: context.scale >= scale), opacity: 1, bounds: bounds)
    }
}
