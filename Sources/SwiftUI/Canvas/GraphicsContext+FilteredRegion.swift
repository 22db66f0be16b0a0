import CoreGraphics

extension GraphicsContext {
    /// Returns the part of the canvas that the filters of a drawing affect, aligned to pixels: all of it if the
    /// drawing's bounding box isn't known, or if a filter is unbounded.
    ///
    /// In a canvas of many small blurred drawings, each one then needs a bitmap of its own size, not of the canvas's.
    func filteredRegion(of box: CGRect?) -> CGRect {
        guard var region = box?.applying(transform), region.isFinite else { return bounds }
        for placed in filters {
            guard let reach = placed.reach else { return bounds }
            region = region.insetBy(dx: -reach, dy: -reach)
        }
        region = region.insetBy(dx: -1 / scale, dy: -1 / scale).intersection(bounds)
        guard !region.isNull else { return .zero }
        let (left, top) = ((region.minX * scale).rounded(.down), (region.minY * scale).rounded(.down))
        let (right, bottom) = ((region.maxX * scale).rounded(.up), (region.maxY * scale).rounded(.up))
        return CGRect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }
}

extension GraphicsContext.PlacedFilter {
    /// How far the filter affects pixels beyond the drawing, in points of the canvas; nil if it is unbounded.
    fileprivate var reach: CGFloat? {
        // A Gaussian is negligible beyond four standard deviations.
        let t = transform
        let stretch = abs(t.a * t.d - t.b * t.c).squareRoot()
        switch filter.content {
        case .layer(_, "inputRadius", let radius): return radius.isFinite ? 4 * CGFloat(radius) * stretch + 4 : nil
        case .layer, .multiply: return 0
        case .matrix(let matrix): return matrix.a5 == 0 ? 0 : nil
        case .threshold(let least, _, _): return least > 0 ? 0 : nil
        case .shadow(_, let radius, let offset, let options):
            guard !options.contains(.invertsAlpha), radius.isFinite else { return nil }
            let moved = offset.applying(t)
            return 4 * abs(radius) * stretch + max(abs(moved.width), abs(moved.height)) + 4
        case .shader, .projection: return nil
        }
    }
}
