import CoreGraphics
import Raster

extension TreeWalk {
    /// Appends the shadow of a layer and its sublayers. The bounds of a layer that clips also clip its shadow: what
    /// remains is inside, as programs draw inner shadows.
    mutating func appendShadow(of context: LayerPaintContext) {
        let shadow = context.properties.shadow
        guard shadow.opacity > 0, !context.hidesShadow,
            writer.limits.nestedShadows < WalkLimits.maxNestedShadows,
            var color = shadow.color?.paintColor
        else { return }
        color = color.multiplied(by: context.plane.inherited.tint)
        color.alpha *= min(shadow.opacity, 1) * context.partOpacity
        guard color.alpha > 0 else { return }
        let deviation = min(max(0, Double(shadow.radius)) * context.scale, Self.maxDeviation)
        // In perspective an offset has no single image. Using the derivative at the layer's centre preserves the
        // shadow's shape and moves it as a whole.
        let (dx, dy) = context.toDevice.derivatives(at: Box(context.properties.bounds.standardized).center)
        let offset = dx * Double(shadow.offset.width) + dy * Double(shadow.offset.height)
        guard deviation.isFinite, offset.isFinite else { return }

        // Content outside the clip may still cast a shadow into it. The Gaussian kernel ends at two deviations; two
        // more pixels cover its rounding and the caster's antialiased edge.
        let reach = Int((2 * deviation + 2).rounded(.up))
        var caster = context.moved(by: offset, clip: writer.limit.insetBy(-reach))
        caster.partOpacity = 1
        // What the bounds clip still casts a shadow into them.
        caster.plane.sample.properties.masksToBounds = false
        guard let (silhouette, extent) = silhouette(of: caster) else { return }
        let isClipped = context.properties.masksToBounds
        let scissor = isClipped ? context.scissor : nil
        let bounds = extent.insetBy(-reach).intersection(scissor ?? context.clip)
        guard !bounds.isEmpty else { return }
        let item = DisplayList.Shadow(silhouette: silhouette, deviation: deviation, color: color, bounds: bounds)
        guard isClipped, scissor == nil else { return writer.list.append(.shadow(writer.pools.shadows.box(item))) }
        var group = writer.begin()
        writer.cut(&group, at: context.outline.shape, through: context.toDevice)
        writer.list.append(.shadow(writer.pools.shadows.box(item)))
        writer.end(group, clip: context.clip)
    }

    /// The maximum deviation, in pixels. A softer shadow would look the same and take longer.
    private static let maxDeviation = 1000.0

    /// The silhouette that casts the layer's shadow, and the device pixels that it covers.
    private mutating func silhouette(of caster: LayerPaintContext) -> (DisplayList.Silhouette, PixelRect)? {
        func cast(_ shape: Shape, _ toDevice: Projection, opacity: Float) -> (DisplayList.Silhouette, PixelRect)? {
            let extent = toDevice.deviceBounds(of: shape.extent, within: caster.clip)
            return extent.isEmpty ? nil : (.shape(shape, toDevice, opacity: opacity), extent)
        }
        if let path = caster.properties.shadow.path { return cast(.path(path, .nonZero), caster.toDevice, opacity: 1) }
        if caster.isBackgroundAlone {
            guard let color = caster.properties.backgroundColor?.paintColor, color.alpha > 0 else { return nil }
            return cast(caster.placed(caster.outline.shape), caster.toDevice, opacity: color.alpha)
        }
        if let (outline, toDevice) = opaqueOutline(of: caster) { return cast(outline, toDevice, opacity: 1) }
        let body = picture(within: caster.clip) {
            $0.writer.limits.nestedShadows += 1
            $0.paintFiltered(caster)
        }
        if body.items.count == 1, case .fill(let fill) = body.items[0], case .color(let color) = fill.paint {
            // A single fill, perhaps a sublayer's, casts its shadow as a shape: no image is needed.
            writer.pools.releaseList(body)
            return cast(fill.shape, fill.projection, opacity: color.alpha * fill.opacity)
        }
        let extent = body.extent
        return extent.isEmpty ? nil : (.picture(body, bounds: extent), extent)
    }

    /// The outline that casts the shadow of a layer, or of the descendant that draws everything visible of it, with its
    /// projection to the device; nil if the shadow needs an image.
    private mutating func opaqueOutline(
        of caster: LayerPaintContext, depth: Int = mostNestedLayers
    ) -> (Shape, Projection)? {
        if hidesContents(caster) { return (caster.placed(caster.outline.shape), caster.toDevice) }
        guard depth > 0, let inner = onlySublayer(of: caster) else { return nil }
        return opaqueOutline(of: inner, depth: depth - 1)
    }

