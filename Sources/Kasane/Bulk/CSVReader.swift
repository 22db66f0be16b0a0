import Foundation

/// Reads comma-separated values (RFC 4180): the first line contains the field names.
///
/// Lines end with CR, LF or both. Quoted fields may contain separators, line breaks and doubled quotation marks. Empty
/// lines are skipped.
final class CSVReader: RowReader {
    private let source: ByteSource
    private let name: String
    private var separator: UInt8
    /// The field names. A column without one is ignored.
    private var names: [String] = []
    private var number = 0

    /// One row of values, which may span several lines of the file.
    private struct Record {
        var line: Int
        var fields: [[UInt8]] = []
        var problem: String?
        var length = 0
    }

    private static let quote = UInt8(ascii: "\"")

    /// - Parameter separator: Nil for a comma, or for a semicolon or a tab if the first line contains that and no
    ///   comma.
    init(_ source: ByteSource, name: String, separator: UInt8? = nil) throws(SceneFailure) {
        self.source = source
        self.name = name
        self.separator = separator ?? UInt8(ascii: ",")
        guard let header = try nextRecord() else {
            throw .line("\(name) is empty: its first line must name the fields")
        }
        if let problem = header.problem { throw .line("\(name): line \(header.line): \(problem)") }
        names = try texts(of: header)
        if separator == nil, names.count == 1 {
            for other in [";", "\t"] where names[0].contains(other) {
                self.separator = other.utf8.first ?? self.separator
                names = names[0].split(separator: Character(other), omittingEmptySubsequences: false).map(String.init)
                break
            }
        }
        names = names.map { $0.trimmingCharacters(in: .whitespaces) }
        var seen: Set<String> = []
        for field in names where !field.isEmpty && !seen.insert(field).inserted {
            throw .line("\(name): line \(header.line): duplicate field \"\(field)\": rename one of them")
        }
        guard !seen.isEmpty else {
            throw .line("\(name): line \(header.line): the first line must name the fields")
        }
    }

    func next() throws(SceneFailure) -> DataRow? {
        guard let record = try nextRecord() else { return nil }
        number += 1
        return DataRow(number: number, line: record.line, content: content(of: record))
    }

    private func content(of record: Record) -> Result<RowMessage.Content, DataRow.Problem> {
        if let problem = record.problem { return .failure(.init(text: problem)) }
        guard record.fields.count <= names.count else {
            return .failure(
                .init(text: "it has \(record.fields.count) fields, but the first line names \(names.count)"))
        }
        var fields: [RowMessage.TextField] = []
        for (name, bytes) in zip(names, record.fields) where !name.isEmpty {
            guard let text = String(validating: bytes, as: UTF8.self) else {
                return .failure(.init(text: "the field \"\(name)\" is not UTF-8"))
            }
            fields.append(RowMessage.TextField(name: name, text: text))
        }
        return .success(.texts(fields))
    }

    private func texts(of record: Record) throws(SceneFailure) -> [String] {
        var texts: [String] = []
        for field in record.fields {
            guard let text = String(validating: field, as: UTF8.self) else {
                throw .line("\(name) is not UTF-8: save it as UTF-8")
            }
            texts.append(text)
        }
        return texts
    }

    // MARK: - Bytes

    /// Returns the next row that is not empty.
    private func nextRecord() throws(SceneFailure) -> Record? {
        while let byte = try source.peek() {
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { return try readRecord() }
            _ = try source.next()
        }
        return nil
    }

    private func readRecord() throws(SceneFailure) -> Record {
        var record = Record(line: source.line)
        while true {
            let field = try source.peek() == CSVReader.quote ? try quoted(&record) : try plain(&record)
            record.fields.append(field)
            guard try source.peek() == separator else { break }
            _ = try source.next()
        }
        // A field ends before a separator, at the end of a line, or at the end of the file.
        if try source.next() == UInt8(ascii: "\r"), try source.peek() == UInt8(ascii: "\n") { _ = try source.next() }
        return record
    }

    private func endsField(_ byte: UInt8) -> Bool {
        byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    /// Reads an unquoted field. Quotation marks inside it are literal.
    private func plain(_ record: inout Record) throws(SceneFailure) -> [UInt8] {
        var field: [UInt8] = []
        while let byte = try source.peek(), !endsField(byte) {
            field.append(byte)
            try count(&record)
            _ = try source.next()
        }
        return field
    }

    private func quoted(_ record: inout Record) throws(SceneFailure) -> [UInt8] {
        let line = source.line
        var field: [UInt8] = []
        _ = try source.next()
        while true {
            guard let byte = try source.next() else {
                record.problem = "the quotation mark in line \(line) is never closed"
                return field
            }
            try count(&record)
            if byte == CSVReader.quote {
                guard try source.peek() == CSVReader.quote else { break }
                _ = try source.next()
            }
            field.append(byte)
        }
        let rest = try plain(&record)
        if !rest.allSatisfy({ $0 == UInt8(ascii: " ") }) {
            record.problem =
                record.problem
                ?? "in line \(line), text follows a closing quotation mark: double quotation marks within a field"
        }
        return field
    }

    private func count(_ record: inout Record) throws(SceneFailure) {
        record.length += 1
        guard record.length <= longestRow else {
            throw .line(
                "\(name): the row in line \(record.line) is longer than \(longestRow >> 20) MB: "
                    + "is a quotation mark unclosed?")
        }
    }
}
