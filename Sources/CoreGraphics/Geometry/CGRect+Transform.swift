public import Foundation

extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the size transformed as a vector: without the translation; sides may become negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the bounding box of the four transformed corners.
    ///
    /// The null and the infinite rectangle are unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite || t.isIdentity { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ].map { $0.applying(t) }
        return CGRect(around: corners)
    }

    /// Creates the smallest rectangle around `points`; null when there are none.
    package init(around points: [CGPoint]) {
        guard let first = points.first else {
            self = .null
            return
        }
        var (low, high) = (first, first)
        for p in points.dropFirst() {
            low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
            high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
        }
        self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
