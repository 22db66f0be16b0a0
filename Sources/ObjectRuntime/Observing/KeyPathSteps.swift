/// The properties along a key path, each with its class.
///
/// The layout of key paths is documented in https://github.com/swiftlang/swift/blob/main/docs/ABI/KeyPaths.md
struct KeyPathSteps {
    let steps: [(owner: AnyClass, property: PropertySignature)]

    /// Returns nil if one of the properties doesn't belong to an object, or has arguments.
    init?(_ keyPath: AnyKeyPath) {
        steps = withExtendedLifetime(keyPath) { Self.read(keyPath) }
        if steps.isEmpty { return nil }
    }

    /// The keys by which the properties are observed.
    var keys: [String] {
        steps.map { step in registry.withLock { $0.key(step.property, of: step.owner) } ?? "\\\(step.property)" }
    }

    private static func read(_ keyPath: AnyKeyPath) -> [(owner: AnyClass, property: PropertySignature)] {
        let words = UnsafeRawPointer(Unmanaged.passUnretained(keyPath).toOpaque())
        // Components follow the object header, Objective-C's key path and the buffer header. Each has a 32-bit header
        // and the data of its kind, and is separated from the next one by the type of its value.
        let end = 32 + Int(words.load(fromByteOffset: 24, as: UInt32.self) & 0x00ff_ffff)
        var place = 32
        var type: Any.Type = Swift.type(of: keyPath).rootType
        var steps: [(owner: AnyClass, property: PropertySignature)] = []
        while place < end {
            let header = words.load(fromByteOffset: place, as: UInt32.self)
            place += 4
            switch header >> 24 & 0x7f {
            // A stored property of a class whose offset is part of the header.
            case 3 where header & 0x007f_ffff < 0x007f_fffd:
                guard let owner = type as? AnyClass else { return [] }
                steps.append((owner, PropertySignature(offset: header)))
            // A computed property without arguments: identifier, getter and, if settable, setter.
            case 2 where header & 0x0008_0000 == 0:
                guard let owner = type as? AnyClass else { return [] }
                place = aligned(place)
                steps.append((owner, PropertySignature(identifier: words.load(fromByteOffset: place, as: UInt.self))))
                place += header & 0x0040_0000 == 0 ? 16 : 24
            // Optional chaining or wrapping.
            case 4: break
            default: return []
            }
            guard place < end else { break }
            place = aligned(place)
            type = unsafeBitCast(words.load(fromByteOffset: place, as: UnsafeRawPointer.self), to: Any.Type.self)
            place += 8
        }
        return steps
    }

    private static func aligned(_ place: Int) -> Int { (place + 7) & ~7 }
}
