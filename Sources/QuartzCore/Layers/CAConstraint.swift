import CoreGraphics
public import Foundation

/// A part of a layer's frame that a constraint is about.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caconstraintattribute)
public enum CAConstraintAttribute: Int32, Sendable {
    case minX, midX, maxX, width, minY, midY, maxY, height
}

/// Ties a part of a layer's frame to one of a sibling's frame, or of the superlayer's bounds:
/// `attribute = scale * sourceAttribute + offset`.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caconstraint)
open class CAConstraint: NSObject {
    /// The part that is constrained.
    public final let attribute: CAConstraintAttribute
    /// The sibling's name, or "superlayer".
    public final let sourceName: String
    /// The part that it follows.
    public final let sourceAttribute: CAConstraintAttribute
    public final let scale: CGFloat
    public final let offset: CGFloat

    public init(
        attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute,
        scale m: CGFloat, offset c: CGFloat
    ) {
        (attribute, sourceName, sourceAttribute, scale, offset) = (attr, srcId, srcAttr, m, c)
    }

    /// With a scale of 1.
    public convenience init(
        attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute,
        offset c: CGFloat
    ) {
        self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: c)
    }

    /// With a scale of 1 and no offset.
    public convenience init(
        attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute
    ) {
        self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: 0)
    }
}