    /// The only sublayer of a layer that draws nothing itself, such as a view that casts the shadow of a clipping view.
    private mutating func onlySublayer(of context: LayerPaintContext) -> LayerPaintContext? {
        guard context.drawsNothingItself, context.layer.sublayers.count == 1, context.layer.sublayers.stayCoplanar,
            let place = context.plane.sample.coplanarSublayerPlacement(context.plane.inherited)
        else { return nil }
        let layer = context.layer.sublayers[0]
        let sample = writer.pools.sample(layer, atParentTime: place.time)
        guard layer.mask == nil, sample.transition == nil, sample.properties.isCompositedAsItIs,
            let plane = Plane(layer, sample, at: place)
        else { return nil }
        return LayerPaintContext(plane, in: context.toDevice, clip: context.clip)
    }

    /// The maximum number of nested layers to look through.
    private static let mostNestedLayers = 4

    /// The maximum number of descendants to measure for a shadow.
    private static let mostMeasuredLayers = 64

    /// Whether an opaque background lies below everything that the layer and its sublayers draw, as on a card: they
    /// then cast the background's shadow, which needs no rendered and blurred image. Clipped content is hidden anyway.
    private mutating func hidesContents(_ caster: LayerPaintContext) -> Bool {
        guard caster.layer.sublayers.onlyCover, caster.properties.contentsFade == nil,
            caster.properties.filters.isEmpty, let color = caster.properties.backgroundColor, color.pattern == nil,
            color.paintColor.alpha == 1
        else { return false }
        if caster.properties.masksToBounds { return true }
        guard caster.drawsBackgroundAndContents else { return false }
        let background = DisplayList.HiddenPixels(
            inside: caster.placed(caster.outline.shape), through: caster.toDevice, within: caster.clip)
        // One pixel more than the box covers, for edges that are snapped.
        func isInside(_ box: Box) -> Bool {
            let pixels = caster.toDevice.deviceBounds(of: box, within: caster.clip)
            return pixels.isEmpty || background.contains(pixels.insetBy(-1))
        }
        if let contents = caster.properties.contents,
            !isInside(Box(ContentsPlacement(contents, in: caster.properties).rect))
        {
            return false
        }
        guard !caster.layer.sublayers.isEmpty else { return true }
        // A small limit per shadow, not from the frame's budget: what casts a shadow then doesn't depend on other
        // layers.
        var remaining = Self.mostMeasuredLayers
        guard
            let box = writer.extents.sublayersBox(of: caster.layer, caster.plane.sample, remainingLayers: &remaining)
        else { return false }
        return box.isEmpty || isInside(box)
    }
}

extension LayerPaintContext {
    /// Whether the layer clips its shadow to its bounds, and covers them with an opaque background.
    fileprivate var hidesShadow: Bool {
        guard properties.masksToBounds, partOpacity >= 1, properties.filters.isEmpty,
            let color = properties.backgroundColor, color.pattern == nil
        else { return false }
        return color.paintColor.multiplied(by: plane.inherited.tint).alpha >= 1
    }

    /// Whether only the background casts the layer's shadow.
    fileprivate var isBackgroundAlone: Bool {
        layer.sublayers.isEmpty && properties.contents == nil && drawsBackgroundAndContents
    }

    /// Whether the layer itself draws only its background and its contents, one over the other.
    fileprivate var drawsBackgroundAndContents: Bool {
        guard properties.contentsFade == nil, properties.borderWidth <= 0, properties.filters.isEmpty,
            properties.backgroundColor?.pattern == nil
        else { return false }
        switch content {
        case .plain, .text: return true
        default: return false
        }
    }

    /// Whether only the sublayers of the layer are visible.
    fileprivate var drawsNothingItself: Bool {
        properties.contents == nil && drawsBackgroundAndContents
            && (properties.backgroundColor?.paintColor.alpha ?? 0) == 0
    }
}

extension LayerProperties {
    /// Whether the layer's image is composited with its superlayer's unmodified, with nothing added to it.
    fileprivate var isCompositedAsItIs: Bool {
        opacity >= 1 && filters.isEmpty && backgroundFilters.isEmpty && compositing == nil && shadow.opacity <= 0
            && !shouldRasterize
    }
}
