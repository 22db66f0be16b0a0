package import Foundation
import QuartzCore

extension LayoutNode {
    /// From the space that the node is drawn in to that of the whole hierarchy.
    final var toGlobal: CATransform3D {
        var transform = CATransform3DIdentity
        var host = layerHost
        while let current = host, current !== graph.rootNode {
            transform = CATransform3DConcat(transform, current.contentToSurroundings)
            host = current.layerHost
        }
        return transform
    }

    /// From the space of the node's own layer to that around it.
    final var contentToSurroundings: CATransform3D {
        let (x, y) = (size.width / 2, size.height / 2)
        let about = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), contentTransform),
            CATransform3DMakeTranslation(x, y, 0))
        return CATransform3DConcat(about, CATransform3DMakeTranslation(origin.x, origin.y, 0))
    }

    /// From the space that is drawn in the node's layer to that of the whole hierarchy.
    private final var contentToGlobal: CATransform3D {
        self === graph.rootNode ? CATransform3DIdentity : CATransform3DConcat(contentToSurroundings, toGlobal)
    }

    /// A point of the space that is drawn in the node's layer, in that of the whole hierarchy.
    final func contentPointToGlobal(_ point: CGPoint) -> CGPoint {
        contentToGlobal.box(around: CGRect(origin: point, size: .zero)).origin
    }

    /// A point of the whole hierarchy's space, in that which is drawn in the node's layer.
    final func contentPoint(fromGlobal point: CGPoint) -> CGPoint {
        CATransform3DInvert(contentToGlobal).box(around: CGRect(origin: point, size: .zero)).origin
    }

    /// Where the node is, in the space of the whole hierarchy: a box around it if it is turned.
    package final var globalFrame: CGRect {
        convertToGlobal(CGRect(origin: origin, size: size))
    }

    /// A rectangle of the space that the node is drawn in, in that of the whole hierarchy.
    package final func convertToGlobal(_ rect: CGRect) -> CGRect { toGlobal.box(around: rect) }

    /// A rectangle of the whole hierarchy's space, in that which the node is drawn in.
    package final func convertFromGlobal(_ rect: CGRect) -> CGRect { CATransform3DInvert(toGlobal).box(around: rect) }

    /// A point of the whole hierarchy's space, in the node's own.
    package final func localPoint(_ point: CGPoint) -> CGPoint {
        let place = convertFromGlobal(CGRect(origin: point, size: .zero)).origin
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    }

    /// The elements at a point of the space that the node is drawn in, the one that was hit first, then those around it up
    /// to this one; none where nothing is hit.
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
    /// The box around what a rectangle becomes.
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
