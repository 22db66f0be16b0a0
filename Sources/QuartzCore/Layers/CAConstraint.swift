import CoreGraphics
public import Foundation

/// A part of a layer's frame that a constraint is about.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caconstraintattribute)
public enum CAConstraintAttribute: Int32, Sendable {
    /// An edge, the middle or the size of a layer's frame, along x or y.
    case minX, midX, maxX, width, minY, midY, maxY, height
}

/// Ties a part of a layer's frame to one of a sibling's frame, or of the superlayer's bounds:
/// `attribute = scale * sourceAttribute + offset`.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caconstraint)
open class CAConstraint: NSObject, NSSecureCoding {
    /// The part that is constrained.
    public final let attribute: CAConstraintAttribute
    /// The sibling's name, or "superlayer".
    public final let sourceName: String
    /// The part that it follows.
    public final let sourceAttribute: CAConstraintAttribute
    /// The factor of the source's value; 1 unless given.
    public final let scale: CGFloat
    /// What is added after that, in points; 0 unless given.
    public final let offset: CGFloat

    /// Makes a constraint: the attribute is the source's attribute times `m` plus `c`, the latter in points.
    public init(
        attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute,
        scale m: CGFloat, offset c: CGFloat
    ) {
        (attribute, sourceName, sourceAttribute, scale, offset) = (attr, srcId, srcAttr, m, c)
    }

    /// A constraint from an archive; nil for an archive that is damaged.
    public required init?(coder: NSCoder) {
        let archive = KeyedArchive(coder: coder)
        var parts: (CAConstraintAttribute, String, CAConstraintAttribute, CGFloat, CGFloat)?
        let isRead = archive.restore("CAConstraint") { () throws(ArchiveError) in
            guard case .doubles(let numbers)? = try archive.value(forKey: "numbers"), numbers.count == 4,
                let name = try archive.string(forKey: "sourceName"),
                let own = Int32(exactly: numbers[0]).flatMap(CAConstraintAttribute.init),
                let other = Int32(exactly: numbers[1]).flatMap(CAConstraintAttribute.init)
            else { throw .badValue(key: "numbers") }
            parts = (own, name, other, CGFloat(numbers[2]), CGFloat(numbers[3]))
        }
        guard isRead, let parts else { return nil }
        (attribute, sourceName, sourceAttribute, scale, offset) = parts
    }

    /// Writes the constraint to a keyed archive.
    open func encode(with coder: NSCoder) {
        let archive = KeyedArchive(coder: coder)
        archive.store("CAConstraint") {
            archive.write(.value(.string(sourceName)), forKey: "sourceName")
            archive.write(
                .doubles([
                    Double(attribute.rawValue), Double(sourceAttribute.rawValue), Double(scale), Double(offset),
                ]), forKey: "numbers")
        }
    }

    /// Always true: constraints are read with the classes that are expected.
    open class var supportsSecureCoding: Bool { true }

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
