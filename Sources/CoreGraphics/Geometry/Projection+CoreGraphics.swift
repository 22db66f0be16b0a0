package import Foundation
package import Raster

extension Projection {
    package init(_ t: CGAffineTransform) {
        self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
    }
}

extension Point {
    package init(_ p: CGPoint) { self.init(Double(p.x), Double(p.y)) }

    /// Creates `p` mapped by `t`. The identity is handled separately because infinite numbers times its zeros would be
    /// NaN.
    package init(_ p: CGPoint, through t: CGAffineTransform) { self.init(t.isIdentity ? p : p.applying(t)) }

    package func applying(_ t: CGAffineTransform) -> Point { Point(CGPoint(self), through: t) }
}

extension CGPoint {
    package init(_ p: Point) { self.init(x: p.x, y: p.y) }
}

extension Box {
    package init(_ r: CGRect) {
        self.init(minX: r.minX, minY: r.minY, maxX: r.maxX, maxY: r.maxY)
    }

    var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}

extension CGRect {
    /// Creates a rectangle from a box; null for the empty box.
    package init(_ b: Box) {
        self = b.isEmpty ? .null : CGRect(x: b.minX, y: b.minY, width: b.width, height: b.height)
    }
}
