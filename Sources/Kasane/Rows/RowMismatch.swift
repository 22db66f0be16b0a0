import Foundation

/// The reason why a row can't be decoded as the type that a scene requests.
struct RowMismatch: Error {
    /// The field's name; nil for the row.
    let field: String?
    let problem: String

    /// Returns one line about a decoding error.
    static func line(about error: any Error) -> String {
        switch error {
        case let mismatch as RowMismatch:
            return mismatch.field.map { "the field \"\($0)\" \(mismatch.problem)" } ?? mismatch.problem
        case DecodingError.keyNotFound(let key, let context):
            return "the field \(path(context.codingPath + [key])) is missing"
        case DecodingError.valueNotFound(_, let context):
            return "the field \(path(context.codingPath)) is null"
        case DecodingError.typeMismatch(let type, let context):
            return "the field \(path(context.codingPath)) is not of type \(type)"
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            return "the field \(path(context.codingPath)) has an invalid value (\(context.debugDescription))"
        default: return "the row cannot be read (\(reason(of: error)))"
        }
    }

    static func reason(of error: any Error) -> String {
        switch error {
        case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context):
            context.debugDescription
        default: "\(error)"
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        "\"" + keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".") + "\""
    }
}
