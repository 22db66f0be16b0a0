import CoreGraphics

/// Where a layer lies and how much of it shows: numbers alone, so that taking a copy counts no references.
package struct LayerGeometry: Sendable {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var transform = CATransform3DIdentity
    package var cornerRadius: CGFloat = 0
    package var opacity: Float = 1
}

extension LayerProperties {
    package var bounds: CGRect {
        @inlinable get { geometry.bounds }
        @inlinable _modify { yield &geometry.bounds }
    }

    package var position: CGPoint {
        @inlinable get { geometry.position }
        @inlinable _modify { yield &geometry.position }
    }

    package var zPosition: CGFloat {
        @inlinable get { geometry.zPosition }
        @inlinable _modify { yield &geometry.zPosition }
    }

    package var anchorPoint: CGPoint {
        @inlinable get { geometry.anchorPoint }
        @inlinable _modify { yield &geometry.anchorPoint }
    }

    package var transform: CATransform3D {
        @inlinable get { geometry.transform }
        @inlinable _modify { yield &geometry.transform }
    }

    package var cornerRadius: CGFloat {
        @inlinable get { geometry.cornerRadius }
        @inlinable _modify { yield &geometry.cornerRadius }
    }

    package var opacity: Float {
        @inlinable get { geometry.opacity }
        @inlinable _modify { yield &geometry.opacity }
    }
}
