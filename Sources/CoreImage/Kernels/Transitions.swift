import CoreGraphics
import Raster

/// A direction across an area: distances along it, from the area's first edge to its last.
struct Sweep: Sendable {
    let turn: Turn
    let low, high: Double

    init(_ area: CGRect, angle: Double) {
        let turn = Turn(Point(Double(area.midX), Double(area.midY)), angle)
        self.turn = turn
        let reach = (Double(area.width) * abs(turn.cos) + Double(area.height) * abs(turn.sin)) / 2
        (low, high) = (-reach, reach)
    }

    @inline(__always)
    func place(_ x: Double, _ y: Double) -> Double { turn.inward(x, y).x }
}

/// An edge that moves across the area, with a band of colour: soft for a swipe, hard with a bar of light for a copy
/// machine.
struct SwipeShading: Shading {
    let sweep: Sweep
    let time, width, opacity: Double
    let color: SIMD4<Float>
    let isCopier: Bool

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let (image, target) = (inputs.nearest(0, x, y), inputs.nearest(1, x, y))
        // The band's end moves from the beginning of the area to a width beyond its end.
        let edge = sweep.low + (sweep.high - sweep.low + width) * time
        let part = unit((edge - sweep.place(x, y)) / width)
        let glow = opacity * 4 * part * (1 - part)
        if isCopier {
            let base = part < 0.5 ? image : target
            return base + (color - base * 0.5) * Float(unit(glow))
        }
        return image.mixed(target, part).mixed(color, unit(glow))
    }
}

/// Bars of the image that slide away one after another.
struct BarsShading: Shading {
    let sweep: Sweep
    let across: Sweep
    let extent: CGRect
    let time, width, offset: Double

    func needed(_ index: Int, for region: PixelRect) -> PixelRect { index == 0 ? .all : region }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let bar = ((across.place(x, y) - across.low) / width).rounded(.down)
        let last = ((across.high - across.low) / width).rounded(.up)
        let length = sweep.high - sweep.low
        let shift = max(0, time * (length + offset * last) - offset * max(0, min(bar, last)))
        let (sx, sy) = (x - shift * sweep.turn.cos, y - shift * sweep.turn.sin)
        guard extent.contains(CGPoint(x: sx, y: sy)), shift < length else { return inputs.nearest(1, x, y) }
        return inputs.linear(0, sx, sy)
    }
}

/// A flash from which the target appears.
struct FlashShading: Shading {
    let center: Point
    let time, size, rays, strength, contrast, threshold: Double
    let color: SIMD4<Float>

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let (image, target) = (inputs.nearest(0, x, y), inputs.nearest(1, x, y))
        let light = sine(time * .pi)
        // The peak of brightness hides the change.
        let part = smoothstep(threshold / 2, 1 - threshold / 2 + 1e-6, time)
        let (dx, dy) = (x - center.x, y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot() / max(size, 1)
        let ray = 1 + strength * (Striation.light(arcTangent(dy, dx), time, contrast) - 0.5)
        let reach = max(rays, 0.01) * max(ray, 0)
        let glow = light * (reach / (reach + distance * (1 - light) * 8 + distance * 0.2))
        return image.mixed(target, part) + color * Float(max(0, glow))
    }
}

/// Rays of varying brightness around a light.
enum Striation {
    /// The brightness from 0 to 1 in a direction, varying with time.
    @inline(__always)
    static func light(_ angle: Double, _ time: Double, _ contrast: Double) -> Double {
        // Noise on a circle: two octaves of smoothed random numbers.
        var sum = 0.0
        for (count, weight) in [(24.0, 0.6), (61.0, 0.4)] {
            let place = (angle / (2 * .pi) + 0.5) * count
            let low = place.rounded(.down)
            let phase = (Int(low) % Int(count), Int(low + 1) % Int(count))
            let slice = Int(time * 8)
            let mix = place - low
            sum += weight * (random(phase.0, slice) * (1 - mix) + random(phase.1, slice) * mix)
        }
        return unit((sum - 0.5) * (1 + contrast) + 0.5)
    }

    @inline(__always)
    private static func random(_ i: Int, _ j: Int) -> Double { Double(PlaneNoise.number(i, j) >> 40) / 0x1p24 }
}

