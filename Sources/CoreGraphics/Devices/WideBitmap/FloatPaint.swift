import Foundation
import Raster

/// The paint of a floating-point surface: premultiplied colours of its space.
enum FloatPaint {
    case color(SIMD4<Float>)
    case gradient(FloatGradientPaint)
    case picture(FloatImagePaint)

    /// Writes the paint of `count` pixels starting at (x, y).
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

// MARK: - Images

/// A paint that samples an image.
struct FloatImagePaint {
    let bitmap: FloatBitmap
    /// Maps device pixels to the image's.
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
            return bitmap.row(min(max(y, 0), bitmap.height - 1))[min(max(x, 0), bitmap.width - 1)]
        case .tile:
            return bitmap.row((y % bitmap.height + bitmap.height) % bitmap.height)[
                (x % bitmap.width + bitmap.width) % bitmap.width]
        case .transparent:
            guard x >= 0, y >= 0, x < bitmap.width, y < bitmap.height else { return .zero }
            return bitmap.row(y)[x]
        }
    }
}

// MARK: - Gradients

/// A gradient paint.
struct FloatGradientPaint {
    private let ramp: ColorRamp
    private let geometry: GradientGeometry
    private let range: ClosedRange<Double>
    private let toUser: Projection

    /// Creates a gradient paint. `toUser` maps device pixels to the space of `shape`. Nil for one that paints nothing.
    init?(_ knots: GradientKnots, along shape: GradientShape, toUser: Projection, in target: CGColorSpace) {
        guard let geometry = shape.geometry else { return nil }
        self.geometry = geometry
        range = shape.paintedRange
        self.toUser = toUser
        let conversion = ColorConversion(from: knots.space, to: target)
        let isMixedAlike = knots.space.encoding != nil && knots.space.encoding == target.encoding
        ramp = ColorRamp(
            knots.subdivided(isMixedAlike: isMixedAlike).map { knot in
                let rgb = conversion(knot.components.dropLast().map { $0.isFinite ? Double($0) : 0 })
                let alpha = knot.components.last ?? 1
                return ColorRamp.Stop(
                    location: Double(knot.location),
                    color: SIMD4(
                        Float(rgb[0]), Float(rgb[1]), Float(rgb[2]), Float(alpha.isNaN ? 0 : min(max(alpha, 0), 1))))
            })
    }

    func color(at p: Point) -> SIMD4<Float> {
        guard let t = geometry.parameter(at: toUser.apply(p), in: range) else { return .zero }
        return ramp.color(at: t).premultiplied
    }
}
