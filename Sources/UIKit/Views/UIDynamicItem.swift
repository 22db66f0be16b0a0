public import CoreGraphics
public import Foundation

/// What a `UIDynamicAnimator` moves: a view, the attributes of a collection view's layout, or an object of your own.
///
/// The animator reads the centre, the size and the rotation when the item joins one of its behaviours, and then sets the centre and
/// the transform.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidynamicitem)
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre in the animator's coordinates, in points.
    var center: CGPoint { get set }
    /// The size, in points; the origin does not matter.
    var bounds: CGRect { get }
    /// The transform about the centre. Its rotation changes as the item turns; what else it does stays.
    var transform: CGAffineTransform { get set }
    /// The shape that collides: a rectangle, unless implemented.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The shape that collides if the type says `path`: convex, in points from the centre. Empty unless implemented.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape by which an item collides.
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
