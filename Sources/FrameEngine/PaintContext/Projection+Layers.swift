import CoreGraphics
package import Raster

extension Projection {
    /// The smallest visible homogeneous depth: points with a smaller one are behind the eye, or too close to it.
    package static let nearestDepth = 1e-6

    /// The projection of the plane z = 0 by a transform: drops depth and keeps perspective.
    package init(flattening t: CATransform3D) {
        self.init(
            m11: t.m11, m12: t.m12, m13: t.m14, m21: t.m21, m22: t.m22, m23: t.m24, m31: t.m41, m32: t.m42, m33: t.m44)
        // Only the ratio to the third component matters: a map that is affine up to scale must be recognizable as
        // affine.
        if m13 == 0, m23 == 0, m33 != 1, m33 > 0 {
            self = Projection(a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
        }
    }

    /// The pixels inside `limit` that `box` may touch; all of `limit` when a part of the box is behind the eye.
    package func deviceBounds(of box: Box, within limit: PixelRect) -> PixelRect {
        guard !box.isEmpty, isFinite else { return .zero }
        if isAffine {
            var device = Box.empty
            device.include(apply(Point(box.minX, box.minY)))
            device.include(apply(Point(box.maxX, box.minY)))
            device.include(apply(Point(box.maxX, box.maxY)))
            device.include(apply(Point(box.minX, box.maxY)))
            return PixelRect(around: device, within: limit)
        }
        let corners = box.corners
        let behind = corners.count { w(at: $0) <= Projection.nearestDepth }
        if behind == corners.count { return .zero }
        if behind > 0 { return limit }
        var device = Box.empty
        for corner in corners { device.include(apply(corner)) }
        return PixelRect(around: device, within: limit)
    }

    /// The scale at `p`: the square root of the magnification of areas, which is the Jacobian determinant.
    package func scale(at p: Point) -> Double {
        let (dx, dy) = derivatives(at: p)
        return abs(dx.cross(dy)).squareRoot()
    }

    /// The partial derivatives at `p`.
    package func derivatives(at p: Point) -> (x: Point, y: Point) {
        if isAffine { return (Point(m11, m12), Point(m21, m22)) }
        // The quotient rule: the derivative of (x / w) by p.x is (m11 - (x / w) m13) / w.
        let w = max(w(at: p), Projection.nearestDepth)
        let image = Point((p.x * m11 + p.y * m21 + m31) / w, (p.x * m12 + p.y * m22 + m32) / w)
        return (
            Point((m11 - image.x * m13) / w, (m12 - image.y * m13) / w),
            Point((m21 - image.x * m23) / w, (m22 - image.y * m23) / w)
        )
    }
}

extension Box {
    /// Clockwise on screen from the top left.
    package var corners: [Point] {
        [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
    }

    var center: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }
}
