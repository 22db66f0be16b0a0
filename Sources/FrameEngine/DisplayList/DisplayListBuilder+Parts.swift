import CoreGraphics
import Raster

extension DisplayListBuilder {
    mutating func appendBackground(of context: LayerPaintContext) {
        guard let (paint, opacity) = paint(of: context.properties.backgroundColor, on: context) else { return }
        append(context.filledOutline.shape, paint, context, opacity: opacity)
    }

    /// A colour, or copies of a pattern's picture side by side; nil for what paints nothing.
    @inline(__always)
    private mutating func paint(of color: CGColor?, on context: LayerPaintContext) -> (Paint, opacity: Float)? {
        guard let color else { return nil }
        guard color.pattern != nil else { return color.paintColor.alpha > 0 ? (.color(color.paintColor), 1) : nil }
        return pattern(color, on: context)
    }

    private mutating func pattern(_ color: CGColor, on context: LayerPaintContext) -> (Paint, opacity: Float)? {
        guard let picture = color.patternPicture(scale: context.scale), picture.opacity > 0 else { return nil }
        let paint = ImagePaint(
            bitmap: picture.bitmap, toPaint: context.toLayer.then(picture.toPixels), edge: .tile)
        return (.image(stacks.pools.images.box(paint)), picture.opacity)
    }

    /// The contents, or two pictures of which one fades into the other.
    mutating func appendContents(of context: LayerPaintContext) {
        guard let fade = context.properties.contentsFade else {
            if let image = context.properties.contents { append(image, context) }
            return
        }
        // The sum of both, so that what is opaque in both stays so.
        let fraction = Float(max(0, min(fade.fraction, 1)))
        let sum = begin()
        if let image = fade.from, fraction < 1 {
            let group = begin(opacity: 1 - fraction)
            append(image, context)
            end(group, clip: context.clip)
        }
        if let image = fade.to, fraction > 0 {
            let group = begin(opacity: fraction, blendMode: .plusLighter)
            append(image, context)
            end(group, clip: context.clip)
        }
        end(sum, clip: context.clip, isKept: true)
    }

    private mutating func append(_ image: CGImage, _ context: LayerPaintContext) {
        let placement = ContentsPlacement(image, in: context.properties)
        if let parts = NinePart(placement, context.properties)?.parts {
            // The parts are added up, so that nothing shines through where two share a pixel.
            let sum = begin()
            for part in parts {
                var rect = part.rect
                if context.plane.inherited.isFlipped {
                    rect.origin.y = placement.rect.minY + placement.rect.maxY - rect.maxY
                }
                append(
                    image, ContentsPlacement(rect: rect, source: part.source), .rectangle(Box(rect)), context,
                    blendMode: .plusLighter)
            }
            end(sum, clip: context.clip, isKept: true)
            return
        }
        let isClipped = context.properties.masksToBounds && context.drawsWithinOutline
        let fills = context.reachesOut && placement.rect.contains(context.properties.bounds.standardized)
        append(
            image, placement,
            isClipped || fills ? context.filledOutline.shape : .rectangle(Box(placement.rect)), context)
    }

    mutating func append(
        _ image: CGImage, _ placement: ContentsPlacement, _ shape: Shape, _ context: LayerPaintContext,
        blendMode: BlendMode = .sourceOver, opacity: Float = 1
    ) {
        guard let toPixels = placement.toPixels(isFlipped: context.plane.inherited.isFlipped) else { return }
        let isEnlarged = placement.rect.width * context.scale >= placement.source.width
        let paint = ImagePaint(
            bitmap: image.bitmap, toPaint: context.toLayer.then(toPixels),
            filter: context.properties.filter(isEnlarged: isEnlarged),
            edge: .clamp, source: placement.readable(of: image))
        append(shape, .image(stacks.pools.images.box(paint)), context, blendMode: blendMode, opacity: opacity)
    }

    /// What the layer's class draws over its contents.
    mutating func appendContent(of context: LayerPaintContext) {
        switch context.content {
        case .plain, .transform, .replicator, .text:
            break
        case .gradient(let gradient):
            let bounds = context.properties.bounds.standardized
            guard let paint = gradient.paint(in: bounds, toLayer: context.toLayer, &stacks.pools) else { return }
            append(context.filledOutline.shape, paint, context)
        case .emitter(let emitter, _):
            appendParticles(emitter, of: context)
        case .tiled(let tiled, let store):
            appendTiles(tiled, store, of: context)
        case .shape(let shape):
            shape.forEachPart { part, color in
                guard let (paint, opacity) = paint(of: color, on: context) else { return }
                append(part, paint, context, opacity: opacity)
            }
        }
    }

    /// The border lies inside the bounds.
    mutating func appendBorder(of context: LayerPaintContext) {
        let width = context.properties.borderWidth
        guard width > 0, let (paint, opacity) = paint(of: context.properties.borderColor, on: context) else { return }
        let (outer, inner) = (context.filledOutline, context.outline.insetBy(width))
        guard let inner else { return append(outer.shape, paint, context, opacity: opacity) }
        var path = stacks.pools.paths.acquire() ?? Path()
        path.removeAll()
        outer.box.append(to: &path)
        // Where both edges share a pixel, the difference of what they cover is right, and "even or odd" is not.
        inner.box.append(to: &path, isReversed: true)
        append(.path(path, .nonZero), paint, context, opacity: opacity)
        stacks.pools.paths.insert(path)
    }

