import CoreGraphics
import Raster

/// A camera in front of an image's centre.
struct Camera {
    let center: Point
    /// The distance of the eye, in pixels.
    let distance: Double

    /// The focal length is relative to a film 36 millimetres wide, which corresponds to the image's longer side.
    init(_ extent: CGRect, focalLength: Double) {
        center = Point(Double(extent.midX), Double(extent.midY))
        distance = max(focalLength / 36 * Double(max(extent.width, extent.height)), 1)
    }

    func ray(to p: Point) -> SIMD3<Double> { SIMD3(p.x - center.x, p.y - center.y, distance) }

    /// The projection of the image when the camera is rotated.
    func projection(_ rotation: Rotation3) -> Projection {
        let r = rotation.rows
        let d = distance
        // Move the centre to the origin, rotate, move back: K R K⁻¹.
        let middle = Projection(
            m11: r.0.x, m12: r.1.x, m13: r.2.x / d, m21: r.0.y, m22: r.1.y, m23: r.2.y / d, m31: r.0.z * d,
            m32: r.1.z * d, m33: r.2.z)
        let there = Projection(a: 1, b: 0, c: 0, d: 1, tx: -center.x, ty: -center.y)
        let back = Projection(a: 1, b: 0, c: 0, d: 1, tx: center.x, ty: center.y)
        return there.then(middle).then(back)
    }
}

/// A rotation of space, as three rows.
struct Rotation3 {
    let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    init(rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.rows = rows }

    static func x(_ angle: Double) -> Rotation3 {
        let (c, s) = (cosine(angle), sine(angle))
        return Rotation3(rows: (SIMD3(1, 0, 0), SIMD3(0, c, -s), SIMD3(0, s, c)))
    }

    static func y(_ angle: Double) -> Rotation3 {
        let (c, s) = (cosine(angle), sine(angle))
        return Rotation3(rows: (SIMD3(c, 0, s), SIMD3(0, 1, 0), SIMD3(-s, 0, c)))
    }

    static func z(_ angle: Double) -> Rotation3 {
        let (c, s) = (cosine(angle), sine(angle))
        return Rotation3(rows: (SIMD3(c, -s, 0), SIMD3(s, c, 0), SIMD3(0, 0, 1)))
    }

    static func * (a: Rotation3, b: Rotation3) -> Rotation3 {
        func row(_ r: SIMD3<Double>) -> SIMD3<Double> { b.rows.0 * r.x + b.rows.1 * r.y + b.rows.2 * r.z }
        return Rotation3(rows: (row(a.rows.0), row(a.rows.1), row(a.rows.2)))
    }

    /// The rotation that maps one or two directions to the x and y axes; nil if they are degenerate.
    init?(right: SIMD3<Double>?, up: SIMD3<Double>?) {
        func direction(_ v: SIMD3<Double>?, _ axis: Int) -> SIMD3<Double>? {
            guard let v else { return nil }
            let length = (v * v).sum().squareRoot()
            guard length > 1e-9, length.isFinite else { return nil }
            return v[axis] < 0 ? v / -length : v / length
        }
        let (x, y) = (direction(right, 0), direction(up, 1))
        switch (x, y) {
        case (let x?, let y?):
            // The second is made orthogonal to the first.
            guard let square = direction(y - x * (x * y).sum(), 1) else { return nil }
            rows = (x, square, x.cross(square))
        case (let x?, nil):
            guard let y = direction(SIMD3(0, 1, 0) - x * x.y, 1) else { return nil }
            rows = (x, y, x.cross(y))
        case (nil, let y?):
            guard let x = direction(SIMD3(1, 0, 0) - y * y.x, 0) else { return nil }
            rows = (x, y, x.cross(y))
        case (nil, nil): return nil
        }
    }
}

extension SIMD3<Double> {
    func cross(_ o: Self) -> Self { Self(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x) }
}

extension Projection {
    /// The projection translated and scaled to preserve a point and the local scale around it; nil beyond the horizon.
    func normalized(about p: Point) -> Projection? {
        guard w(at: p) > 1e-9 else { return nil }
        let (at, beside) = (apply(p), apply(Point(p.x + 1, p.y)))
        let way = beside - at
        let length = (way.x * way.x + way.y * way.y).squareRoot()
        guard length > 1e-9, length.isFinite else { return nil }
        let scale = 1 / length
        return then(Projection(a: scale, b: 0, c: 0, d: scale, tx: p.x - at.x * scale, ty: p.y - at.y * scale))
    }
}

/// An edge-preserving enlargement of a small image, guided by a large one: each pixel is the mean of the small pixels
/// around it, weighted by their distance and by the difference in the large image's luminance.
///
/// J. Kopf and others, "Joint Bilateral Upsampling", 2007.
struct JointBilateralUpsampling: Shading {
    let large, small: CGRect
    let spatial, luma: Double

    private var scale: (x: Double, y: Double) {
        (Double(large.width / small.width), Double(large.height / small.height))
    }

    private var reach: Int { Int((2 * spatial).rounded(.up)) }

    func needed(_ index: Int, for region: PixelRect) -> PixelRect {
        if index == 1 { return PixelRect(covering: small) }
        return region.grown(
            Int(min(Double(reach + 1) * scale.x, 1e5)) + 1, Int(min(Double(reach + 1) * scale.y, 1e5)) + 1)
    }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        guard let guide = inputs.images[0], let source = inputs.images[1] else { return .zero }
        let (u, v) = ((x - Double(large.minX)) / scale.x, (y - Double(large.minY)) / scale.y)
        let light = guide.nearest(x, y).luminance
        var (sum, total) = (SIMD4<Float>.zero, 0.0)
        for j in Int(v.rounded(.down)) - reach...Int(v.rounded(.down)) + reach {
            for i in Int(u.rounded(.down)) - reach...Int(u.rounded(.down)) + reach {
                let (dx, dy) = (Double(i) + 0.5 - u, Double(j) + 0.5 - v)
                let there = guide.clamped(
                    Int(Double(large.minX) + (Double(i) + 0.5) * scale.x),
                    Int(Double(large.minY) + (Double(j) + 0.5) * scale.y))
                let difference = (there.luminance - light) / luma
                let weight =
                    exponential(-(dx * dx + dy * dy) / (2 * spatial * spatial) - difference * difference / 2) + 1e-12
                sum += source.clamped(i + Int(small.minX), j + Int(small.minY)) * Float(weight)
                total += weight
            }
        }
        return sum * Float(1 / total)
    }
}
