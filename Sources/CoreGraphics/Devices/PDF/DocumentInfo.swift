import CCairo
import Foundation

/// An entry of a document's information: its title, its author and so on.
struct DocumentInfo {
    let field: cairo_pdf_metadata_t
    let text: String

    /// What a dictionary says about the document. Keywords may be a list.
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
    /// The box that a dictionary has for a page: a rectangle, or its bytes. Nil for none, or one that is no page's.
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

    /// True for a rectangle that a page may have: some room, and no more than a kilometre of it.
    var isPage: Bool {
        let limit = 2_834_646.0
        return width > 0 && height > 0 && [minX, minY, maxX, maxY].allSatisfy { abs($0) <= limit }
    }
}
