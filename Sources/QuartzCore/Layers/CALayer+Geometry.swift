public import CoreGraphics
import Raster

extension LayerProperties {
    /// The smallest upright rectangle around the layer in its superlayer's space.
    var frame: CGRect {
        guard transform != CATransform3DIdentity else {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        return boundingBox(of: bounds.size).offsetBy(dx: position.x, dy: position.y)
    }

    /// The bounding box of a layer of the given size after `transform`, relative to its position.
    fileprivate func boundingBox(of size: CGSize) -> CGRect {
        let plane = transform.projectionOfPlane
        let (left, top) = (-anchorPoint.x * size.width, -anchorPoint.y * size.height)
        var box = Box.empty
        for (x, y) in [
            (left, top), (left + size.width, top), (left, top + size.height), (left + size.width, top + size.height),
        ] {
            box.include(plane.apply(Point(x, y)))
        }
        return CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height)
    }
}

extension CATransform3D {
    /// The projection of the plane z = 0 by the transform, viewed along z.
    fileprivate var projectionOfPlane: Projection {
        Projection(m11: m11, m12: m12, m13: m14, m21: m21, m22: m22, m23: m24, m31: m41, m32: m42, m33: m44)
    }
}

extension CALayer {
    final func setBounds(_ new: CGRect) {
        guard new.isFinite else { return refuse(new, for: "bounds") }
        let old = properties.bounds
        change(.bounds, if: new != old) { $0.bounds = new }
        guard new.size != old.size else { return }
        if !state.contains(.presentation) { resizeSublayers(withOldSize: old.size) }
        noteLayoutChange()
        // A layer whose bounds were empty when it should have been drawn is drawn as soon as they are not.
        let isOwed = state.contains(.awaitsSize) && !new.isEmpty
        if isOwed { state.remove(.awaitsSize) }
        if isOwed || needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    final func setFrame(_ frame: CGRect) {
        guard frame.isFinite else { return refuse(frame, for: "frame") }
        let frame = frame.standardized
        guard properties.transform != CATransform3DIdentity else {
            bounds = CGRect(origin: bounds.origin, size: frame.size)
            position = CGPoint(
                x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
            return
        }
        // The size whose box after the transform is the frame's, exactly so for scales and quarter turns.
        let inverse = CATransform3DGetAffineTransform(transform).inverted()
        let size = CGSize(
            width: abs(frame.width * inverse.a) + abs(frame.height * inverse.c),
            height: abs(frame.width * inverse.b) + abs(frame.height * inverse.d))
        bounds = CGRect(origin: bounds.origin, size: size)
        let box = properties.boundingBox(of: size)
        position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
    }

    /// Sets `transform` to an affine transform of the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// `transform` as an affine transform of the plane.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    // MARK: Conversion

    /// Converts a point from another layer's coordinates to this layer's. Nil stands for the coordinates of the root's
    /// superlayer.
    public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        let point = layer?.convertToOutermost(p) ?? p
        return convertFromOutermost(point)
    }

    /// Converts a point from this layer's coordinates to another layer's.
    public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
        let point = convertToOutermost(p)
        return layer?.convertFromOutermost(point) ?? point
    }

    /// Converts a rectangle from another layer's coordinates to this layer's; returns its bounding box.
    public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
        r.mappingCorners { convert($0, from: layer) }
    }

    /// Converts a rectangle from this layer's coordinates to another layer's; returns its bounding box.
    public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
        r.mappingCorners { convert($0, to: layer) }
    }

    private final func convertToOutermost(_ p: CGPoint) -> CGPoint { CGPoint(projectionToOutermost.apply(Point(p))) }

    private final func convertFromOutermost(_ p: CGPoint) -> CGPoint {
        // A plane seen edge-on has no inverse projection; the point is returned unchanged.
        guard let inverse = projectionToOutermost.inverse else { return p }
        return CGPoint(inverse.apply(Point(p)))
    }

    /// Maps this layer's plane to the coordinates of the root's superlayer, flattened at every layer that flattens.
    private final var projectionToOutermost: Projection {
        var projection = Projection.identity
        var matrix = CATransform3DIdentity
        var layer = self
        while true {
            matrix = CATransform3DConcat(matrix, layer.matrixToOuter)
            guard let outer = layer.visibleSuperlayer else { break }
            if outer.flattensSublayers {
                projection = projection.then(matrix.projectionOfPlane)
                matrix = CATransform3DIdentity
            }
            layer = outer
        }
        return projection.then(matrix.projectionOfPlane)
    }

    /// Maps this layer's coordinates to those of the layer it lies in.
    private final var matrixToOuter: CATransform3D {
        let matrix = properties.toSuperlayer
        return spaceAround.map { CATransform3DConcat(matrix, $0) } ?? matrix
    }

    /// The transform of the containing layer's sublayer space, applied after this layer's own. Nil for a mask, which
    /// has none.
    final var spaceAround: CATransform3D? {
        guard (presentationSource?.model ?? self).parent != nil else { return nil }
        return visibleSuperlayer?.properties.sublayerSpace
    }
}

extension CGRect {
    fileprivate func mappingCorners(_ map: (CGPoint) -> CGPoint) -> CGRect {
        var box = Box.empty
        for x in [minX, maxX] {
            for y in [minY, maxY] { box.include(Point(map(CGPoint(x: x, y: y)))) }
        }
        return CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height)
    }
}
