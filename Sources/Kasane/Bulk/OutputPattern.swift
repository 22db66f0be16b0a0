import Foundation

/// The file names of a batch: a path with row fields in braces, such as `out/{id}.png`.
package struct OutputPattern: Equatable, Sendable {
    private enum Part: Equatable, Sendable {
        case text(String)
        case field(String)
    }

    private let parts: [Part]
    /// The path as the user typed it.
    let path: String

    /// Stands for the row number if the rows have no field of this name.
    static let rowField = "row"
    /// The maximum length of a file or folder name, in bytes.
    private static let longestName = 255

    /// Parses a path; `{{` and `}}` are literal braces. Throws a one-line description of an error.
    package init(_ path: String) throws(SceneFailure) {
        self.path = path
        var parts: [Part] = []
        var text = ""
        var rest = path[...]
        while let character = rest.popFirst() {
            switch character {
            case "{" where rest.first != "{":
                guard let end = rest.firstIndex(of: "}") else {
                    throw .line("-o \(path) has an unclosed brace")
                }
                let name = String(rest[..<end])
                guard !name.isEmpty else { throw .line("-o \(path) has braces without a field name") }
                parts += [.text(text), .field(name)]
                text = ""
                rest = rest[rest.index(after: end)...]
            case "}" where rest.first != "}": throw .line("-o \(path) has an unmatched closing brace")
            case "{", "}":
                rest = rest.dropFirst()
                text.append(character)
            default: text.append(character)
            }
        }
        self.parts = parts + [.text(text)]
        guard self.parts.count > 1 else {
            throw .line("-o \(path) is one name for all rows: insert a field, as in out/{id}.png")
        }
    }

    /// The folder that contains all files, directly or in subfolders.
    package var folder: String {
        guard case .text(let start)? = parts.first, let slash = start.lastIndex(of: "/") else { return "." }
        return slash == start.startIndex ? "/" : String(start[..<slash])
    }

    /// Returns the path for a row. Throws if a field's value makes it invalid.
    func path(row number: Int, _ value: (String) -> RowField) throws(DataRow.Problem) -> String {
        var path = ""
        for part in parts {
            switch part {
            case .text(let text): path += text
            case .field(let name): path += try OutputPattern.text(of: name, value(name), row: number)
            }
        }
        for name in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(path.hasPrefix("/") ? 1 : 0)
        {
            // The user's own text may contain these; fields are checked separately.
            guard !name.isEmpty else { throw .init(text: "its path \(path) has an empty component") }
            guard name.utf8.count <= OutputPattern.longestName else {
                throw .init(text: "its name is longer than \(OutputPattern.longestName) bytes")
            }
        }
        return path
    }

    /// Returns a field's text, which must not lead to another folder.
    private static func text(of name: String, _ field: RowField, row: Int) throws(DataRow.Problem) -> String {
        switch field {
        case .missing where name == rowField: return String(row)
        case .missing: throw .init(text: "the field \"\(name)\", used in its name, is missing")
        case .structured:
            throw .init(text: "the field \"\(name)\", used in its name, is neither text nor a number")
        case .text(let text):
            guard !text.isEmpty else { throw .init(text: "the field \"\(name)\", used in its name, is empty") }
            let isPath = text.contains { $0 == "/" || $0 == "%" } || text.hasPrefix(".")
            guard !isPath, !text.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) else {
                throw .init(
                    text: "the field \"\(name)\" is \"\(text.prefix(60))\", which cannot be part of a name: "
                        + "it must not contain / or %, begin with a dot, or contain line breaks")
            }
            return text
        }
    }
}

/// The value of a row's field.
enum RowField: Equatable {
    case text(String)
    /// An array or an object.
    case structured
    /// Nothing, or null.
    case missing
}

extension RowMessage.Content {
    /// Returns the row's fields by name. Throws if the row has none.
    func fields() throws(DataRow.Problem) -> [String: RowField] {
        switch self {
        case .preview: return [:]
        case .texts(let fields):
            return Dictionary(fields.map { ($0.name, .text($0.text)) }) { first, _ in first }
        case .json(let bytes):
            let value: Any
            do {
                value = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
            } catch {
                throw .init(text: "it is not JSON")
            }
            guard let object = value as? [String: Any] else { throw .init(text: "it is not a JSON object, {…}") }
            return object.mapValues { value in
                switch value {
                case let text as String: .text(text)
                case let number as NSNumber:
                    .text(number.isBoolean ? (number.boolValue ? "true" : "false") : number.stringValue)
                case is NSNull: .missing
                default: .structured
                }
            }
        }
    }
}

extension NSNumber {
    /// Foundation's parser yields single-byte numbers only for Booleans.
    fileprivate var isBoolean: Bool { String(cString: objCType) == "c" }
}
