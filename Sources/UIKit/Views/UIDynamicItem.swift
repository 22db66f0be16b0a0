public import CoreGraphics
public import Foundation

/// An item that a `UIDynamicAnimator` animates: a view, layout attributes of a collection view, or a custom object.
///
/// The animator reads the centre, the size and the rotation when the item is added to one of its behaviours, and then
/// sets the centre and the transform.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidynamicitem)
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre in the animator's coordinates, in points.
    var center: CGPoint { get set }
    /// The size, in points; the origin is ignored.
    var bounds: CGRect { get }
    /// The transform about the centre. Its rotation is animated; the rest is preserved.
    var transform: CGAffineTransform { get set }
    /// The shape used for collisions: a rectangle, unless implemented.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The path used for collisions if the type is `path`: convex, in points from the centre. Empty unless
    /// implemented.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape that an item uses for collisions.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype)
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The item's bounds.
    case rectangle
    /// The ellipse within the bounds.
    case ellipse
    /// The item's `collisionBoundingPath`.
    case path
}

extension UIView: UIDynamicItem {}
