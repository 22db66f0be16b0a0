import Foundation

/// Decodes a structure from fields of text, each converted to its member's type.
struct TextRowDecoder: Swift.Decoder {
    private let texts: [String: String]
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ fields: [RowMessage.TextField]) {
        texts = Dictionary(fields.map { ($0.name, $0.text) }) { first, _ in first }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Fields(texts: texts))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw RowMismatch(field: nil, problem: "a row has named fields, which an array has not")
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        throw RowMismatch(
            field: nil, problem: "a row has named fields: decode a structure with these members")
    }

    /// The fields by member name.
    private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let texts: [String: String]
        var codingPath: [any CodingKey] { [] }

        var allKeys: [Key] { texts.keys.compactMap { Key(stringValue: $0) } }
        func contains(_ key: Key) -> Bool { texts[key.stringValue] != nil }
        func decodeNil(forKey key: Key) throws -> Bool { texts[key.stringValue]?.isEmpty ?? true }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            guard let text = texts[key.stringValue] else {
                throw RowMismatch(field: key.stringValue, problem: "is missing")
            }
            return try TextFieldDecoder(name: key.stringValue, text: text).value()
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> {
            throw RowMismatch(field: key.stringValue, problem: "is text, which has no members")
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            throw RowMismatch(field: key.stringValue, problem: "is text, which has no elements")
        }

        func superDecoder() throws -> any Swift.Decoder {
            throw RowMismatch(field: nil, problem: "a row has no data for a superclass")
        }

        func superDecoder(forKey key: Key) throws -> any Swift.Decoder { try superDecoder() }
    }
}

/// Decodes one value from a field's text.
struct TextFieldDecoder: Swift.Decoder, SingleValueDecodingContainer {
    let name: String
    let text: String
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Returns the value of a type that may be more than one number or string.
    func value<Value: Decodable>() throws -> Value {
        func checked(_ value: Any?, _ meaning: String) throws -> Value {
            guard let value = value as? Value else { throw mismatch(meaning) }
            return value
        }
        switch Value.self {
        case is Date.Type: return try checked(RowDates.date(trimmed), "not a date, such as 2026-03-14")
        case is URL.Type: return try checked(trimmed.isEmpty ? nil : URL(string: trimmed), "not a URL")
        case is Decimal.Type:
            return try checked(
                Decimal(string: trimmed, locale: Locale(identifier: "en_US_POSIX")), "not a decimal number")
        case is Data.Type: return try checked(Data(base64Encoded: trimmed), "not Base64")
        default: break
        }
        do {
            return try Value(from: self)
        } catch is NeedsStructure {
            // An array or a structure in a field is JSON.
            do {
                return try RowDates.jsonDecoder().decode(Value.self, from: Data(text.utf8))
            } catch {
                throw mismatch("not JSON of the expected type (\(RowMismatch.line(about: error)))")
            }
        } catch let error as DecodingError {
            throw mismatch("not one of the valid values (\(RowMismatch.reason(of: error)))")
        }
    }

    /// The text without surrounding spaces.
    private var trimmed: String {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let bytes = text.utf8
        var (start, end) = (bytes.startIndex, bytes.endIndex)
        while start < end, isSpace(bytes[start]) { start = bytes.index(after: start) }
        while start < end, isSpace(bytes[bytes.index(before: end)]) { end = bytes.index(before: end) }
        return String(text[start..<end])
    }

    private func mismatch(_ meaning: String) -> RowMismatch {
        let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
        let value = text.isEmpty ? "empty" : "\"\(shown)\""
        return RowMismatch(field: name, problem: "is \(value), which is \(meaning)")
    }

    // MARK: Decoder

    /// Thrown when a type needs more than one value.
    private struct NeedsStructure: Error {}

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw NeedsStructure()
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NeedsStructure() }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    // MARK: SingleValueDecodingContainer

    func decodeNil() -> Bool { text.isEmpty }
    func decode(_ type: String.Type) -> String { text }

    func decode(_ type: Bool.Type) throws -> Bool {
        switch trimmed.lowercased() {
        case "true", "yes", "1": return true
        case "false", "no", "0": return false
        default: throw mismatch("neither true nor false")
        }
    }

    func decode(_ type: Double.Type) throws -> Double { try number() }
    func decode(_ type: Float.Type) throws -> Float { Float(try number()) }
    func decode(_ type: Int.Type) throws -> Int { try integer() }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
    func decode(_ type: UInt.Type) throws -> UInt { try integer() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value() }

    private func integer<Value: FixedWidthInteger>() throws -> Value {
        guard let value = Value(trimmed) else {
            throw mismatch("not an integer from \(Value.min) to \(Value.max)")
        }
        return value
    }

    private func number() throws -> Double {
        guard let value = Double(trimmed), value.isFinite else { throw mismatch("not a number") }
        return value
    }
}
