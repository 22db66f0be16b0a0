import Foundation

/// One row on its way to the process that renders it.
struct RowMessage: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        /// Names with texts, as of a CSV file.
        case texts([TextField])
        /// The text of a JSON object.
        case json([UInt8])
    }

    struct TextField: Equatable, Sendable {
        var name: String
        var text: String
    }

    /// Counted from 1.
    var number: Int
    /// The file to write, as ``RenderRequest/output``.
    var output: String
    var content: Content

    /// The row as a value.
    func decoded<Row: Decodable>() throws -> Row {
        switch content {
        case .texts(let fields): try Row(from: TextRowDecoder(fields))
        case .json(let bytes): try RowDates.jsonDecoder().decode(Row.self, from: Data(bytes))
        }
    }
}

// MARK: - Bytes

extension RowMessage {
    /// The bytes before the message's own: how many these are.
    static let prefixLength = 4

    /// The message as it is sent. It is read by a process of the same program, so there is no version in it.
    var bytes: [UInt8] {
        var body: [UInt8] = []
        func append(_ number: Int) {
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).littleEndian) { body += $0 }
        }
        func append(_ text: String) {
            append(text.utf8.count)
            body += text.utf8
        }
        append(number)
        append(output)
        switch content {
        case .texts(let fields):
            append(fields.count)
            for field in fields {
                append(field.name)
                append(field.text)
            }
        case .json(let text):
            append(RowMessage.jsonMark)
            body += text
        }
        let whole = body
        body = []
        append(whole.count)
        return body + whole
    }

    /// Stands where the number of fields does otherwise.
    private static let jsonMark = Int(UInt32.max)

    /// The length that a prefix says.
    static func length(prefix: [UInt8]) -> Int { prefix.reversed().reduce(0) { $0 << 8 | Int($1) } }

    /// Reads what ``bytes`` writes, without the prefix; nil where it ends too soon.
    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        func number() -> Int? {
            guard rest.count >= RowMessage.prefixLength else { return nil }
            defer { rest = rest.dropFirst(RowMessage.prefixLength) }
            return RowMessage.length(prefix: Array(rest.prefix(RowMessage.prefixLength)))
        }
        func text() -> String? {
            guard let length = number(), rest.count >= length else { return nil }
            defer { rest = rest.dropFirst(length) }
            return String(decoding: rest.prefix(length), as: UTF8.self)
        }
        guard let row = number(), let output = text(), let count = number() else { return nil }
        self.number = row
        self.output = output
        if count == RowMessage.jsonMark {
            content = .json(Array(rest))
            return
        }
        var fields: [TextField] = []
        for _ in 0..<count {
            guard let name = text(), let value = text() else { return nil }
            fields.append(TextField(name: name, text: value))
        }
        content = .texts(fields)
    }
}
