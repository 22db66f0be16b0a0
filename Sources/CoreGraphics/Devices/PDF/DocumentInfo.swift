import CCairo
import Foundation

/// An entry of a document's metadata, such as its title or author.
struct DocumentInfo {
    let field: cairo_pdf_metadata_t
    let text: String

    /// Returns the document's metadata in a dictionary. Keywords may be a list.
    static func entries(of dictionary: CFDictionary) -> [DocumentInfo] {
        let fields: [(CFString, cairo_pdf_metadata_t)] = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
            (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
        ]
        return fields.compactMap { key, field in
            switch dictionary[key] {
            case let text as String: DocumentInfo(field: field, text: text)
            case let words as [String]: DocumentInfo(field: field, text: words.joined(separator: ", "))
            default: nil
            }
        }
    }
}

extension CGRect {
    /// Creates a rectangle from a dictionary's media box: a rectangle, or its bytes. Nil when it is missing or not a
    /// valid page.
    init?(mediaBox value: Any?) {
        switch value {
        case let rect as CGRect: self = rect
        case let bytes as Data where bytes.count == MemoryLayout<CGRect>.size:
            self = bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        default: return nil
        }
        self = standardized
        guard isPage else { return nil }
    }

    /// True for a valid page rectangle: not empty, and within a kilometre of the origin.
    var isPage: Bool {
        let limit = 2_834_646.0
        return width > 0 && height > 0 && [minX, minY, maxX, maxY].allSatisfy { abs($0) <= limit }
    }
}
