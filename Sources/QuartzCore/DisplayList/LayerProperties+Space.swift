import CoreGraphics

// From a layer's own space (the coordinates of its bounds) to the space that it shares with its siblings.

extension LayerProperties {
    /// The point of the bounds that `position` places, in the bounds' own coordinates.
    var anchorInBounds: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The anchor goes to the origin, then through `transform`, then to `position`.
    var toSuperlayer: CATransform3D {
        let anchor = anchorInBounds
        let centred = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
        let placed = CATransform3DMakeTranslation(position.x, position.y, zPosition)
        if CATransform3DIsIdentity(transform) { return CATransform3DConcat(centred, placed) }
        return CATransform3DConcat(CATransform3DConcat(centred, transform), placed)
    }

    /// What all sublayers go through on their way into this layer's space: `sublayerTransform` about the anchor, then
    /// the vertical flip of `isGeometryFlipped`. Nil when neither is set.
    var sublayerSpace: CATransform3D? {
        var result: CATransform3D?
        if !CATransform3DIsIdentity(sublayerTransform) {
            let anchor = anchorInBounds
            let centred = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
            let placed = CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ)
            result = CATransform3DConcat(CATransform3DConcat(centred, sublayerTransform), placed)
        }
        if isGeometryFlipped {
            var flip = CATransform3DMakeScale(1, -1, 1)
            flip.m42 = 2 * bounds.origin.y + bounds.size.height
            result = CATransform3DConcat(result ?? CATransform3DIdentity, flip)
        }
        return result
    }
}

extension CATransform3D {
    /// True when the plane z = 0 stays level, so that one number says how deep all of it lies.
    var keepsPlaneLevel: Bool {
        m13 == 0 && m23 == 0 && m14 == 0 && m24 == 0 && m44 != 0
    }

    /// Whether the upper side of the plane z = 0 faces a viewer far along z; false for a plane seen edge-on.
    var showsFront: Bool {
        let inverse = CATransform3DInvert(self)
        // The viewer, (0, 0, 1, 0) in homogeneous coordinates, seen from the plane's own space.
        return inverse.m34 < 0 ? inverse.m33 < 0 : inverse.m33 > 0
    }
}
