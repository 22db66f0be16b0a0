import CoreGraphics
import Raster

/// Rotates inside a circle by an angle that is greatest at the centre, by many full turns.
struct Vortex: Distortion {
    let center: Point
    let radius, angle: Double
    var reach: Double { 2 * radius }

    @inline(__always)
    func source(_ x: Double, _ y: Double) -> Point? {
        let (dx, dy) = (x - center.x, y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot() / radius
        guard distance < 1 else { return Point(x, y) }
        // Steep at the centre, as in water going down a drain.
        let turn = -angle * (1 - distance) * (1 - distance) * (1 - distance)
        return Turn(center, turn).outward(Point(dx, dy))
    }
}

/// Magnifies within a band about a line.
struct LinearBump: Distortion {
    let turn: Turn
    let radius, scale: Double
    var reach: Double { radius * (1 + abs(scale)) }

    @inline(__always)
    func source(_ x: Double, _ y: Double) -> Point? {
        let p = turn.inward(x, y)
        let square = p.x * p.x / (radius * radius)
        guard square < 1 else { return Point(x, y) }
        return turn.outward(Point(p.x * (1 - scale * (1 - square) * (1 - square)), p.y))
    }
}

/// Stretches the pixels on a circle's edge outwards.
struct Splash: Distortion {
    let center: Point
    let radius: Double
    let extent: CGRect

    /// As far as the distance from the pixel to the circle.
    var reach: Double { 1e6 }

    @inline(__always)
    func source(_ x: Double, _ y: Double) -> Point? {
        let (dx, dy) = (x - center.x, y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance > radius else { return Point(x, y) }
        return Point(center.x + dx * radius / distance, center.y + dy * radius / distance)
    }
}

/// Bends the image around a circle: its left edge at the angle, its bottom edge on the circle.
struct Wrap: Distortion {
    let center: Point
    let radius, angle: Double
    let extent: CGRect
    var reach: Double { 1e6 }

    @inline(__always)
    func source(_ x: Double, _ y: Double) -> Point? {
        let (dx, dy) = (x - center.x, y - center.y)
        let up = (dx * dx + dy * dy).squareRoot() - radius
        guard up >= 0, up < Double(extent.height) else { return nil }
        let turn = remainder(.pi / 2 - arcTangent(dy, dx) + angle, 2 * .pi)
        return Point(
            Double(extent.minX) + turn / (2 * .pi) * Double(extent.width), Double(extent.minY) + up)
    }
}

/// The rim of a circle stretched outwards and increasingly rotated: a tunnel.
struct Tunnel: Distortion {
    let center: Point
    let radius, rotation: Double
    var reach: Double { 1e6 }

    @inline(__always)
    func source(_ x: Double, _ y: Double) -> Point? {
        let (dx, dy) = (x - center.x, y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance > radius else { return Point(x, y) }
        // Rings of the image's edge, mirrored inwards.
        let depth = logarithm(distance / radius)
        let turn = arcTangent(dy, dx) + rotation * depth
        let inside = radius * (1 - mirrored(depth, 1) * 0.5)
        return Point(center.x + inside * cosine(turn), center.y + inside * sine(turn))
    }
}

/// Refraction by a torus of glass with a round cross-section.
struct Torus: Distortion {
    let center: Point
    let radius, width, refraction: Double
    var reach: Double { width * max(1, abs(refraction)) }

    @inline(__always)
    func source(_ x: Double, _ y: Double) -> Point? {
        let (dx, dy) = (x - center.x, y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        // From -1 at the inner rim to 1 at the outer one.
        let place = (distance - radius + width / 2) / (width / 2)
        guard distance > 0, abs(place) < 1 else { return Point(x, y) }
        // A ray through a cylinder is refracted towards its middle, more strongly at the rim.
        let bent = place * (1 - (refraction - 1) * (1 - (1 - place * place).squareRoot()))
        let shift = (bent - place) * width / 2
        return Point(x + dx / distance * shift, y + dy / distance * shift)
    }
}

/// Keeps the corners, and stretches the sides and the middle.
struct NinePart: Distortion {
    let extent: CGRect
    let low, high, growth: Point
    var reach: Double { max(abs(growth.x), abs(growth.y)) }

    @inline(__always)
    func source(_ x: Double, _ y: Double) -> Point? {
        func place(_ v: Double, _ low: Double, _ high: Double, _ growth: Double) -> Double {
            if v < low { return v }
            let end = high + growth
            if v >= end { return v - growth }
            return low + (v - low) * (high - low) / max(end - low, 1e-9)
        }
        return Point(place(x, low.x, high.x, growth.x), place(y, low.y, high.y, growth.y))
    }
}

/// Moves each pixel by the colour of another image: by red along x, by green along y.
struct DisplacementShading: Shading {
    let scale: Double

    func needed(_ index: Int, for region: PixelRect) -> PixelRect {
        let reach = Int(min(abs(scale), 1e4).rounded(.up)) + 2
        return index == 0 ? region.grown(reach, reach) : region
    }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let shift = inputs.nearest(1, x, y)
        guard shift.w > 0 else { return inputs.linear(0, x, y) }
        func offset(_ v: Float) -> Double { max(-1, min(Double(v) - 0.5, 1)) * scale }
        return inputs.linear(0, x + offset(shift.x), y + offset(shift.y))
    }
}

/// The image seen through glass with a repeating texture.
struct GlassShading: Shading {
    let center: Point
    let scale: Double
    let texture: CGRect

    func needed(_ index: Int, for region: PixelRect) -> PixelRect {
        let reach = Int(min(abs(scale), 1e4).rounded(.up)) + 2
        return index == 0 ? region.grown(reach, reach) : PixelRect(covering: texture)
    }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        guard let glass = inputs.images[1] else { return inputs.linear(0, x, y) }
        let u = Double(texture.minX) + remainder(x - center.x, Double(texture.width))
        let v = Double(texture.minY) + remainder(y - center.y, Double(texture.height))
        let slope = luminanceGradient(glass, u, v)
        func bounded(_ v: Double) -> Double { max(-1, min(v, 1)) * scale }
        return inputs.linear(0, x + bounded(slope.x), y + bounded(slope.y))
    }
}
