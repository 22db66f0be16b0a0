@_spi(Compositing) import QuartzCore
import Raster

/// A slow and simple compositor: every item of a list becomes a whole image of floating-point numbers, and no number is
/// rounded before the end. The software compositor is compared with it.
struct ReferenceCompositor: Compositor {
    /// The seed of random rounding, if any: `ReferencePlane.rounding`.
    var rounding: UInt64?

    mutating func draw(_ list: DisplayList, damage: Damage, onto surface: PixelBuffer) {
        let picture = ReferencePlane(list, area: surface.bounds, rounding: rounding)
        for rect in damage.rects { picture.write(rect.intersection(surface.bounds), to: surface) }
    }
}

extension ReferencePlane {
    /// Draws a list over transparency.
    init(_ list: DisplayList, area: PixelRect, rounding: UInt64? = nil) {
        self.init(list.items[...], area: area, rounding: rounding)
    }

    private init(_ items: ArraySlice<DisplayList.Item>, area: PixelRect, rounding: UInt64?) {
        self.init(area: area, rounding: rounding)
        paint(items)
    }

    private mutating func paint(_ items: ArraySlice<DisplayList.Item>) {
        var rest = items
        while let item = rest.popFirst() {
            switch item {
            case .fill(let fill):
                let coverage = ReferenceCoverage(fill.shape, through: fill.projection, area: area)
                join(
                    coverage, .init(fill.paint, tint: fill.tint), opacity: fill.opacity, mode: fill.blendMode,
                    bounds: fill.bounds)
            case .shadow(let shadow):
                join(
                    ReferenceCoverage(of: shadow.value, area: area), .init(.color(shadow.value.color)),
                    bounds: shadow.value.bounds)
            case .particles(let particles):
                for quad in particles.value.quads { paint(quad, of: particles.value) }
            case .raster(let image):
                paint(image.value)
            case .beginGroup(let group):
                let body = rest.prefix(Self.lengthOfGroup(rest))
                rest = rest.dropFirst(body.count + 1)
                join(group, body)
            case .endGroup:
                break
            }
        }
    }

    /// Draws an image that is stored as bytes, like any image.
    private mutating func paint(_ image: DisplayList.RasterizedSubtree) {
        let content = image.raster.content
        guard let toPaint = image.projection.inverse, !content.isEmpty,
            let buffer = PixelBuffer(width: content.width, height: content.height)
        else { return }
        var pixels = ReferencePlane(area: content.offsetBy(x: -content.x, y: -content.y))
        let picture = ReferencePlane(image.raster.list, area: content, rounding: rounding)
        for y in 0..<content.height {
            for x in 0..<content.width { pixels[x, y] = picture[x + content.x, y + content.y] }
        }
        pixels.write(pixels.area, to: buffer)
        let origin = Projection.translation(-Double(content.x), -Double(content.y))
        let paint = ImagePaint(bitmap: Bitmap(buffer), toPaint: toPaint.then(origin), filter: image.filter)
        let coverage = ReferenceCoverage(.rectangle(content.box), through: image.projection, area: area)
        join(coverage, .init(.image(paint)), opacity: image.opacity, bounds: image.bounds)
    }

    /// Returns the number of items up to the end of the group that the first of them is in.
    private static func lengthOfGroup(_ items: ArraySlice<DisplayList.Item>) -> Int {
        var depth = 1
        for (count, item) in items.enumerated() {
            if case .beginGroup = item { depth += 1 }
            if case .endGroup = item { depth -= 1 }
            if depth == 0 { return count }
        }
        return items.count
    }

    private mutating func paint(_ quad: DisplayList.Quad, of particles: DisplayList.Particles) {
        let sprite = particles.sprites[quad.sprite]
        guard let toPaint = quad.projection.inverse else { return }
        let paint = ImagePaint(bitmap: sprite.bitmap, toPaint: toPaint, filter: sprite.filter, source: sprite.source)
        let coverage = ReferenceCoverage(.rectangle(sprite.source.box), through: quad.projection, area: area)
        join(
            coverage, .init(.image(paint), tint: quad.color), opacity: quad.color.alpha, mode: particles.blendMode,
            bounds: quad.bounds)
    }

    /// Composites paint on the covered area: a pixel moves towards the mode's result in proportion to its coverage.
    private mutating func join(
        _ coverage: ReferenceCoverage, _ paint: ReferencePaint, opacity: Float = 1, mode: BlendMode = .sourceOver,
        bounds: PixelRect
    ) {
        forEachPixel(of: bounds) { x, y, below in
            let level = Float(coverage[x, y])
            guard level > 0 else { return below }
            let source = paint.pixel(x, y) * opacity
            // A sum is clamped at white: partially covered pixels are added in part.
            if mode == .plusLighter { return mode.join(source * level, over: below) }
            return below + (mode.join(source, over: below) - below) * level
        }
    }

