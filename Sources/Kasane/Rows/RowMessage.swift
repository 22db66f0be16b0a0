import Foundation

/// One row, as sent to the process that renders it.
struct RowMessage: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        /// Named strings, as in a CSV file.
        case texts([TextField])
        /// The text of a JSON object.
        case json([UInt8])
        /// Nothing: the scene's own default row is used.
        case preview
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
    /// Pixels per point; nil for those of the request.
    var scale: Double?
    /// The time of the single image to draw, in seconds; nil for the request's.
    var time: Double?

    /// The row as a value.
    func decoded<Row: Decodable>() throws -> Row {
        switch content {
        case .preview: throw RowMismatch(field: nil, problem: "no row")
        case .texts(let fields): try Row(from: TextRowDecoder(fields))
        case .json(let bytes): try RowDates.jsonDecoder().decode(Row.self, from: Data(bytes))
        }
    }
}

// MARK: - Bytes

extension RowMessage {
    /// The size of the prefix, which contains the message's length.
    static let prefixLength = 4

    /// The encoded message. It is read by a process of the same program, so it contains no version.
    var bytes: [UInt8] {
        var body: [UInt8] = []
        func append(_ number: Int) {
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).littleEndian) { body += $0 }
        }
        func append(_ text: String) {
            append(text.utf8.count)
            body += text.utf8
        }
        func append(_ number: Double?) {
            withUnsafeBytes(of: (number ?? .nan).bitPattern.littleEndian) { body += $0 }
        }
        append(number)
        append(output)
        append(scale)
        append(time)
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
        case .preview: append(RowMessage.previewMark)
        }
        let whole = body
        body = []
        append(whole.count)
        return body + whole
    }

    /// Stands in place of the number of fields.
    private static let jsonMark = Int(UInt32.max)
    private static let previewMark = jsonMark - 1

    /// Returns the length in a prefix.
    static func length(prefix: [UInt8]) -> Int { prefix.reversed().reduce(0) { $0 << 8 | Int($1) } }

    /// Decodes ``bytes``, without the prefix; returns nil if they end too soon.
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
        func decimal() -> Double? {
            guard let low = number(), let high = number() else { return nil }
            let value = Double(bitPattern: UInt64(high) << 32 | UInt64(low))
            return value.isNaN ? nil : value
        }
        guard let row = number(), let output = text() else { return nil }
        self.number = row
        self.output = output
        scale = decimal()
        time = decimal()
        guard let count = number() else { return nil }
        if count == RowMessage.previewMark {
            content = .preview
            return
        }
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
