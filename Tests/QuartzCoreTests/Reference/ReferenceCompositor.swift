import Raster

@testable import QuartzCore

/// A compositor that is slow and plain: every item of a list becomes a whole picture of floating-point numbers, and no
/// number is rounded before the last one is known. The software compositor is compared with it.
struct ReferenceCompositor: Compositor {
    mutating func draw(_ list: DisplayList, damage: Damage, onto surface: PixelBuffer) {
        let picture = ReferencePlane(list, area: surface.bounds)
        for rect in damage.rects { picture.write(rect.intersection(surface.bounds), to: surface) }
    }
}

extension ReferencePlane {
    /// The picture of a list on transparency.
    init(_ list: DisplayList, area: PixelRect) {
        self.init(area: area)
        paint(list.items[...])
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
                    ReferenceCoverage(of: shadow, area: area), .init(.color(shadow.color)), bounds: shadow.bounds)
            case .particles(let particles):
                for quad in particles.quads { paint(quad, of: particles) }
            case .raster(let image):
                paint(image)
            case .beginGroup(let group):
                precondition(group.treatment == nil, "filters are compared with formulas of their own")
                let body = rest.prefix(Self.lengthOfGroup(rest))
                rest = rest.dropFirst(body.count + 1)
                var picture = ReferencePlane(area: area)
                picture.paint(body)
                join(picture, group)
            case .endGroup:
                break
            }
        }
    }

    /// A picture that is kept as bytes, and drawn as pictures are.
    private mutating func paint(_ image: DisplayList.RasterImage) {
        let content = image.raster.content
        guard let toPaint = image.projection.inverse, !content.isEmpty,
            let buffer = PixelBuffer(width: content.width, height: content.height)
        else { return }
        var pixels = ReferencePlane(area: content.offsetBy(x: -content.x, y: -content.y))
        let picture = ReferencePlane(image.raster.list, area: content)
        for y in 0..<content.height {
            for x in 0..<content.width { pixels[x, y] = picture[x + content.x, y + content.y] }
        }
        pixels.write(pixels.area, to: buffer)
        let origin = Projection.translation(-Double(content.x), -Double(content.y))
        let paint = ImagePaint(bitmap: Bitmap(buffer), toPaint: toPaint.then(origin))
        let coverage = ReferenceCoverage(.rectangle(content.box), through: image.projection, area: area)
        join(coverage, .init(.image(paint)), opacity: image.opacity, bounds: image.bounds)
    }

    /// How many items there are up to the end of the group that the first of them is in.
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

    /// Paint on what is covered: a pixel moves from what it was to what the mode makes of it as far as it is covered.
    private mutating func join(
        _ coverage: ReferenceCoverage, _ paint: ReferencePaint, opacity: Float = 1, mode: BlendMode = .sourceOver,
        bounds: PixelRect
    ) {
        let bounds = bounds.intersection(area)
        for y in bounds.y..<bounds.maxY {
            for x in bounds.x..<bounds.maxX where coverage[x, y] > 0 {
                let level = Float(coverage[x, y])
                let below = self[x, y]
                let source = paint.pixel(x, y) * opacity
                if mode == .plusLighter {
                    // A sum is cut at white: what is covered in part is added in part.
                    self[x, y] = mode.join(source * level, over: below)
                } else {
                    self[x, y] = below + (mode.join(source, over: below) - below) * level
                }
            }
        }
    }

    private mutating func join(_ picture: ReferencePlane, _ group: DisplayList.Group) {
        var level = ReferenceCoverage(everywhereIn: area)
        for clip in group.clips { level.cut(to: ReferenceCoverage(clip.shape, through: clip.projection, area: area)) }
        let bounds = group.bounds.intersection(area)
        for y in bounds.y..<bounds.maxY {
            for x in bounds.x..<bounds.maxX {
                let source = picture[x, y] * (Float(level[x, y]) * group.opacity)
                self[x, y] = group.blendMode.join(source, over: self[x, y])
            }
        }
    }
}
