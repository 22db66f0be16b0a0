import Foundation
import Raster

/// What a surface in floating point is painted with: colours of its space, multiplied by alpha.
enum DeepPaint {
    case color(SIMD4<Float>)
    case gradient(DeepGradient)
    case picture(DeepPicture)

    /// Writes the paint of `count` pixels from (x, y) on.
    func write(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<SIMD4<Float>>) {
        switch self {
        case .color(let color): for i in 0..<count { out[i] = color }
        case .gradient(let gradient): for i in 0..<count { out[i] = gradient.color(at: .center(x + i, y)) }
        case .picture(let picture): for i in 0..<count { out[i] = picture.color(at: .center(x + i, y)) }
        }
    }
}

extension Point {
    fileprivate static func center(_ x: Int, _ y: Int) -> Point { Point(Double(x) + 0.5, Double(y) + 0.5) }
}

// MARK: - Pictures

/// A picture as paint.
struct DeepPicture {
    let plane: DeepPlane
    /// From device pixels to the picture's.
    let toPicture: Projection
    let filter: ImagePaint.Filter
    let edge: ImagePaint.Edge

    func color(at p: Point) -> SIMD4<Float> {
        let place = toPicture.apply(p)
        guard place.isFinite, abs(place.x) < 1e9, abs(place.y) < 1e9 else { return .zero }
        guard filter == .linear else { return texel(Int(place.x.rounded(.down)), Int(place.y.rounded(.down))) }
        let (u, v) = (place.x - 0.5, place.y - 0.5)
        let (x, y) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let (s, t) = (Float(u - Double(x)), Float(v - Double(y)))
        let top = texel(x, y) * (1 - s) + texel(x + 1, y) * s
        let bottom = texel(x, y + 1) * (1 - s) + texel(x + 1, y + 1) * s
        return top * (1 - t) + bottom * t
    }

    private func texel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        switch edge {
        case .clamp:
            return plane.row(min(max(y, 0), plane.height - 1))[min(max(x, 0), plane.width - 1)]
        case .tile:
            return plane.row((y % plane.height + plane.height) % plane.height)[
                (x % plane.width + plane.width) % plane.width]
        case .transparent:
            guard x >= 0, y >= 0, x < plane.width, y < plane.height else { return .zero }
            return plane.row(y)[x]
        }
    }
}

// MARK: - Gradients

/// A gradient as paint.
struct DeepGradient {
    private struct Stop {
        var location: Double
        /// Straight.
        var color: SIMD4<Float>
    }

    private let stops: [Stop]
    private let parameter: GradientParameter
    private let toUser: Projection

    /// `toUser` maps device pixels to the space of `shape`. Nil for one that paints nothing.
    init?(_ knots: GradientKnots, along shape: GradientShape, toUser: Projection, in target: CGColorSpace) {
        guard let parameter = GradientParameter(shape) else { return nil }
        self.parameter = parameter
        self.toUser = toUser
        let conversion = ColorConversion(from: knots.space, to: target)
        let isMixedAlike = knots.space.encoding != nil && knots.space.encoding == target.encoding
        stops = knots.subdivided(isMixedAlike: isMixedAlike).map { knot in
            let rgb = conversion(knot.components.dropLast().map { $0.isFinite ? Double($0) : 0 })
            let alpha = knot.components.last ?? 1
            return Stop(
                location: Double(knot.location),
                color: SIMD4(
                    Float(rgb[0]), Float(rgb[1]), Float(rgb[2]), Float(alpha.isNaN ? 0 : min(max(alpha, 0), 1))))
        }
    }

    func color(at p: Point) -> SIMD4<Float> {
        guard let t = parameter.value(at: toUser.apply(p)), let first = stops.first, let last = stops.last else {
            return .zero
        }
        if t <= first.location { return first.color.premultiplied }
        if t >= last.location { return last.color.premultiplied }
        // The last stop at or before the place.
        var (low, high) = (0, stops.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if stops[middle].location <= t { low = middle } else { high = middle }
        }
        let (a, b) = (stops[low], stops[high])
        let part = Float((t - a.location) / (b.location - a.location))
        return (a.color + (b.color - a.color) * part).premultiplied
    }
}

/// How far along a gradient a point lies.
private struct GradientParameter {
    private enum Kind {
        case linear(start: Point, step: Point)
        /// Circles of radius `radius + t growth` about `start + t apart`.
        case radial(start: Point, apart: Point, radius: Double, growth: Double)
        case conic(center: Point, angle: Double)
    }

    private let kind: Kind
    private let low: Double
    private let high: Double

    /// Nil for a shape that paints nothing: a line without length, two circles that are the same, a negative radius,
    /// numbers that are not finite.
    init?(_ shape: GradientShape) {
        var options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch shape {
        case .linear(let start, let end, let ends):
            let along = Point(end) - Point(start)
            let square = along.dot(along)
            guard Point(start).isFinite, square > 0, square.isFinite else { return nil }
            kind = .linear(start: Point(start), step: along * (1 / square))
            options = ends
        case .radial(let start, let radius, let end, let endRadius, let ends):
            let (from, to) = (Point(start), Point(end))
            guard from.isFinite, to.isFinite, radius >= 0, endRadius >= 0, radius.isFinite, endRadius.isFinite,
                from != to || radius != endRadius
            else { return nil }
            kind = .radial(
                start: from, apart: to - from, radius: Double(radius), growth: Double(endRadius - radius))
            options = ends
        case .conic(let center, let angle):
            guard Point(center).isFinite, angle.isFinite else { return nil }
            kind = .conic(center: Point(center), angle: Double(angle))
        }
        low = options.contains(.drawsBeforeStartLocation) ? -.infinity : 0
        high = options.contains(.drawsAfterEndLocation) ? .infinity : 1
    }

    /// Nil where nothing is painted.
    func value(at p: Point) -> Double? {
        switch kind {
        case .linear(let start, let step):
            let t = (p - start).dot(step)
            return t >= low && t <= high ? t : nil
        case .conic(let center, let angle):
            let turn = (atan2(p.y - center.y, p.x - center.x) - angle) / (2 * .pi)
            return turn - turn.rounded(.down)
        case .radial(let start, let apart, let radius, let growth):
            // The circles through the point: a t t - 2 b t + c = 0; of two the later one.
            let q = p - start
            let a = apart.dot(apart) - growth * growth
            let b = q.dot(apart) + radius * growth
            let c = q.dot(q) - radius * radius
            return roots(a, b, c).filter { $0 >= low && $0 <= high && radius + $0 * growth >= 0 }.max()
        }
    }

    private func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        if abs(a) < 1e-12 { return b == 0 ? [] : [c / (2 * b)] }
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        let q = b < 0 ? b - root : b + root
        return q == 0 ? [0] : [q / a, c / q]
    }
}