    // MARK: Groups

    private mutating func join(_ group: DisplayList.Group, _ body: ArraySlice<DisplayList.Item>) {
        let effects = group.effects
        if let backdrop = effects?.backdrop { return join(group, body, on: backdrop, effects!.compositeOperator) }
        // As large as its contents: effects extend beyond the surface.
        var picture = ReferencePlane(body, area: body.extent, rounding: rounding)
        for effect in effects?.chain.effects ?? [] { picture.apply(effect) }
        var footprint = ReferenceCoverage(everywhereIn: area)
        switch effects?.compositeOperator {
        case .modeWithin(let clip), .formula(_, within: let clip?):
            footprint = ReferenceCoverage(clip.shape, through: clip.projection, area: area)
        default: break
        }
        let level = level(of: group)
        forEachPixel(of: group.bounds) { x, y, below in
            let source = picture.at(x, y) * (Float(level[x, y]) * group.opacity)
            let joined =
                if case .formula(let formula, _)? = effects?.compositeOperator {
                    formula.join(source, over: below)
                } else {
                    group.blendMode.join(source, over: below)
                }
            return below + (joined - below) * Float(footprint[x, y])
        }
    }

    /// Composites a group with a changed backdrop: pixels move towards the result over that backdrop in proportion to
    /// the group's visibility.
    private mutating func join(
        _ group: DisplayList.Group, _ body: ArraySlice<DisplayList.Item>, on backdrop: GroupEffects.Backdrop,
        _ compositeOperator: GroupEffects.CompositeOperator
    ) {
        var changed = grown(by: 3 * backdrop.chain.widest)
        for effect in backdrop.chain.effects { changed.apply(effect) }
        let covered = ReferenceCoverage(backdrop.clip.shape, through: backdrop.clip.projection, area: area)
        var result = self
        result.forEachPixel(of: group.bounds) { x, y, below in
            below + (changed.at(x, y) - below) * Float(covered[x, y])
        }
        let own = backdrop.mask.map { body[..<(body.startIndex - 1 + $0)] } ?? body
        if group.blendMode == .sourceOver, compositeOperator == .mode {
            result.paint(own)
        } else {
            var whole = group
            (whole.opacity, whole.clips) = (1, [])
            whole.effects = compositeOperator == .mode ? nil : GroupEffects(compositeOperator: compositeOperator)
            result.join(whole, own)
        }
        // The mask's alpha: drawn over an opaque image, it remains where the mask covers.
        var shown = ReferencePlane(area: area, rounding: rounding)
        shown.forEachPixel(of: area) { _, _, _ in .one }
        shown.paint(body[own.endIndex...])
        let level = level(of: group)
        forEachPixel(of: group.bounds) { x, y, below in
            below + (result[x, y] - below) * (Float(level[x, y]) * group.opacity * shown[x, y].w)
        }
    }

    /// Returns the group's coverage by its clips.
    private func level(of group: DisplayList.Group) -> ReferenceCoverage {
        var level = ReferenceCoverage(everywhereIn: area)
        for clip in group.clips { level.cut(to: ReferenceCoverage(clip.shape, through: clip.projection, area: area)) }
        return level
    }
}

extension DisplayList {
    /// The greatest standard deviation of the list's blurs.
    var widestBlur: Double {
        items.reduce(0) { widest, item in
            switch item {
            case .beginGroup(let group):
                max(widest, group.effects?.chain.widest ?? 0, group.effects?.backdrop?.chain.widest ?? 0)
            case .raster(let image): max(widest, image.value.raster.list.widestBlur)
            case .shadow(let shadow):
                if case .picture(let list, _) = shadow.value.silhouette { max(widest, list.widestBlur) } else { widest }
            case .fill, .particles, .endGroup: widest
            }
        }
    }
}

extension EffectChain {
    /// The greatest standard deviation of all of the chain's blurs together.
    fileprivate var widest: Double {
        effects.reduce(0) { sum, effect in
            switch effect {
            case .blur(let blur): sum + max(blur.deviationX, blur.deviationY)
            case .bloom(let bloom): sum + max(bloom.blur.deviationX, bloom.blur.deviationY)
            case .color, .luminanceToAlpha, .vignette, .computed: sum
            }
        }
    }
}
