package import CoreGraphics
package import Raster

/// Replays a display list in a `CGContext` with Quartz calls, so that a PDF keeps its paths, and a deeper bitmap its
/// precision.
///
/// Items without an equivalent Quartz call are rasterized first: shadows, masks, and items in perspective.
package struct ContextPainter<C: PictureCompositor> {
    private let context: CGContext
    /// The compositor that renders images.
    private let compositor: C
    /// The list's surface, which bounds the size of rasterized images.
    private let surface: PixelRect
    /// True when the list's pixels are the context's. Contents are then drawn by the compositor, as their precision is
    /// at most 8 bits.
    private let isOfPixels: Bool

    package init(
        _ context: CGContext, surface: PixelRect, isOfPixels: Bool, compositor: C = SoftwareCompositor(threads: 1)
    ) {
        self.context = context
        self.compositor = compositor
        self.surface = surface
        self.isOfPixels = isOfPixels
    }

    package func paint(_ list: DisplayList) {
        let items = list.items[...]
        // A context's pixels can't be read back, so the backdrop consists of what this list has painted.
        let start = endOfPixelDependentItems(in: items) ?? items.startIndex
        context.asSingleImage {
            paintAsPicture(items[..<start])
            paint(items[start...])
        }
    }

    /// Draws a list whose device space is the context's pixels, as the compositor would: runs of source-over items as
    /// one image, and each item with another mode as a separate one. If the context has a blend mode, everything is one
    /// image, drawn with that mode.
    package func paintBytes(of list: DisplayList) {
        let items = list.items[...]
        guard !items.needsBackdrop, context.blendsNormally else { return paintAsPicture(items) }
        var (index, start) = (items.startIndex, items.startIndex)
        while index < items.endIndex {
            let end = min(items.endOfGroup(at: index), items.endIndex - 1)
            if items[index].blendMode != .sourceOver {
                paintAsPicture(items[start..<index])
                paintAsPicture(items[index...end])
                start = end + 1
            }
            index = end + 1
        }
        paintAsPicture(items[start...])
    }

    private func paint(_ items: ArraySlice<DisplayList.Item>) {
        var index = items.startIndex
        while index < items.endIndex {
            let end = items.endOfGroup(at: index)
            switch items[index] {
            case .beginGroup(let group) where group.isFlat && !needsPixels(items[(index + 1)..<end]):
                paint(group, items[(index + 1)..<end])
            case .fill(let fill) where fill.projection.isAffine && !(isOfPixels && fill.paint.isPicture):
                paint(fill)
            case .particles(let particles) where !isOfPixels:
                for quad in particles.value.quads { paint(quad, of: particles.value) }
            case .endGroup:
                break
            default:
                paintAsPicture(items[index...min(end, items.endIndex - 1)])
            }
            index = end + 1
        }
    }

    // MARK: Blend modes

    /// Whether Quartz can composite with that mode; a PDF page supports only PDF's own modes.
    private func joins(by mode: BlendMode) -> Bool {
        // The modes from normal to luminosity are those of PDF; Quartz numbers the compositing operators after them.
        isOfPixels || CGBlendMode(mode).rawValue <= CGBlendMode.luminosity.rawValue
    }

    /// The end of the last item of a slice, not descending into groups, that Quartz calls can't composite with those
    /// before it: it reads its backdrop, or has a mode that PDF pages don't support. Nil if there is none.
    private func endOfPixelDependentItems(in items: ArraySlice<DisplayList.Item>) -> Int? {
        var (index, last) = (items.startIndex, Int?.none)
        while index < items.endIndex {
            let next = min(items.endOfGroup(at: index) + 1, items.endIndex)
            if items[index..<next].needsBackdrop || !joins(by: items[index].blendMode) { last = next }
            index = next
        }
        return last
    }

    /// Whether a group's items, not descending into inner groups, can't be composited by Quartz calls: for these
    /// reasons, or because one is a mask.
    private func needsPixels(_ items: ArraySlice<DisplayList.Item>) -> Bool {
        endOfPixelDependentItems(in: items) != nil || items.holdsGroup { $0.blendMode == .destinationIn }
    }

    // MARK: Groups

    private func paint(_ group: DisplayList.Group, _ items: ArraySlice<DisplayList.Item>) {
        context.saveGState()
        // In a bitmap context the clip bounds the transparency layer.
        if isOfPixels || !group.bounds.contains(items.extent) { context.clip(to: CGRect(group.bounds.box)) }
        for clip in group.clips { self.clip(to: clip.shape, through: clip.projection) }
        context.setAlpha(CGFloat(group.opacity))
        context.setBlendMode(CGBlendMode(group.blendMode))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        paint(items)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// Renders items with the compositor, and draws the resulting image into the context.
    private func paintAsPicture(_ items: ArraySlice<DisplayList.Item>) {
        guard let first = items.first else { return }
        var list = DisplayList(items: Array(items))
        var mode = BlendMode.sourceOver
        if items.endOfGroup(at: items.startIndex) >= items.endIndex - 1, joins(by: first.blendMode) {
            mode = first.blendMode
            list[0] = first.overlaid
        }
        let bounds = list.extent.intersection(surface)
        guard let picture = compositor.picture(of: list, area: bounds) else { return }
        context.saveGState()
        if mode != .sourceOver { context.setBlendMode(CGBlendMode(mode)) }
        draw(CGImage(bitmap: Bitmap(picture)), in: CGRect(bounds.box))
        context.restoreGState()
    }

    /// Draws an image upright in a space with y pointing down.
    private func draw(_ image: CGImage, in rect: CGRect, isTiled: Bool = false) {
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: rect.size), byTiling: isTiled)
        context.restoreGState()
    }

    // MARK: Fills

    private func paint(_ fill: DisplayList.Fill) {
        context.saveGState()
        defer { context.restoreGState() }
        let extent = fill.projection.deviceBounds(of: fill.shape.extent, within: surface)
        if !fill.bounds.contains(extent) { context.clip(to: CGRect(fill.bounds.box)) }
        context.setAlpha(CGFloat(fill.opacity))
        if fill.blendMode == .plusLighter { context.setBlendMode(.plusLighter) }
        if case .color(let color) = fill.paint {
            context.setFillColor(CGColor(color))
            add(fill.shape, through: fill.projection)
            return context.fillPath(using: fill.shape.rule)
        }
        clip(to: fill.shape, through: fill.projection)
        switch fill.paint {
        case .color: break
        case .linear(let gradient):
            let paint = gradient.value
            within(paint.toPaint) {
                guard let gradient = paint.stops.gradient else { return }
                context.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: .bothSides)
            }
        case .radial(let gradient):
            let paint = gradient.value
            within(paint.toPaint) {
                guard let gradient = paint.stops.gradient else { return }
                context.drawRadialGradient(
                    gradient, startCenter: CGPoint(paint.startCenter),
                    startRadius: CGFloat(paint.startRadius), endCenter: CGPoint(paint.endCenter),
                    endRadius: CGFloat(paint.endRadius), options: .bothSides)
            }
        case .conic(let gradient):
            let paint = gradient.value
            within(paint.toPaint) {
                guard let gradient = paint.stops.gradient else { return }
                context.drawConicGradient(gradient, center: .zero, angle: 0)
            }
        case .image(let paint):
            let image = paint.value.tinted(fill.tint)
            context.interpolationQuality = image.filter == .nearest ? .none : .default
            within(image.toPaint) {
                draw(image.bitmap, image.source, isTiled: image.edge == .tile)
            }
        }
    }

    private func paint(_ quad: DisplayList.Quad, of particles: DisplayList.Particles) {
        let sprite = particles.sprites[quad.sprite]
        guard let transform = CGAffineTransform(quad.projection),
            let bitmap = sprite.bitmap.tinted(quad.color, within: sprite.source)
        else { return }
        context.saveGState()
        context.setAlpha(CGFloat(quad.color.alpha))
        if particles.blendMode == .plusLighter { context.setBlendMode(.plusLighter) }
        context.concatenate(transform)
        draw(CGImage(bitmap: bitmap), in: CGRect(sprite.source.box))
        context.restoreGState()
    }

    private func draw(_ bitmap: Bitmap, _ source: PixelRect, isTiled: Bool) {
        guard let image = CGImage(bitmap: bitmap).cropping(to: CGRect(source.box)) else { return }
        draw(image, in: CGRect(source.box), isTiled: isTiled)
    }

    /// Draws in paint space.
    private func within(_ toPaint: Projection, _ body: () -> Void) {
        guard let toDevice = toPaint.inverse.flatMap(CGAffineTransform.init) else { return }
        context.concatenate(toDevice)
        body()
    }

    // MARK: Shapes

    private func clip(to shape: Shape, through projection: Projection) {
        add(shape, through: projection)
        context.clip(using: shape.rule)
    }

    private func add(_ shape: Shape, through projection: Projection) {
        context.beginPath()
        guard let transform = CGAffineTransform(projection) else { return }
        let path: Path =
            switch shape {
            case .rectangle(let box): Path(polygon: box.corners)
            case .rounded(let rounded): Path(rounded)
            case .path(let path, _): path
            case .stroke(let stroke):
                Self.outline(of: stroke.value, tolerance: Shape.tolerance / max(projection.scale(at: .zero), 1e-6))
            }
        // The path is transformed as it is added; the pen uses the context's coordinates.
        context.saveGState()
        context.concatenate(transform)
        context.addPath(CGPath(storage: path))
        context.restoreGState()
    }

    private static func outline(of stroke: Shape.Stroke, tolerance: Double) -> Path {
        stroke.line(tolerance: tolerance).stroked(stroke.style, tolerance: tolerance)
    }
}