/// Growing holes, those near the centre first.
struct HolesShading: Shading {
    let turn: Turn
    let time, radius, compression: Double
    /// The maximum distance from the centre.
    let far: Double

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let p = turn.inward(x, y)
        let cell = Point((p.x / radius).rounded() * radius, (p.y / radius).rounded() * radius)
        let distance = (cell.x * cell.x + cell.y * cell.y).squareRoot()
        let progress = unit(time * (1 + far / compression) - distance / compression)
        // A hole that covers its square has a radius of half the square's diagonal.
        let hole = progress * radius * 0.75
        let (dx, dy) = (p.x - cell.x, p.y - cell.y)
        let part = progress > 0 ? unit(hole - (dx * dx + dy * dy).squareRoot() + 0.5) : 0
        return inputs.nearest(0, x, y).mixed(inputs.nearest(1, x, y), progress < 1 ? part : 1)
    }
}

/// A ring-shaped wave that reveals the target.
struct RippleShading: Shading {
    let center: Point
    let time, width, scale, far: Double
    let hasShading: Bool

    func needed(_ index: Int, for region: PixelRect) -> PixelRect {
        let reach = Int(min(abs(scale), 1e4).rounded(.up)) + 2
        return index == 2 ? .all : region.grown(reach, reach)
    }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let (dx, dy) = (x - center.x, y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        let front = time * (far + width)
        // 0 at the front of the wave, 1 behind it.
        let part = (front - distance) / width
        guard part > 0 else { return inputs.nearest(0, x, y) }
        guard part < 1 else { return inputs.nearest(1, x, y) }
        let wave = sine(part * 2 * .pi) * sine(part * .pi)
        let shift = distance > 0 ? scale * wave / distance : 0
        let (sx, sy) = (x + dx * shift, y + dy * shift)
        var result = inputs.extended(0, sx, sy).mixed(inputs.extended(1, sx, sy), part * part * (3 - 2 * part))
        // The slope is lit from the upper left, or by the shading image.
        let slope = wave * (distance > 0 ? (dx - dy) / distance : 0) * 0.7
        if hasShading, let shading = inputs.images[2] {
            let bounds = shading.bounds
            let light = shading.linear(
                Double(bounds.x) + (0.5 + 0.49 * wave * (distance > 0 ? dx / distance : 0)) * Double(bounds.width),
                Double(bounds.y) + (0.5 + 0.49 * wave * (distance > 0 ? dy / distance : 0)) * Double(bounds.height))
            result = result + light * Float(abs(wave)) * result.w
        } else {
            result = result.lit(1 - slope * min(abs(scale) / 50, 1) * 0.5)
        }
        return result
    }
}

/// Folds that open from one image's height to the other's.
struct AccordionShading: Shading {
    let image, target: CGRect
    let time, bottom, folds, shadow: Double

    func needed(_ index: Int, for region: PixelRect) -> PixelRect { PixelRect(covering: index == 0 ? image : target) }

    /// The current height.
    var height: Double { Double(image.height) + Double(target.height - image.height) * time }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let first = inputs.nearest(0, x, place(y - Double(target.minY), in: image) + Double(image.minY))
        let second = inputs.linear(1, x, place(y - Double(target.minY), in: target) + Double(target.minY))
        let up = y - Double(target.minY)
        guard up < height else { return .zero }
        var light = 1.0
        if up > bottom, height > bottom {
            // Every other panel leans away from the light.
            let fold = (up - bottom) / (height - bottom) * folds
            let lean = abs(remainder(fold, 1) - 0.5) * 2
            light = 1 - shadow * 4 * lean * time * (1 - time)
        }
        return first.mixed(second, time).lit(max(0, light))
    }

    /// The height in an image that is compressed above the bottom to the current height.
    @inline(__always)
    private func place(_ up: Double, in extent: CGRect) -> Double {
        guard up > bottom, height > bottom else { return up }
        return bottom + (up - bottom) * (Double(extent.height) - bottom) / (height - bottom)
    }
}

/// Fades the image out where a mask is darker than the progress: 1 where it is brighter, with a soft edge.
struct DisintegrationShading: Shading {
    let time: Double

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let softness = 0.05
        let level = inputs.nearest(1, x, y).luminance
        return inputs.nearest(0, x, y) * Float(unit((level - time * (1 + softness)) / softness + 1))
    }
}
