import CoreGraphics
import Foundation
import Synchronization

/// The names of `@LayerProperty`s that are given none, by where they are stored.
enum PropertyNames {
    private static let known = Mutex<[StoragePath: String]>([:])
    private static let markers = Atomic<Int>(0)

    static func nextMarker() -> Int { markers.add(1, ordering: .relaxed).newValue }

    /// The name of the property that is stored at `path`, and marked so in this layer.
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

    /// A wrapper is stored under its property's name with an underscore before it.
    static func name(ofStorage label: String?) -> String { String((label ?? "").dropFirst()) }
}

/// A wrapper's place in a layer.
// A key path to a stored property holds nothing that changes.
private struct StoragePath: Hashable, @unchecked Sendable {
    let path: AnyKeyPath
}

/// What a property starts as where nothing else is said: zero, nil, an empty text or list. Nil for other classes.
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
    // Numbers, enumerations and structures of them: what Core Animation reads where no value is, is zero bits.
    guard _isPOD(type) else { return nil }
    return withUnsafeTemporaryAllocation(
        byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment
    ) { bytes in
        _ = bytes.initializeMemory(as: UInt8.self, repeating: 0)
        return bytes.baseAddress?.assumingMemoryBound(to: Value.self).pointee
    }
}

/// A dictionary of any types.
private protocol EmptyDictionary {
    static var empty: Self { get }
}

extension Dictionary: EmptyDictionary {
    static var empty: [Key: Value] { [:] }
}