extension Shape {
    fileprivate var rule: CGPathFillRule { if case .path(_, .evenOdd) = self { .evenOdd } else { .winding } }
}

extension Paint {
    fileprivate var isPicture: Bool { if case .image = self { true } else { false } }
}

extension CGAffineTransform {
    /// Nil for a projection that is not affine.
    fileprivate init?(_ p: Projection) {
        guard p.isAffine else { return nil }
        self.init(a: p.m11, b: p.m12, c: p.m21, d: p.m22, tx: p.m31, ty: p.m32)
    }
}

extension CGGradientDrawingOptions {
    fileprivate static let bothSides: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
}

extension GradientStops {
    /// Nil without stops.
    fileprivate var gradient: CGGradient? {
        let colors = stops.map { CGColor($0.color) }
        return CGGradient(
            colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors,
            locations: stops.map { CGFloat($0.location) })
    }
}

extension DisplayList.Group {
    /// Whether Quartz can draw the group: its clips are affine, and no pixel depends on another.
    fileprivate var isFlat: Bool { effects == nil && clips.allSatisfy(\.projection.isAffine) }
}

extension DisplayList.Item {
    /// The blend mode with which the item as a whole is composited.
    fileprivate var blendMode: BlendMode {
        switch self {
        case .fill(let fill): fill.blendMode
        case .particles(let particles): particles.value.blendMode
        case .beginGroup(let group): group.blendMode
        case .shadow, .raster, .endGroup: .sourceOver
        }
    }

    /// The item composited by source-over. Particles are still added among themselves.
    fileprivate var overlaid: DisplayList.Item {
        switch self {
        case .fill(var fill):
            fill.blendMode = .sourceOver
            return .fill(fill)
        case .beginGroup(var group):
            group.blendMode = .sourceOver
            return .beginGroup(group)
        case .particles, .shadow, .raster, .endGroup: return self
        }
    }
}

extension CGBlendMode {
    fileprivate init(_ mode: BlendMode) {
        self = (0...27).compactMap(CGBlendMode.init).first { BlendMode($0) == mode } ?? .normal
    }
}

extension ArraySlice<DisplayList.Item> {
    /// True when an item, not descending into groups, reads its backdrop, or clears pixels only within a shape.
    fileprivate var needsBackdrop: Bool {
        readsBackdrop || holdsGroup { $0.effects?.compositeOperator.hasFootprint == true }
    }

    fileprivate func holdsGroup(_ isMeant: (DisplayList.Group) -> Bool) -> Bool {
        contains { if case .beginGroup(let group) = $0 { isMeant(group) } else { false } }
    }
}
