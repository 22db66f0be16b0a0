import CoreGraphics
import Raster

extension DisplayListBuilder {
    mutating func appendBackground(of canvas: LayerCanvas) {
        guard let (paint, opacity) = paint(of: canvas.properties.backgroundColor, on: canvas) else { return }
        append(canvas.filledOutline.shape, paint, canvas, opacity: opacity)
    }

    /// A colour, or copies of a pattern's picture side by side; nil for what paints nothing.
    @inline(__always)
    private mutating func paint(of color: CGColor?, on canvas: LayerCanvas) -> (Paint, opacity: Float)? {
        guard let color else { return nil }
        guard color.pattern != nil else { return color.paintColor.alpha > 0 ? (.color(color.paintColor), 1) : nil }
        return pattern(color, on: canvas)
    }

    private mutating func pattern(_ color: CGColor, on canvas: LayerCanvas) -> (Paint, opacity: Float)? {
        guard let picture = color.patternPicture(scale: canvas.scale), picture.opacity > 0 else { return nil }
        let paint = ImagePaint(
            bitmap: picture.bitmap, toPaint: canvas.toLayer.then(picture.toPixels), edge: .tile)
        return (.image(stacks.parts.images.box(paint)), picture.opacity)
    }

    /// The contents, or two pictures of which one fades into the other.
    mutating func appendContents(of canvas: LayerCanvas) {
        guard let fade = canvas.properties.contentsFade else {
            if let image = canvas.properties.contents { append(image, canvas) }
            return
        }
        // The sum of both, so that what is opaque in both stays so.
        let fraction = Float(max(0, min(fade.fraction, 1)))
        let sum = begin()
        if let image = fade.from, fraction < 1 {
            let group = begin(opacity: 1 - fraction)
            append(image, canvas)
            end(group, clip: canvas.clip)
        }
        if let image = fade.to, fraction > 0 {
            let group = begin(opacity: fraction, blendMode: .plusLighter)
            append(image, canvas)
            end(group, clip: canvas.clip)
        }
        end(sum, clip: canvas.clip, isKept: true)
    }

    private mutating func append(_ image: CGImage, _ canvas: LayerCanvas) {
        let placement = ContentsPlacement(image, in: canvas.properties)
        if let parts = NinePart(placement, canvas.properties)?.parts {
            // The parts are added up, so that nothing shines through where two share a pixel.
            let sum = begin()
            for part in parts {
                var rect = part.rect
                if canvas.plane.inherited.isFlipped {
                    rect.origin.y = placement.rect.minY + placement.rect.maxY - rect.maxY
                }
                append(
                    image, ContentsPlacement(rect: rect, source: part.source), .rectangle(Box(rect)), canvas,
                    blendMode: .plusLighter)
            }
            end(sum, clip: canvas.clip, isKept: true)
            return
        }
        let isClipped = canvas.properties.masksToBounds && canvas.drawsWithinOutline
        let fills = canvas.reachesOut && placement.rect.contains(canvas.properties.bounds.standardized)
        append(
            image, placement,
            isClipped || fills ? canvas.filledOutline.shape : .rectangle(Box(placement.rect)), canvas)
    }

    mutating func append(
        _ image: CGImage, _ placement: ContentsPlacement, _ shape: Shape, _ canvas: LayerCanvas,
        blendMode: BlendMode = .sourceOver, opacity: Float = 1
    ) {
        guard let toPixels = placement.toPixels(isFlipped: canvas.plane.inherited.isFlipped) else { return }
        let isEnlarged = placement.rect.width * canvas.scale >= placement.source.width
        let paint = ImagePaint(
            bitmap: image.bitmap, toPaint: canvas.toLayer.then(toPixels),
            filter: canvas.properties.filter(isEnlarged: isEnlarged),
            edge: .clamp, source: placement.readable(of: image))
        append(shape, .image(stacks.parts.images.box(paint)), canvas, blendMode: blendMode, opacity: opacity)
    }

