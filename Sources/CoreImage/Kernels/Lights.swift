import CoreGraphics
import Raster

/// A disc of all hues, whose saturation grows from the middle.
struct HueDisc: Shading {
    let value, radius, softness, noise: Double
    let space: WorkingSpace

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let (dx, dy) = (x - radius, y - radius)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance <= radius + 1 else { return .zero }
        let saturation = radius > 0 ? unit(distance / radius) : 0
        let hue = arcTangent(dy, dx) / (2 * .pi)
        let sextant = (hue - hue.rounded(.down)) * 6
        func channel(_ shift: Double) -> Double {
            let k = remainder(shift + sextant, 6)
            return value - value * saturation * max(0, min(k, 4 - k, 1))
        }
        let grain = (Double(PlaneNoise.number(Int(x), Int(y)) >> 40) / 0x1p24 - 0.5) * noise / 255
        let color = SIMD4(
            Float(unit(channel(5) + grain)), Float(unit(channel(3) + grain)), Float(unit(channel(1) + grain)), 1)
        return space.decoded(color) * Float(unit((radius - distance) / max(softness, 0.001) + 0.5))
    }
}

/// A ring of separated colours with rays.
struct HaloShading: Shading {
    let center: Point
    let radius, width, overlap, strength, contrast, time: Double
    let color: SIMD4<Float>

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let (dx, dy) = (x - center.x, y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        let ray = 1 + strength * (Striation.light(arcTangent(dy, dx), time, contrast) - 0.5)
        var result = SIMD4<Float>(0, 0, 0, 1)
        for channel in 0..<3 {
            // Red outside, blue inside, separated further the less the colours overlap.
            let middle = radius + width * (0.5 + (1 - Double(channel)) * (1 - overlap) * 0.5)
            let part = (distance - middle) / max(width * 0.35, 1e-6)
            result[channel] = color[channel] * Float(max(0, exponential(-part * part) * ray))
        }
        return result
    }
}

/// A star: a disc of light, with a cross of rays.
struct StarShading: Shading {
    let turn: Turn
    let radius, size, opacity, width, fading: Double
    let color: SIMD4<Float>

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let p = turn.inward(x, y)
        let distance = (p.x * p.x + p.y * p.y).squareRoot()
        let disc = unit(1 - distance / max(radius, 1e-6))
        func beam(_ along: Double, _ across: Double) -> Double {
            let side = across / max(width, 1e-6)
            let length = along / max(radius * size, 1e-6)
            return opacity * exponential(-side * side) / (fading + length * length)
        }
        let cross = min(beam(p.x, p.y) + beam(p.y, p.x), 1)
        let glow = color * Float(disc * disc)
        return glow.mixed(SIMD4(1, 1, 1, 1), unit(cross + max(0, disc * disc * disc * 2 - 1)))
    }
}

/// A sun with rays.
struct SunShading: Shading {
    let center: Point
    let radius, rays, strength, contrast, time: Double
    let color: SIMD4<Float>

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let (dx, dy) = (x - center.x, y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot() / max(radius, 1e-6)
        let ray = max(0, 1 + strength * (Striation.light(arcTangent(dy, dx), time, contrast) * 2 - 1))
        let beyond = max(0, distance - 1) / max(rays, 1e-6)
        let beam = beyond < 1 ? ray * (1 - beyond) * (1 - beyond) : 0
        let disc = unit((1 - distance) * radius + 0.5)
        let light = color * Float(unit(max(beam * 0.8, disc)))
        return light.mixed(SIMD4(1, 1, 1, 1), unit(1.4 - 1.4 * distance))
    }
}

/// A rounded rectangle.
struct RoundedRectangle: Shading {
    let rect: CGRect
    let radius: Double
    /// The width of the stroke inside the outline; nil to fill it.
    let width: Double?
    let color: SIMD4<Float>

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let (halfX, halfY) = (Double(rect.width) / 2, Double(rect.height) / 2)
        let corner = min(radius, halfX, halfY)
        // The signed distance from the outline.
        let dx = abs(x - Double(rect.midX)) - halfX + corner
        let dy = abs(y - Double(rect.midY)) - halfY + corner
        let (ox, oy) = (max(dx, 0), max(dy, 0))
        let distance = (ox * ox + oy * oy).squareRoot() + min(max(dx, dy), 0) - corner
        let hole = width.map { unit(0.5 - distance - $0) } ?? 0
        return color * Float(unit(0.5 - distance) - hole)
    }
}

/// Line segments.
struct MeshShading: Shading {
    let lines: [(Point, Point)]
    let width: Double
    let color: SIMD4<Float>

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        var coverage = 0.0
        for (a, b) in lines {
            let way = b - a
            let square = max(way.x * way.x + way.y * way.y, 1e-12)
            let along = unit(((x - a.x) * way.x + (y - a.y) * way.y) / square)
            let (dx, dy) = (x - a.x - way.x * along, y - a.y - way.y * along)
            coverage = max(coverage, unit(width / 2 - (dx * dx + dy * dy).squareRoot() + 0.5))
            if coverage >= 1 { break }
        }
        return color * Float(coverage)
    }
}
