import CoreGraphics
import Raster

/// A page that curls off over the target.
///
/// The page lies flat up to a line; there it goes up around a cylinder, and from the cylinder's top flat back over
/// itself. Distances are measured along the direction in which the line moves back, from the centre of the area.
struct PageCurlShading: Shading {
    let sweep: Sweep
    let area: CGRect
    let time, radius: Double
    /// The size of the shadows in pixels, and their opacity.
    let shadowSize, shadowAmount: Double
    let shadowArea: CGRect
    let hasBackside, hasShading: Bool

    /// Source pixels are at most the page's length away, but only along the direction.
    func needed(_ index: Int, for region: PixelRect) -> PixelRect {
        index == 1 ? region : index == 3 ? .all : PixelRect(covering: area).grown(1, 1)
    }

    /// The line where the page leaves the surface.
    private var line: Double { sweep.high + (sweep.low - radius - sweep.high) * time }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let p = sweep.turn.inward(x, y)
        let past = p.x - line
        guard past <= radius else { return inputs.nearest(1, x, y).lit(1 - shadow(past - radius, x, y)) }
        // The topmost layer: the back of the page, flat or on the cylinder.
        let arc = past > 0 ? arcSine(past / radius) : 0
        let back = line + (past > 0 ? radius * (.pi - arc) : radius * .pi - past)
        if let color = page(Point(back, p.y), isBack: true, lean: past > 0 ? .pi - arc : .pi, inputs) { return color }
        if past > 0 {
            let front = Point(line + radius * arc, p.y)
            return page(front, isBack: false, lean: arc, inputs) ?? inputs.nearest(1, x, y)
        }
        // The flap's edge casts a shadow on the page.
        let edge = 2 * line + radius * .pi - sweep.high
        return inputs.nearest(0, x, y).lit(1 - shadow(edge - p.x, x, y) * smoothstep(0, 0.05, time))
    }

    /// The page at a position measured along it; nil outside the page.
    @inline(__always)
    private func page(_ place: Point, isBack: Bool, lean: Double, _ inputs: ShadingInputs) -> SIMD4<Float>? {
        let source = sweep.turn.outward(place)
        guard area.contains(CGPoint(x: source.x, y: source.y)) else { return nil }
        var color = inputs.linear(isBack && hasBackside ? 2 : 0, source.x, source.y)
        if isBack, !hasBackside { color = color.mixed(SIMD4(1, 1, 1, 1) * color.w, 0.6) }
        if hasShading, let shading = inputs.images[3] {
            let bounds = shading.bounds
            let light = shading.linear(
                Double(bounds.x) + (0.5 - 0.49 * cosine(lean)) * Double(bounds.width),
                Double(bounds.y) + 0.5 * Double(bounds.height))
            return color * light
        }
        // Lit from above.
        return color.lit(0.6 + 0.4 * abs(cosine(lean)))
    }

    @inline(__always)
    private func shadow(_ distance: Double, _ x: Double, _ y: Double) -> Double {
        guard shadowAmount > 0, shadowSize > 0, distance >= 0, time > 0,
            shadowArea.isEmpty || shadowArea.contains(CGPoint(x: x, y: y))
        else { return 0 }
        let part = unit(1 - distance / shadowSize)
        // There is no shadow when the page is gone.
        return shadowAmount * part * part * (1 - smoothstep(0.95, 1, time))
    }
}
