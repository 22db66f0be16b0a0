import CoreGraphics
import Foundation
import QuartzCore

/// The archived state of one view: plain values by name, and objects, which the coder encodes.
@MainActor
final class ViewArchive {
    let archive: KeyedArchive
    private(set) var values: [String: ArchivedValue] = [:]

    /// The key of the plain values.
    private static let valuesKey = "UIViewValues"

    init(_ coder: NSCoder) { archive = KeyedArchive(coder: coder) }

    // MARK: Writing

    subscript(name: String) -> ArchivedValue? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// Encodes an object; nil is omitted.
    func write(_ object: (some NSObject & NSCoding)?, forKey name: String) {
        if let object { archive.write(object: object, forKey: "UI" + name) }
    }

    func write(objects: [some NSObject & NSCoding], forKey name: String) {
        archive.write(objects: objects, forKey: "UI" + name)
    }

    /// Encodes the plain values, once all have been added.
    func finish() {
        let pairs = values.sorted { $0.key < $1.key }.map { ArchivedValue.Pair(key: $0.key, value: $0.value) }
        archive.write(.dictionary(pairs), forKey: ViewArchive.valuesKey)
    }

    // MARK: Reading

    /// Decodes the plain values.
    func load() throws(ArchiveError) {
        guard let value = try archive.value(forKey: ViewArchive.valuesKey) else { return }
        guard case .dictionary(let pairs) = value else { throw .badValue(key: ViewArchive.valuesKey) }
        values = Dictionary(pairs.map { ($0.key, $0.value) }) { first, _ in first }
    }

    func object<Object: NSObject & NSCoding>(
        _ type: Object.Type, forKey name: String
    ) throws(ArchiveError) -> Object? {
        try archive.object(type, forKey: "UI" + name)
    }

    func objects<Object: NSObject & NSCoding>(
        _ type: Object.Type, forKey name: String
    ) throws(ArchiveError) -> [Object] {
        try archive.objects(type, forKey: "UI" + name)
    }

    /// Returns a plain value; nil if the archive has none.
    func value<T: ArchivedConvertible>(_ type: T.Type, _ name: String) throws(ArchiveError) -> T? {
        guard let archived = values[name] else { return nil }
        guard let value = T(archived: archived) else { throw .badValue(key: name) }
        return value
    }
}

/// An archived property of a view class.
@MainActor
struct ArchivedField {
    let write: @MainActor (UIView, ViewArchive) -> Void
    let read: @MainActor (UIView, ViewArchive) throws(ArchiveError) -> Void

    init<V: UIView>(
        of type: V.Type, write: @escaping @MainActor (V, ViewArchive) -> Void,
        read: @escaping @MainActor (V, ViewArchive) throws(ArchiveError) -> Void
    ) {
        self.write = { view, archive in if let view = view as? V { write(view, archive) } }
        self.read = { (view, archive) throws(ArchiveError) in if let view = view as? V { try read(view, archive) } }
    }

    /// A value.
    init<V: UIView, T: ArchivedConvertible>(_ name: String, _ keyPath: ReferenceWritableKeyPath<V, T>) {
        self.init(of: V.self) { view, archive in
            archive[name] = view[keyPath: keyPath].archived
        } read: { (view, archive) throws(ArchiveError) in
            if let value = try archive.value(T.self, name) { view[keyPath: keyPath] = value }
        }
    }

    /// An optional value.
    init<V: UIView, T: ArchivedConvertible>(_ name: String, _ keyPath: ReferenceWritableKeyPath<V, T?>) {
        self.init(of: V.self) { view, archive in
            archive[name] = view[keyPath: keyPath]?.archived
        } read: { (view, archive) throws(ArchiveError) in
            if let value = try archive.value(T.self, name) { view[keyPath: keyPath] = value }
        }
    }

    /// An enumeration value or an option set.
    init<V: UIView, T: RawRepresentable>(_ name: String, choice keyPath: ReferenceWritableKeyPath<V, T>)
    where T.RawValue: ArchivedConvertible {
        self.init(of: V.self) { view, archive in
            archive[name] = view[keyPath: keyPath].rawValue.archived
        } read: { (view, archive) throws(ArchiveError) in
            guard let raw = try archive.value(T.RawValue.self, name) else { return }
            guard let value = T(rawValue: raw) else { throw .badValue(key: name) }
            view[keyPath: keyPath] = value
        }
    }

    /// A colour, an image, a font or a view; nil is omitted.
    init<V: UIView, T: NSObject & NSCoding>(_ name: String, object keyPath: ReferenceWritableKeyPath<V, T?>) {
        self.init(of: V.self) { view, archive in
            archive.write(view[keyPath: keyPath], forKey: name)
        } read: { (view, archive) throws(ArchiveError) in
            if let object = try archive.object(T.self, forKey: name) { view[keyPath: keyPath] = object }
        }
    }
}

// MARK: Values

/// A value that is archived without a coder.
protocol ArchivedConvertible {
    var archived: ArchivedValue { get }
    init?(archived: ArchivedValue)
}

extension ArchivedConvertible where Self: BinaryInteger {
    var archived: ArchivedValue { .value(.scalar(CGFloat(Double(self)))) }

    init?(archived: ArchivedValue) {
        guard case .value(.scalar(let number)) = archived else { return nil }
        self.init(exactly: Double(number))
    }
}

extension Int: ArchivedConvertible {}
extension UInt: ArchivedConvertible {}

extension ArchivedConvertible where Self: BinaryFloatingPoint {
    var archived: ArchivedValue { .value(.scalar(CGFloat(Double(self)))) }

    init?(archived: ArchivedValue) {
        guard case .value(.scalar(let number)) = archived else { return nil }
        self.init(Double(number))
        guard isFinite else { return nil }
    }
}

extension Double: ArchivedConvertible {}
extension Float: ArchivedConvertible {}
extension CGFloat: ArchivedConvertible {}

extension Bool: ArchivedConvertible {
    var archived: ArchivedValue { .value(.scalar(self ? 1 : 0)) }

    init?(archived: ArchivedValue) {
        guard case .value(.scalar(let number)) = archived else { return nil }
        self = number != 0
    }
}

extension String: ArchivedConvertible {
    var archived: ArchivedValue { .value(.string(self)) }

    init?(archived: ArchivedValue) {
        guard case .value(.string(let string)) = archived else { return nil }
        self = string
    }
}

extension CGSize: ArchivedConvertible {
    var archived: ArchivedValue { .value(.size(self)) }

    init?(archived: ArchivedValue) {
        guard case .value(.size(let size)) = archived else { return nil }
        self = size
    }
}

extension UIEdgeInsets: ArchivedConvertible {
    var archived: ArchivedValue { .value(.numbers([top, left, bottom, right])) }

    init?(archived: ArchivedValue) {
        guard case .value(.numbers(let sides)) = archived, sides.count == 4 else { return nil }
        self.init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
}

extension NSDirectionalEdgeInsets: ArchivedConvertible {
    var archived: ArchivedValue { .value(.numbers([top, leading, bottom, trailing])) }

    init?(archived: ArchivedValue) {
        guard case .value(.numbers(let sides)) = archived, sides.count == 4 else { return nil }
        self.init(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
    }
}
