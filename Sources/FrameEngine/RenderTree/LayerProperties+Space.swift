import CoreGraphics

// From a layer's own space (the coordinates of its bounds) to the space that it shares with its siblings.

extension LayerGeometry {
    /// The point of the bounds that `position` places, in the bounds' own coordinates.
    var anchorInBounds: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The anchor goes to the origin, then through `transform`, then to `position`.
    func toSuperlayer(anchorPointZ: CGFloat = 0) -> CATransform3D {
        let anchor = anchorInBounds
        return transform.between(
            (-anchor.x, -anchor.y, -anchorPointZ), (position.x, position.y, zPosition))
    }
}

extension LayerProperties {
    package var anchorInBounds: CGPoint { geometry.anchorInBounds }

    /// From the layer's own space, where y may go up, to its superlayer's.
    package var toSuperlayer: CATransform3D {
        @inline(__always) get {
            let matrix = geometry.toSuperlayer(anchorPointZ: anchorPointZ)
            return isGeometryFlipped ? CATransform3DConcat(flip, matrix) : matrix
        }
    }

    /// Turns the bounds over.
    private var flip: CATransform3D {
        var flip = CATransform3DMakeScale(1, -1, 1)
        flip.m42 = 2 * bounds.origin.y + bounds.size.height
        return flip
    }

    /// What all sublayers go through on their way into this layer's space: `sublayerTransform` about the anchor. Nil when
    /// there is none.
    package var sublayerSpace: CATransform3D? {
        @inline(__always) get { CATransform3DIsIdentity(sublayerTransform) ? nil : rotatedSublayerSpace }
    }

    private var rotatedSublayerSpace: CATransform3D {
        let anchor = anchorInBounds
        return sublayerTransform.between((-anchor.x, -anchor.y, -anchorPointZ), (anchor.x, anchor.y, anchorPointZ))
    }
}

extension CATransform3D {
    /// A translation, then this transform, then another translation. Every layer of every frame asks for it: two products
    /// of matrices would take four times as long.
    fileprivate func between(
        _ a: (x: CGFloat, y: CGFloat, z: CGFloat), _ b: (x: CGFloat, y: CGFloat, z: CGFloat)
    ) -> CATransform3D {
        var result = self
        result.m41 += a.x * m11 + a.y * m21 + a.z * m31
        result.m42 += a.x * m12 + a.y * m22 + a.z * m32
        result.m43 += a.x * m13 + a.y * m23 + a.z * m33
        result.m44 += a.x * m14 + a.y * m24 + a.z * m34
        result.m11 += m14 * b.x
        result.m12 += m14 * b.y
        result.m13 += m14 * b.z
        result.m21 += m24 * b.x
        result.m22 += m24 * b.y
        result.m23 += m24 * b.z
        result.m31 += m34 * b.x
        result.m32 += m34 * b.y
        result.m33 += m34 * b.z
        let w = result.m44
        result.m41 += w * b.x
        result.m42 += w * b.y
        result.m43 += w * b.z
        return result
    }

    /// True when the plane z = 0 stays level, so that one number says how deep all of it lies.
    var keepsConstantDepth: Bool {
        m13 == 0 && m23 == 0 && m14 == 0 && m24 == 0 && m44 != 0
    }

    /// Whether the upper side of the plane z = 0 faces a viewer far along z; false for a plane seen edge-on.
    package var showsFront: Bool {
        let inverse = CATransform3DInvert(self)
        // The viewer, (0, 0, 1, 0) in homogeneous coordinates, seen from the plane's own space.
        return inverse.m34 < 0 ? inverse.m33 < 0 : inverse.m33 > 0
    }
}
