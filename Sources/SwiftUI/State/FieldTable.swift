import Foundation
@_spi(Reflection) import Swift

/// Where the fields of a type lie, which of them are dynamic properties, and how the others compare.
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
        let isStruct = _forEachField(of: type) { [self] _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                properties.append((offset, property))
                comparisons.append((offset, { property._isSame($0, $1) }))
            } else {
                comparisons.append((offset, FieldTable.comparison(of: fieldType)))
            }
            return true
        }
        // An enumeration, or something else without fields of its own.
        if !isStruct || comparisons.isEmpty, size > 0 { comparisons = [(0, FieldTable.comparison(of: type))] }
    }

    var hasProperties: Bool { !properties.isEmpty }

    func install(at owner: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        for property in properties { property.type._install(owner + property.offset, storage) }
    }

    func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        comparisons.allSatisfy { $0.isSame(old + $0.offset, new + $0.offset) }
    }

    /// Equal bytes are equal values: the same numbers, or the same objects. Where bytes differ, values that can be compared
    /// may be equal still.
    private static func comparison(of type: Any.Type) -> Comparison {
        func open<T>(_ type: T.Type) -> Comparison {
            let size = MemoryLayout<T>.size
            guard size > 0 else { return { _, _ in true } }
            guard let equatable = type as? any Equatable.Type else { return { memcmp($0, $1, size) == 0 } }
            return { memcmp($0, $1, size) == 0 || isEqual(equatable, $0, $1) }
        }
        return _openExistential(type, do: open)
    }

    private static func isEqual<T: Equatable>(_ type: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: type).pointee == b.assumingMemoryBound(to: type).pointee
    }
}

/// Whether two values can't be told apart: they are equal, or consist of the same bytes.
func isSameValue<T>(_ a: T, _ b: T) -> Bool {
    if let a = a as? any Equatable { return isEqual(a, b) }
    return withUnsafeBytes(of: a) { a in
        withUnsafeBytes(of: b) { b in a.count == 0 || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 }
    }
}

private func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
