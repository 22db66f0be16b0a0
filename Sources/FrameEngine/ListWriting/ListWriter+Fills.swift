import CoreGraphics
import Raster

extension ListWriter {
    /// Adds a fill of a shape in a layer's own space, where it is visible.
    mutating func append(
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

    /// A colour, or the tiled image of a pattern; nil for a colour that paints nothing.
    @inline(__always)
    mutating func paint(of color: CGColor?, on context: LayerPaintContext) -> (Paint, opacity: Float)? {
        guard let color else { return nil }
        guard color.pattern != nil else { return color.paintColor.alpha > 0 ? (.color(color.paintColor), 1) : nil }
        return pattern(color, on: context)
    }

    private mutating func pattern(_ color: CGColor, on context: LayerPaintContext) -> (Paint, opacity: Float)? {
        guard let picture = color.patternTile(scale: context.scale), picture.opacity > 0 else { return nil }
        let paint = ImagePaint(
            bitmap: picture.bitmap, toPaint: context.toLayer.then(picture.toPixels), edge: .tile)
        return (.image(pools.images.box(paint)), picture.opacity)
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
        // Applied when the image is sampled, which avoids a tinted copy.
        case .image: self.tint = tint
        }
    }
}

extension GradientStops {
    fileprivate func tinted(_ tint: PaintColor) -> GradientStops {
        GradientStops(stops.map { .init(location: $0.location, color: $0.color.multiplied(by: tint)) })
    }
}