    /// What the layer's class draws over its contents.
    mutating func appendContent(of canvas: LayerCanvas) {
        switch canvas.content {
        case .plain, .transform, .replicator, .text:
            break
        case .gradient(let gradient):
            let bounds = canvas.properties.bounds.standardized
            guard let paint = gradient.paint(in: bounds, toLayer: canvas.toLayer, &stacks.parts) else { return }
            append(canvas.filledOutline.shape, paint, canvas)
        case .emitter(let emitter, _):
            appendParticles(emitter, of: canvas)
        case .tiled(let tiled, let store):
            appendTiles(tiled, store, of: canvas)
        case .shape(let shape):
            shape.forEachPart { part, color in
                guard let (paint, opacity) = paint(of: color, on: canvas) else { return }
                append(part, paint, canvas, opacity: opacity)
            }
        }
    }

    /// The border lies inside the bounds.
    mutating func appendBorder(of canvas: LayerCanvas) {
        let width = canvas.properties.borderWidth
        guard width > 0, let (paint, opacity) = paint(of: canvas.properties.borderColor, on: canvas) else { return }
        let (outer, inner) = (canvas.filledOutline, canvas.outline.insetBy(width))
        guard let inner else { return append(outer.shape, paint, canvas, opacity: opacity) }
        var path = stacks.parts.paths.take() ?? Path()
        path.removeAll()
        outer.box.append(to: &path)
        // Where both edges share a pixel, the difference of what they cover is right, and "even or odd" is not.
        inner.box.append(to: &path, isReversed: true)
        append(.path(path, .nonZero), paint, canvas, opacity: opacity)
        stacks.parts.paths.lend(path)
    }

    /// The shadow of the layer and all below it. A layer that clips has none: it would be clipped away.
    mutating func appendShadow(of canvas: LayerCanvas) {
        let shadow = canvas.properties.shadow
        guard shadow.opacity > 0, !canvas.properties.masksToBounds, limits.nestedShadows < Limits.mostNestedShadows,
            var color = shadow.color?.paintColor
        else { return }
        color = color.multiplied(by: canvas.plane.inherited.tint)
        color.alpha *= min(shadow.opacity, 1) * canvas.partOpacity
        guard color.alpha > 0 else { return }
        let deviation = min(max(0, Double(shadow.radius)) * canvas.scale, Self.greatestDeviation)
        let (dx, dy) = canvas.toDevice.derivatives(at: Box(canvas.properties.bounds.standardized).center)
        let offset = dx * Double(shadow.offset.width) + dy * Double(shadow.offset.height)
        guard deviation.isFinite, offset.isFinite else { return }

        // What lies outside the clip may still cast into it.
        let reach = Int((2 * deviation + 2).rounded(.up))
        var caster = canvas.moved(by: offset, clip: limit.insetBy(-reach))
        caster.partOpacity = 1
        guard let (silhouette, extent) = silhouette(of: caster) else { return }
        let bounds = extent.insetBy(-reach).intersection(canvas.clip)
        guard !bounds.isEmpty else { return }
        let item = DisplayList.Shadow(silhouette: silhouette, deviation: deviation, color: color, bounds: bounds)
        list.append(.shadow(stacks.parts.shadows.box(item)))
    }

    /// In pixels. A shadow as soft as this shows nothing any more of what casts it; a softer one would only take longer.
    private static let greatestDeviation = 1000.0

    /// What casts the layer's shadow, and the device pixels that it covers.
    private mutating func silhouette(of caster: LayerCanvas) -> (DisplayList.Silhouette, PixelRect)? {
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
            stacks.parts.giveBack(body)
            return cast(fill.shape, fill.projection, opacity: color.alpha * fill.opacity)
        }
        let extent = body.extent
        return extent.isEmpty ? nil : (.picture(body, bounds: extent), extent)
    }

    private mutating func append(
        _ shape: Shape, _ paint: Paint, _ canvas: LayerCanvas, blendMode: BlendMode = .sourceOver, opacity: Float = 1
    ) {
        let shape = canvas.placed(shape)
        let bounds = canvas.toDevice.deviceBounds(of: shape.extent, within: canvas.clip)
        guard !bounds.isEmpty else { return }
        let tint = canvas.plane.inherited.tint
        var fill = DisplayList.Fill(
            shape: shape, projection: canvas.toDevice, paint: paint, opacity: opacity * canvas.partOpacity,
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

extension LayerCanvas {
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
