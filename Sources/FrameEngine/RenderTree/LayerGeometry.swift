import CoreGraphics

/// A layer's geometry and opacity: trivial values, so that a copy retains nothing.
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
        @inline(__always) get { geometry.bounds }
        @inline(__always) _modify { yield &geometry.bounds }
    }

    package var position: CGPoint {
        @inline(__always) get { geometry.position }
        @inline(__always) _modify { yield &geometry.position }
    }

    package var zPosition: CGFloat {
        @inline(__always) get { geometry.zPosition }
        @inline(__always) _modify { yield &geometry.zPosition }
    }

    package var anchorPoint: CGPoint {
        @inline(__always) get { geometry.anchorPoint }
        @inline(__always) _modify { yield &geometry.anchorPoint }
    }

    package var transform: CATransform3D {
        @inline(__always) get { geometry.transform }
        @inline(__always) _modify { yield &geometry.transform }
    }

    package var cornerRadius: CGFloat {
        @inline(__always) get { geometry.cornerRadius }
        @inline(__always) _modify { yield &geometry.cornerRadius }
    }

    package var opacity: Float {
        @inline(__always) get { geometry.opacity }
        @inline(__always) _modify { yield &geometry.opacity }
    }
}
