import CoreText
public import Foundation

/// The reason why a document can't be read or written.
private struct DocumentError: LocalizedError {
    let errorDescription: String?

    init(_ reason: String) { errorDescription = reason }
}

extension NSAttributedString {
    /// Reads a document: plain text, or HTML text with common markup. Without a document type, data that begins like
    /// HTML is read as HTML.
    ///
    /// Throws for other formats, and for data that is invalid in the encoding, UTF-8 by default. The document's type
    /// and encoding are stored in `dict`.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let document = try TextDocumentFile(reading: data, options)
        dict?.pointee = document.properties
        self.init(attributedString: document.text.attributedString)
    }

    /// Reads a document from a file.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        var options = options
        if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
            options[.documentType] = DocumentType.html
        }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Returns a range of the text as a document: plain text or HTML. Throws for other formats, for a range beyond the
    /// text, and for characters that the encoding, UTF-8 by default, can't represent.
    public final func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws
        -> Data
    {
        guard range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location
        else { throw DocumentError("\(range) is beyond the end of a text of \(length) units") }
        let text = StyledText(self, in: range)
        let type = TextDocumentFile.type(dict[.documentType]) ?? .plain
        let written: String
        switch type {
        case .plain: written = text.string
        case .html: written = HTMLWriter(text).html
        default: throw DocumentError("documents of type \(type.rawValue) can't be written")
        }
        let encoding = TextDocumentFile.encoding(dict[.characterEncoding]) ?? .utf8
        guard let data = written.data(using: encoding) else { throw DocumentError("the encoding lacks characters") }
        return data
    }

    /// Returns a range of the text as a file wrapper, like ``data(from:documentAttributes:)``.
    public final func fileWrapper(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
    }
}

extension NSMutableAttributedString {
    /// Replaces the text with a document, like `init(data:options:documentAttributes:)`.
    public final func read(
        from data: Data, options opts: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict))
    }

    /// Removes attachment attributes from characters that aren't attachment characters, and gives each paragraph the
    /// style of its first character. Fonts are substituted in layout. Does nothing for a range beyond the text.
    public final func fixAttributes(in range: NSRange) {
        guard range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location
        else { return }
        let units = Array(string.utf16)
        for place in range.location..<range.upperBound
        where units[place] != UInt16(NSTextAttachment.character)
            && attribute(.attachment, at: place, effectiveRange: nil) != nil
        {
            removeAttribute(.attachment, range: NSRange(location: place, length: 1))
        }
        var place = range.location
        while place < range.upperBound {
            let paragraph = units.paragraph(at: place)
            if let style = attribute(.paragraphStyle, at: paragraph.lowerBound, effectiveRange: nil) {
                addAttribute(.paragraphStyle, value: style, range: NSRange(paragraph))
            } else {
                removeAttribute(.paragraphStyle, range: NSRange(paragraph))
            }
            place = max(paragraph.upperBound, place + 1)
        }
    }
}

/// A document being read.
private struct TextDocumentFile {
    let text: StyledText
    let properties: NSDictionary

    static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
        value as? NSAttributedString.DocumentType ?? (value as? String).map { NSAttributedString.DocumentType($0) }
    }

    static func encoding(_ value: Any?) -> String.Encoding? {
        value as? String.Encoding ?? (value as? UInt).map { String.Encoding(rawValue: $0) }
            ?? (value as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) }
            ?? (value as? Int).map { String.Encoding(rawValue: UInt(max($0, 0))) }
    }

    init(reading data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let encoding = TextDocumentFile.encoding(options[.characterEncoding]) ?? .utf8
        guard let string = String(data: data, encoding: encoding) else {
            throw DocumentError("the document is not in its encoding")
        }
        let start = string.drop { $0.isWhitespace }.prefix(14).lowercased()
        let isHTML = start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
        let type = TextDocumentFile.type(options[.documentType]) ?? (isHTML ? .html : .plain)
        let attributes =
            options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        switch type {
        case .plain: text = StyledText(string, attributes)
        case .html: text = HTMLReader(string, attributes).text
        default: throw DocumentError("documents of type \(type.rawValue) can't be read")
        }
        properties = [
            NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
            NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: NSNumber(value: encoding.rawValue),
        ]
    }
}
