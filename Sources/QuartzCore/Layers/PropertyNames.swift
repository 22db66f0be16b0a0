import CoreGraphics
import Foundation
import Synchronization

/// The names of `@LayerProperty`s declared without one, by storage location.
enum PropertyNames {
    private static let known = Mutex<[StoragePath: String]>([:])
    private static let markers = Atomic<Int>(0)

    static func nextMarker() -> Int { markers.add(1, ordering: .relaxed).newValue }

    /// Returns the name of the property that is stored at `path` and has this marker in the layer.
    static func name(of path: AnyKeyPath, marker: Int, in layer: CALayer) -> String {
        let path = StoragePath(path: path)
        if let name = known.withLock({ $0[path] }) { return name }
        var mirror: Mirror? = Mirror(reflecting: layer)
        while let current = mirror, current.subjectType != CALayer.self {
            for child in current.children where (child.value as? any DeclaredProperty)?.marker == marker {
                let name = name(ofStorage: child.label)
                known.withLock { $0[path] = name }
                return name
            }
            mirror = current.superclassMirror
        }
        return ""
    }

    /// Returns the name of a wrapped property: its wrapper is stored under that name with an underscore before it.
    static func name(ofStorage label: String?) -> String { String((label ?? "").dropFirst()) }
}

/// A wrapper's storage location in a layer.
// A key path to a stored property has no mutable state.
private struct StoragePath: Hashable, @unchecked Sendable {
    let path: AnyKeyPath
}

/// The initial value of a property without an explicit one: zero, nil, or an empty string or array. Nil for other
/// classes.
func zero<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case let optional as any ExpressibleByNilLiteral.Type: return optional.init(nilLiteral: ()) as? Value
    case is String.Type: return "" as? Value
    case is CGColor.Type: return CGColor(red: 0, green: 0, blue: 0, alpha: 0) as? Value
    case let list as any RangeReplaceableCollection.Type: return list.init() as? Value
    case let table as any EmptyDictionary.Type: return table.empty as? Value
    case let list as any SetAlgebra.Type: return list.init() as? Value
    default: break
    }
    // Numbers, enumerations and structures of them: where there is no value, Core Animation reads zero bits.
    guard _isPOD(type) else { return nil }
    return withUnsafeTemporaryAllocation(
        byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment
    ) { bytes in
        _ = bytes.initializeMemory(as: UInt8.self, repeating: 0)
        return bytes.baseAddress?.assumingMemoryBound(to: Value.self).pointee
    }
}

/// A dictionary of any key and value types.
private protocol EmptyDictionary {
    static var empty: Self { get }
}

extension Dictionary: EmptyDictionary {
    static var empty: [Key: Value] { [:] }
}
