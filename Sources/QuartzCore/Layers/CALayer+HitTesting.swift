import CoreGraphics
import Raster

extension CALayer {
    /// The frontmost layer at a point of the superlayer's space.
    final func hitTestInDepth(_ point: CGPoint) -> CALayer? {
        let outer = properties.toSuperlayer
        let space = visibleSuperlayer?.properties.sublayerSpace
        var planes: [HitPlane] = []
        HitPlane.gather(self, matrix: space.map { CATransform3DConcat(outer, $0) } ?? outer, isDirect: true, &planes)
        return HitPlane.frontmost(planes, at: point) { plane, inside in plane.layer.hitTestInside(inside) }
    }

    /// The frontmost layer at a point of this layer's own space, sublayers first.
    private final func hitTestInside(_ point: CGPoint) -> CALayer? {
        if masksToBounds, !properties.bounds.contains(point) { return nil }
        if let mask = visibleMask, mask.hitTestInDepth(point) == nil { return nil }
        var planes: [HitPlane] = []
        let space = properties.sublayerSpace ?? CATransform3DIdentity
        for sublayer in visibleSublayers ?? [] {
            HitPlane.gather(
                sublayer, matrix: CATransform3DConcat(sublayer.properties.toSuperlayer, space), isDirect: true, &planes)
        }
        // Direct sublayers are asked by the public method, which a subclass may have its own way with.
        let hit = HitPlane.frontmost(planes, at: point) { plane, inside in
            plane.isDirect ? plane.layer.hitTest(point) : plane.layer.hitTestInside(inside)
        }
        if let hit { return hit }
        return contains(point) ? self : nil
    }
}

/// One layer among those that share a 3D space.
private struct HitPlane {
    let layer: CALayer
    /// From the layer's own space to the shared one.
    let matrix: CATransform3D
    /// Whether no transform layer lies between.
    let isDirect: Bool

    static func gather(_ layer: CALayer, matrix: CATransform3D, isDirect: Bool, _ planes: inout [HitPlane]) {
        guard !layer.isHidden, layer.isDoubleSided || matrix.showsFront else { return }
        guard layer.content.hasNoPlane else {
            return planes.append(HitPlane(layer: layer, matrix: matrix, isDirect: isDirect))
        }
        let space = layer.properties.sublayerSpace.map { CATransform3DConcat($0, matrix) } ?? matrix
        for sublayer in layer.visibleSublayers ?? [] {
            gather(
                sublayer, matrix: CATransform3DConcat(sublayer.properties.toSuperlayer, space), isDirect: false,
                &planes)
        }
    }

    /// What `test` finds in the plane that is nearest to the viewer at `point`; where planes lie equally deep, in the one
    /// that is drawn last.
    static func frontmost(
        _ planes: [HitPlane], at point: CGPoint, _ test: (HitPlane, CGPoint) -> CALayer?
    ) -> CALayer? {
        let candidates = planes.enumerated().compactMap { index, plane in
            plane.meets(point).map { (index: index, plane: plane, inside: $0.inside, depth: $0.depth) }
        }
        for candidate in candidates.sorted(by: { ($0.depth, $0.index) > ($1.depth, $1.index) }) {
            if let hit = test(candidate.plane, candidate.inside) { return hit }
        }
        return nil
    }

    /// Where the line of sight through `point` meets the plane; nil when it does so behind the eye, or never.
    private func meets(_ point: CGPoint) -> (inside: CGPoint, depth: CGFloat)? {
        let projection = Projection(flattening: matrix)
        guard projection.isFinite, let inverse = projection.inverse else { return nil }
        let inside = inverse.apply(Point(point))
        let w = inside.x * matrix.m14 + inside.y * matrix.m24 + matrix.m44
        guard w > Projection.nearestDepth, inside.x.isFinite, inside.y.isFinite else { return nil }
        return (CGPoint(inside), (inside.x * matrix.m13 + inside.y * matrix.m23 + matrix.m43) / w)
    }
}