    /// The shadow of the layer and all below it. A layer that clips has none: it would be clipped away.
    mutating func appendShadow(of context: LayerPaintContext) {
        let shadow = context.properties.shadow
        guard shadow.opacity > 0, !context.properties.masksToBounds, limits.nestedShadows < Limits.mostNestedShadows,
            var color = shadow.color?.paintColor
        else { return }
        color = color.multiplied(by: context.plane.inherited.tint)
        color.alpha *= min(shadow.opacity, 1) * context.partOpacity
        guard color.alpha > 0 else { return }
        let deviation = min(max(0, Double(shadow.radius)) * context.scale, Self.greatestDeviation)
        let (dx, dy) = context.toDevice.derivatives(at: Box(context.properties.bounds.standardized).center)
        let offset = dx * Double(shadow.offset.width) + dy * Double(shadow.offset.height)
        guard deviation.isFinite, offset.isFinite else { return }

        // What lies outside the clip may still cast into it.
        let reach = Int((2 * deviation + 2).rounded(.up))
        var caster = context.moved(by: offset, clip: limit.insetBy(-reach))
        caster.partOpacity = 1
        guard let (silhouette, extent) = silhouette(of: caster) else { return }
        let bounds = extent.insetBy(-reach).intersection(context.clip)
        guard !bounds.isEmpty else { return }
        let item = DisplayList.Shadow(silhouette: silhouette, deviation: deviation, color: color, bounds: bounds)
        list.append(.shadow(stacks.pools.shadows.box(item)))
    }

    /// In pixels. A shadow as soft as this shows nothing any more of what casts it; a softer one would only take longer.
    private static let greatestDeviation = 1000.0

    /// What casts the layer's shadow, and the device pixels that it covers.
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
        let body = picture(within: caster.clip) {
            $0.limits.nestedShadows += 1
            $0.paintFiltered(caster)
        }
        if body.items.count == 1, case .fill(let fill) = body.items[0], case .color(let color) = fill.paint {
            // It may be all that a sublayer draws.
            stacks.pools.releaseList(body)
            return cast(fill.shape, fill.projection, opacity: color.alpha * fill.opacity)
        }
        let extent = body.extent
        return extent.isEmpty ? nil : (.picture(body, bounds: extent), extent)
    }

    private mutating func append(
        _ shape: Shape, _ paint: Paint, _ context: LayerPaintContext, blendMode: BlendMode = .sourceOver,
        opacity: Float = 1
    ) {
        let shape = context.placed(shape)
        let bounds = context.toDevice.deviceBounds(of: shape.extent, within: context.clip)
        guard !bounds.isEmpty else { return }
        let tint = context.plane.inherited.tint
        var fill = DisplayList.Fill(
            shape: shape, projection: context.toDevice, paint: paint, opacity: opacity * context.partOpacity,
            bounds: bounds)
        if !tint.isWhite { fill.apply(tint) }
        fill.blendMode = blendMode
        list.append(fill)
    }
}

extension LayerProperties {
    /// How pictures are sampled that are shown larger, or smaller, than they are.
    ///
    /// Inlined, as a call would be handed a copy of all properties.
    @inline(__always)
    func filter(isEnlarged: Bool) -> ImagePaint.Filter {
        switch isEnlarged ? magnificationFilter : minificationFilter {
        case .nearest: .nearest
        case .trilinear where !isEnlarged: .trilinear(bias: minificationFilterBias)
        default: .linear
        }
    }
}

extension LayerPaintContext {
    /// Whether nothing but the background casts the layer's shadow.
    fileprivate var isBackgroundAlone: Bool {
        guard layer.sublayers.isEmpty, properties.contents == nil, properties.contentsFade == nil,
            properties.borderWidth <= 0, properties.filters.isEmpty, properties.backgroundColor?.pattern == nil
        else { return false }
        switch content {
        case .plain, .text: return true
        default: return false
        }
    }

    /// The shape as it is listed.
    fileprivate func placed(_ shape: Shape) -> Shape {
        if case .rectangle(let box) = shape { .rectangle(snapped(box)) } else { shape }
    }
}

extension DisplayList.Fill {
    /// Multiplies the paint's colours.
    fileprivate mutating func apply(_ tint: PaintColor) {
        switch paint {
        case .color(let color): paint = .color(color.multiplied(by: tint))
        case .linear(let box):
            var gradient = box.value
            gradient.stops = gradient.stops.tinted(tint)
            paint = .linear(gradient)
        case .radial(let box):
            var gradient = box.value
            gradient.stops = gradient.stops.tinted(tint)
            paint = .radial(gradient)
        case .conic(let box):
            var gradient = box.value
            gradient.stops = gradient.stops.tinted(tint)
            paint = .conic(gradient)
        case .image: self.tint = tint
        }
    }
}

extension GradientStops {
    fileprivate func tinted(_ tint: PaintColor) -> GradientStops {
        GradientStops(stops.map { .init(location: $0.location, color: $0.color.multiplied(by: tint)) })
    }
}
