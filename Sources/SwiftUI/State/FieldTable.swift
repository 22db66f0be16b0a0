import Foundation
@_spi(Reflection) import Swift

/// The offsets of a type's fields, which of them are dynamic properties, and how the others are compared.
@MainActor
final class FieldTable {
    private let size: Int
    private var comparisons: [(offset: Int, isSame: Comparison)] = []
    private var properties: [(offset: Int, type: any DynamicProperty.Type)] = []

    typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private static var tables: [ObjectIdentifier: FieldTable] = [:]

    static func of<T>(_ type: T.Type) -> FieldTable {
        if let table = tables[ObjectIdentifier(type)] { return table }
        let table = FieldTable(type)
        tables[ObjectIdentifier(type)] = table
        return table
    }

    private init<T>(_ type: T.Type) {
        size = MemoryLayout<T>.size
        if FieldTable.isStructure(type) {
            _ = _forEachField(of: type) { [self] _, offset, fieldType, _ in
                if let property = fieldType as? any DynamicProperty.Type {
                    properties.append((offset, property))
                    comparisons.append((offset, { property._isSame($0, $1) }))
                } else {
                    comparisons.append((offset, FieldTable.comparison(of: fieldType)))
                }
                return true
            }
        }
        // An enumeration, or another type without fields.
        if comparisons.isEmpty, size > 0 {
            let size = size
            comparisons = [(0, { memcmp($0, $1, size) == 0 })]
            if type is any Equatable.Type { comparisons = [(0, FieldTable.comparison(of: type))] }
        }
    }

    var hasProperties: Bool { !properties.isEmpty }

    func install(at owner: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        for property in properties { property.type._install(owner + property.offset, storage) }
    }

    func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        comparisons.allSatisfy { $0.isSame(old + $0.offset, new + $0.offset) }
    }

    /// Values with equal bytes are equal: they contain the same numbers and refer to the same objects. Values with
    /// different bytes may still be equal if their type is equatable.
    private static func comparison(of type: Any.Type) -> Comparison {
        func open<T>(_ type: T.Type) -> Comparison {
            let size = MemoryLayout<T>.size
            guard size > 0 else { return { _, _ in true } }
            if let equatable = type as? any Equatable.Type {
                return { memcmp($0, $1, size) == 0 || isEqual(equatable, $0, $1) }
            }
            // Padding between fields is meaningless, so the fields of a structure are compared one by one.
            let fields = isStructure(type) ? FieldTable.of(type) : nil
            return { memcmp($0, $1, size) == 0 || fields?.isSame($0, $1) == true }
        }
        return _openExistential(type, do: open)
    }

    /// Whether a type is a structure: only structures can be reflected without a value.
    private static func isStructure(_ type: Any.Type) -> Bool {
        let kindOfStructures = 0x200
        return unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == kindOfStructures
    }

    private static func isEqual<T: Equatable>(_ type: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: type).pointee == b.assumingMemoryBound(to: type).pointee
    }
}

/// Whether two values are indistinguishable: equal, or with the same bytes.
func isSameValue<T>(_ a: T, _ b: T) -> Bool {
    if let a = a as? any Equatable { return isEqual(a, b) }
    return withUnsafeBytes(of: a) { a in
        withUnsafeBytes(of: b) { b in a.count == 0 || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 }
    }
}

private func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
