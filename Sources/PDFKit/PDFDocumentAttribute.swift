import Foundation

/// A key of a document's metadata.
///
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfdocumentattribute)
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    /// The name in the file.
    public let rawValue: String
    /// Creates an attribute from its name in the file.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title, a string.
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    /// The author, a string.
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    /// The subject, a string.
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    /// The program that created the original, a string.
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    /// The program that converted it to PDF, a string.
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    /// The creation date, a `Date`.
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    /// The modification date, a `Date`.
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    /// The keywords, an array of strings.
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")

    /// Converts attributes to a file's document information; those of `old` that were removed are nil.
    static func information(_ new: [AnyHashable: Any], instead old: [AnyHashable: Any]) -> [String: String?] {
        func name(_ key: AnyHashable) -> String? {
            (key.base as? PDFDocumentAttribute)?.rawValue ?? key.base as? String
        }
        var entries: [String: String?] = [:]
        for key in old.keys { if let name = name(key) { entries.updateValue(nil, forKey: name) } }
        for (key, value) in new {
            guard let name = name(key) else { continue }
            switch value {
            case let text as String: entries[name] = text
            case let words as [String]: entries[name] = words.joined(separator: ", ")
            case let date as Date: entries[name] = written(date)
            default: break
            }
        }
        return entries
    }

    /// Formats a date for a PDF, in UTC. PDF 32000-1, 7.9.4.
    private static func written(_ date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func figures(_ value: Int?) -> String { String(format: "%02d", value ?? 0) }
        let day = String(format: "%04d", parts.year ?? 0) + figures(parts.month) + figures(parts.day)
        return "D:" + day + figures(parts.hour) + figures(parts.minute) + figures(parts.second) + "Z"
    }
}
