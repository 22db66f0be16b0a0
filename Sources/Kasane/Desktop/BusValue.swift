/// A value of a message, with D-Bus's types.
package indirect enum BusValue: Sendable, Equatable {
    case byte(UInt8)
    case bool(Bool)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case path(String)
    case signature(String)
    /// Elements of one type, specified by the signature.
    case array(of: String, [BusValue])
    case structure([BusValue])
    case entry(BusValue, BusValue)
    case variant(BusValue)

    /// The type's D-Bus signature.
    package var signature: String {
        switch self {
        case .byte: "y"
        case .bool: "b"
        case .int16: "n"
        case .uint16: "q"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .path: "o"
        case .signature: "g"
        case .array(let element, _): "a" + element
        case .structure(let parts): "(" + parts.map(\.signature).joined() + ")"
        case .entry(let key, let value): "{" + key.signature + value.signature + "}"
        case .variant: "v"
        }
    }

    // MARK: Reading

    /// The value inside variants.
    var unwrapped: BusValue {
        if case .variant(let inner) = self { inner.unwrapped } else { self }
    }

    var text: String? {
        if case .string(let text) = unwrapped { text } else { nil }
    }

    var flag: Bool? {
        if case .bool(let flag) = unwrapped { flag } else { nil }
    }

    /// The value as a number; nil for a non-finite number or any other type.
    var number: Double? {
        switch unwrapped {
        case .byte(let number): Double(number)
        case .int16(let number): Double(number)
        case .uint16(let number): Double(number)
        case .int32(let number): Double(number)
        case .uint32(let number): Double(number)
        case .int64(let number): Double(number)
        case .uint64(let number): Double(number)
        case .double(let number): number.isFinite ? number : nil
        default: nil
        }
    }

    /// An integer of at most 32 bits.
    var integer: Int? {
        if case .double = unwrapped { return nil }
        return number.flatMap { abs($0) <= 4_294_967_295 ? Int($0) : nil }
    }

    var elements: [BusValue]? {
        if case .array(_, let elements) = unwrapped { elements } else { nil }
    }

    /// The entries of a dictionary whose keys are strings. For duplicate keys the last entry is used.
    var dictionary: [String: BusValue]? {
        guard let elements else { return nil }
        var result: [String: BusValue] = [:]
        for case .entry(let key, let value) in elements {
            if let key = key.text { result[key] = value }
        }
        return result
    }

    // MARK: Writing

    static func strings(_ strings: [String]) -> BusValue { .array(of: "s", strings.map { .string($0) }) }

    /// Returns a dictionary from strings to strings.
    static func texts(_ texts: KeyValuePairs<String, String>) -> BusValue {
        .array(of: "{ss}", texts.map { .entry(.string($0.key), .string($0.value)) })
    }

    /// Returns a dictionary from strings to variants.
    static func properties(_ properties: [(String, BusValue)] = []) -> BusValue {
        .array(of: "{sv}", properties.map { .entry(.string($0.0), .variant($0.1)) })
    }
}
