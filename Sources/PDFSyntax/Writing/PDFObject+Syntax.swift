import Foundation

extension PDFObject {
    /// The object in PDF syntax. For a stream it is the dictionary.
    package var syntax: String {
        switch self {
        case .null: "null"
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .real(let value): PDFObject.decimal(value)
        case .name(let name): PDFObject.written(name: name)
        case .string(let bytes): PDFObject.written(string: bytes)
        case .array(let array): "[ \(array.elements.map(\.syntax).joined(separator: " ")) ]"
        case .dictionary(let dictionary): dictionary.syntax
        case .stream(let stream): stream.dictionary.syntax
        case .reference(let place): "\(place.number) \(place.generation) R"
        }
    }

    /// Without an exponent, which PDF doesn't support.
    private static func decimal(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        if value == value.rounded(), let whole = Int(exactly: value) { return String(whole) }
        var text = String(format: "%.5f", value)
        while text.hasSuffix("0") { text.removeLast() }
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    static func written(name: String) -> String {
        "/"
            + name.utf8.map { byte in
                byte.isPDFRegular && (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "#")
                    ? String(UnicodeScalar(byte)) : String(format: "#%02X", byte)
            }.joined()
    }

    private static func written(string bytes: [UInt8]) -> String {
        guard bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
            return "<\(bytes.map { String(format: "%02X", $0) }.joined())>"
        }
        let escaped = bytes.map { byte in
            "()\\".utf8.contains(byte) ? "\\" + String(UnicodeScalar(byte)) : String(UnicodeScalar(byte))
        }
        return "(\(escaped.joined()))"
    }
}

extension PDFDictionary {
    /// The entries sorted by key, so that equal dictionaries are written identically.
    package var syntax: String {
        let pairs = entries.sorted { $0.key < $1.key }.map { "\(PDFObject.written(name: $0)) \($1.syntax)" }
        return "<< \(pairs.joined(separator: " ")) >>"
    }
}

extension PDFObject {
    package static func dictionary(_ entries: [String: PDFObject]) -> PDFObject { .dictionary(PDFDictionary(entries)) }

    package static func array(_ elements: [PDFObject]) -> PDFObject { .array(PDFArray(elements)) }

    package static func numbers(_ values: [Double]) -> PDFObject { .array(values.map { .real($0) }) }

    /// A reference to an indirect object of generation 0.
    package static func object(_ number: Int) -> PDFObject { .reference(PDFReference(number: number, generation: 0)) }

    /// A text string.
    package static func text(_ text: String) -> PDFObject { .string(PDFText.bytes(of: text)) }
}

extension PDFText {
    /// The bytes of a text string: ASCII, or UTF-16 with a byte order mark.
    static func bytes(of text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return Array(text.utf8) }
        return [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
}
