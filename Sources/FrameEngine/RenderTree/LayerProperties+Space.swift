import CoreGraphics

// Transforms from a layer's coordinates to the 3D space that it shares with its siblings.

extension LayerGeometry {
    /// The anchor point in the bounds' coordinates.
    var anchorInBounds: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// Moves the anchor to the origin, applies `transform`, then moves it to `position`.
    func toSuperlayer(anchorPointZ: CGFloat = 0) -> CATransform3D {
        let anchor = anchorInBounds
        return transform.between(
            (-anchor.x, -anchor.y, -anchorPointZ), (position.x, position.y, zPosition))
    }
}

extension LayerProperties {
    package var anchorInBounds: CGPoint { geometry.anchorInBounds }

    /// The transform from the layer's coordinates, which may be flipped, to its superlayer's.
    package var toSuperlayer: CATransform3D {
        @inline(__always) get {
            let matrix = geometry.toSuperlayer(anchorPointZ: anchorPointZ)
            return isGeometryFlipped ? CATransform3DConcat(flip, matrix) : matrix
        }
    }

    /// Flips the bounds vertically.
    private var flip: CATransform3D {
        var flip = CATransform3DMakeScale(1, -1, 1)
        // Maps y to minY + maxY - y.
        flip.m42 = 2 * bounds.origin.y + bounds.size.height
        return flip
    }

    /// The transform from the sublayers' shared space to this layer's coordinates: `sublayerTransform` about the
    /// anchor. Nil for the identity.
    package var sublayerSpace: CATransform3D? {
        @inline(__always) get { CATransform3DIsIdentity(sublayerTransform) ? nil : rotatedSublayerSpace }
    }

    private var rotatedSublayerSpace: CATransform3D {
        let anchor = anchorInBounds
        return sublayerTransform.between((-anchor.x, -anchor.y, -anchorPointZ), (anchor.x, anchor.y, anchorPointZ))
    }
}

extension CATransform3D {
    /// A translation, then this transform, then another translation. Computed for every layer of every frame: two
    /// matrix products would take four times as long.
    fileprivate func between(
        _ a: (x: CGFloat, y: CGFloat, z: CGFloat), _ b: (x: CGFloat, y: CGFloat, z: CGFloat)
    ) -> CATransform3D {
        var result = self
        // A translation on the left adds a combination of the rows to the fourth row.
        result.m41 += a.x * m11 + a.y * m21 + a.z * m31
        result.m42 += a.x * m12 + a.y * m22 + a.z * m32
        result.m43 += a.x * m13 + a.y * m23 + a.z * m33
        result.m44 += a.x * m14 + a.y * m24 + a.z * m34
        // A translation on the right adds multiples of the fourth column to the other columns.
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

    /// Whether the plane z = 0 stays parallel to itself, so that it has one depth.
    var keepsConstantDepth: Bool {
        m13 == 0 && m23 == 0 && m14 == 0 && m24 == 0 && m44 != 0
    }

    /// Whether the front of the plane z = 0 faces a viewer far along z; false for a plane seen edge-on.
    package var showsFront: Bool {
        let inverse = CATransform3DInvert(self)
        // The viewer, (0, 0, 1, 0) in homogeneous coordinates, in the plane's own space.
        return inverse.m34 < 0 ? inverse.m33 < 0 : inverse.m33 > 0
    }
}
