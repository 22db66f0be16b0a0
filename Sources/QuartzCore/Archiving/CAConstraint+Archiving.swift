import CoreGraphics
import Foundation

extension CAConstraint {
    /// The arguments of the designated initializer, in order.
    typealias Parts = (
        attribute: CAConstraintAttribute, sourceName: String, sourceAttribute: CAConstraintAttribute, scale: CGFloat,
        offset: CGFloat
    )

    final func archive(in coder: NSCoder) {
        let archive = KeyedArchive(coder: coder)
        archive.store("CAConstraint") {
            archive.write(.value(.string(sourceName)), forKey: "sourceName")
            archive.write(
                .doubles([
                    Double(attribute.rawValue), Double(sourceAttribute.rawValue), Double(scale), Double(offset),
                ]), forKey: "numbers")
        }
    }

    /// The parts in an archive; nil if they can't be read.
    static func parts(from coder: NSCoder) -> Parts? {
        let archive = KeyedArchive(coder: coder)
        var parts: Parts?
        let isRead = archive.restore("CAConstraint") { () throws(ArchiveError) in
            guard case .doubles(let numbers)? = try archive.value(forKey: "numbers"), numbers.count == 4,
                let name = try archive.string(forKey: "sourceName"),
                let own = Int32(exactly: numbers[0]).flatMap(CAConstraintAttribute.init),
                let other = Int32(exactly: numbers[1]).flatMap(CAConstraintAttribute.init)
            else { throw .badValue(key: "numbers") }
            parts = (own, name, other, CGFloat(numbers[2]), CGFloat(numbers[3]))
        }
        return isRead ? parts : nil
    }
}
