package import Foundation
import QuartzCore

extension LayoutNode {
    /// The transform from the space that the node is drawn in to the hierarchy's.
    final var toGlobal: CATransform3D {
        var transform = CATransform3DIdentity
        var host = layerHost
        while let current = host, current !== graph.rootNode {
            transform = CATransform3DConcat(transform, current.contentToSurroundings)
            host = current.layerHost
        }
        return transform
    }

    /// The transform from the node's own layer to its enclosing space.
    final var contentToSurroundings: CATransform3D {
        let (x, y) = (size.width / 2, size.height / 2)
        let about = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), contentTransform),
            CATransform3DMakeTranslation(x, y, 0))
        return CATransform3DConcat(about, CATransform3DMakeTranslation(origin.x, origin.y, 0))
    }

    /// The transform from the node's layer to the hierarchy's space.
    private final var contentToGlobal: CATransform3D {
        self === graph.rootNode ? CATransform3DIdentity : CATransform3DConcat(contentToSurroundings, toGlobal)
    }

    /// Converts a point in the node's layer to the hierarchy's space.
    final func contentPointToGlobal(_ point: CGPoint) -> CGPoint {
        contentToGlobal.box(around: CGRect(origin: point, size: .zero)).origin
    }

    /// Converts a point in the hierarchy's space to the node's layer.
    final func contentPoint(fromGlobal point: CGPoint) -> CGPoint {
        CATransform3DInvert(contentToGlobal).box(around: CGRect(origin: point, size: .zero)).origin
    }

    /// The node's frame in the hierarchy's space; its bounding box if rotated.
    package final var globalFrame: CGRect {
        convertToGlobal(CGRect(origin: origin, size: size))
    }

    /// The node's frame in the hierarchy's space, as if all transitions in progress had ended.
    final var settledFrame: CGRect {
        var transform = CATransform3DIdentity
        var host = layerHost
        while let current = host, current !== graph.rootNode {
            let step =
                current.showsTransition
                ? CATransform3DMakeTranslation(current.origin.x, current.origin.y, 0) : current.contentToSurroundings
            transform = CATransform3DConcat(transform, step)
            host = current.layerHost
        }
        return transform.box(around: CGRect(origin: origin, size: size))
    }

    /// Converts a rectangle in the space that the node is drawn in to the hierarchy's.
    package final func convertToGlobal(_ rect: CGRect) -> CGRect { toGlobal.box(around: rect) }

    /// Converts a rectangle in the hierarchy's space to the one that the node is drawn in.
    package final func convertFromGlobal(_ rect: CGRect) -> CGRect { CATransform3DInvert(toGlobal).box(around: rect) }

    /// Converts a point in the hierarchy's space to the node's own.
    package final func localPoint(_ point: CGPoint) -> CGPoint {
        let place = convertFromGlobal(CGRect(origin: point, size: .zero)).origin
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    }

    /// Returns the elements hit at a point of the space that the node is drawn in, from the innermost outwards to
    /// this one; empty if none is hit.
    package final func hitPath(_ point: CGPoint) -> [LayoutNode] {
        var inner = point
        if hostsLayers {
            let place = CATransform3DInvert(contentToSurroundings).box(around: CGRect(origin: point, size: .zero))
            inner = place.origin
        }
        guard reveals(inner) else { return [] }
        for child in drawnChildren.reversed() where !child.isLeaving {
            let path = child.hitPath(inner)
            if !path.isEmpty { return path + [self] }
        }
        return contains(point) ? [self] : []
    }
}

extension CATransform3D {
    /// Returns the bounding box of a transformed rectangle.
    fileprivate func box(around rect: CGRect) -> CGRect {
        if CATransform3DIsIdentity(self) { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { map($0) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    private func map(_ point: CGPoint) -> CGPoint {
        let w = m14 * point.x + m24 * point.y + m44
        guard w > 0 else { return point }
        return CGPoint(
            x: (m11 * point.x + m21 * point.y + m41) / w, y: (m12 * point.x + m22 * point.y + m42) / w)
    }
}
