package import Raster

extension Projection {
    package init(_ t: CGAffineTransform) {
        self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
    }
}

extension Point {
    package init(_ p: CGPoint) { self.init(Double(p.x), Double(p.y)) }
}

extension CGPoint {
    package init(_ p: Point) { self.init(x: p.x, y: p.y) }
}

extension Box {
    package init(_ r: CGRect) {
        self.init(minX: r.minX, minY: r.minY, maxX: r.maxX, maxY: r.maxY)
    }
}
