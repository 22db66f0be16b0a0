import CoreGraphics
public import Foundation

/// An edge, centre or dimension of a layer's frame that a constraint refers to.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caconstraintattribute)
public enum CAConstraintAttribute: Int32, Sendable {
    /// An edge, the middle or the size of a layer's frame, along x or y.
    case minX, midX, maxX, width, minY, midY, maxY, height
}

/// Relates an attribute of a layer's frame to one of a sibling's frame or of the superlayer's bounds: `attribute =
/// scale * sourceAttribute + offset`.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caconstraint)
open class CAConstraint: NSObject, NSSecureCoding {
    /// The constrained attribute.
    public final let attribute: CAConstraintAttribute
    /// The sibling's name, or "superlayer".
    public final let sourceName: String
    /// The attribute that it depends on.
    public final let sourceAttribute: CAConstraintAttribute
    /// The factor of the source's value; 1 unless given.
    public final let scale: CGFloat
    /// The distance added to the scaled value, in points; 0 unless given.
    public final let offset: CGFloat

    /// Creates a constraint: the attribute is the source's attribute times `m` plus `c`, the latter in points.
    public init(
        attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute,
        scale m: CGFloat, offset c: CGFloat
    ) {
        (attribute, sourceName, sourceAttribute, scale, offset) = (attr, srcId, srcAttr, m, c)
    }

    /// Creates a constraint from an archive; returns nil if the archive is damaged.
    public required init?(coder: NSCoder) {
        guard let parts = Self.parts(from: coder) else { return nil }
        (attribute, sourceName, sourceAttribute, scale, offset) = parts
    }

    /// Writes the constraint to a keyed archive.
    open func encode(with coder: NSCoder) {
        archive(in: coder)
    }

    /// Always true: constraints are decoded only as the expected classes.
    open class var supportsSecureCoding: Bool { true }

    /// Creates a constraint with a scale of 1.
    public convenience init(
        attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute,
        offset c: CGFloat
    ) {
        self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: c)
    }

    /// Creates a constraint with a scale of 1 and no offset.
    public convenience init(
        attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute
    ) {
        self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: 0)
    }
}
