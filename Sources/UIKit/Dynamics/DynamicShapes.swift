import CoreGraphics
import Foundation

/// Creates bodies for dynamic items.
@MainActor
enum DynamicShapes {
    /// The number of corners of an ellipse that is not a circle.
    private static let ellipseCorners = 32
    /// The maximum distance between a curve and its line segments, in points.
    static let flatness: CGFloat = 0.25

    /// Returns the rotation of an item's transform, in radians.
    static func angle(of item: any UIDynamicItem) -> Double {
        let transform = item.transform
        return Double(atan2(transform.b, transform.a))
    }

    /// Returns a body at rest at an item's position; nil, with a message in the log, if the item has no size or no
    /// finite position.
    static func body(of item: any UIDynamicItem) -> RigidBody? {
        let center = Vec2(item.center)
        guard center.isFinite, let shapes = shapes(of: item) else {
            reportOnce(
                "UIDynamicAnimator: \(type(of: item)) at \(item.center) with bounds \(item.bounds) has no size; ignored"
            )
            return nil
        }
        return RigidBody(shapes: shapes, center: center, angle: angle(of: item))
    }

    /// Returns the shapes of an unrotated item about its centre; nil for none.
    private static func shapes(of item: any UIDynamicItem) -> [RigidShape]? {
        if let group = item as? UIDynamicItemGroup {
            let parts = group.parts.compactMap { part in
                let turned = part.item.transform.concatenating(
                    CGAffineTransform(rotationAngle: -CGFloat(angle(of: group))))
                return shape(of: part.item, turned, offset: part.offset)
            }
            return parts.isEmpty ? nil : parts
        }
        let base = item.transform.concatenating(CGAffineTransform(rotationAngle: -CGFloat(angle(of: item))))
        return shape(of: item, base, offset: .zero).map { [$0] }
    }

    private static func shape(
        of item: any UIDynamicItem, _ transform: CGAffineTransform, offset: CGPoint
    ) -> RigidShape? {
        var linear = transform
        (linear.tx, linear.ty) = (offset.x, offset.y)
        let (width, height) = (item.bounds.width / 2, item.bounds.height / 2)
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        func hull(_ points: [CGPoint]) -> RigidShape? { RigidShape.hull(of: points.map { Vec2($0.applying(linear)) }) }
        switch item.collisionBoundsType {
        case .ellipse:
            if width == height, linear.a == linear.d, linear.b == 0, linear.c == 0 {
                return RigidShape(center: Vec2(offset), radius: Double(abs(width * linear.a)))
            }
            return hull(
                (0..<ellipseCorners).map { index in
                    let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(ellipseCorners)
                    return CGPoint(x: width * cos(angle), y: height * sin(angle))
                })
        case .path:
            let outline = lines(of: item.collisionBoundingPath.cgPath).flatMap { $0 }
            if let shape = hull(outline) { return shape }
            reportOnce("UIDynamicItem: the collisionBoundingPath of \(type(of: item)) has no area; its bounds collide")
            fallthrough
        case .rectangle:
            return hull([
                CGPoint(x: -width, y: -height), CGPoint(x: width, y: -height), CGPoint(x: width, y: height),
                CGPoint(x: -width, y: height),
            ])
        }
    }

    /// Returns the line segments of a path, each subpath as a list of points; closed subpaths end where they begin.
    static func lines(of path: CGPath) -> [[CGPoint]] {
        var lines: [[CGPoint]] = []
        path.flattened(threshold: flatness).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: lines.append([element.pointee.points[0]])
            case .addLineToPoint: lines[lines.count - 1].append(element.pointee.points[0])
            case .closeSubpath:
                if let first = lines.last?.first, first != lines.last?.last { lines[lines.count - 1].append(first) }
            default: break
            }
        }
        return lines.filter { $0.count > 1 }
    }
}
