public import CoreGraphics
public import Foundation

/// A PDF document, to be read.
///
/// Documents can't be changed or written. Use one from one thread at a time.
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfdocument)
public class PDFDocument: NSObject {
    private let document: CGPDFDocument
    private let data: Data
    private var pages: [Int: PDFPage] = [:]

    /// Where the document was read from; nil for one of bytes.
    public let documentURL: URL?

    /// Reads a file. Nil, which is reported, when there is none, and for what is no PDF.
    public convenience init?(url: URL) {
        guard let data = CGDataProvider(url: url)?.data else { return nil }
        self.init(data, url)
    }

    /// Reads a document's bytes. Nil, which is reported, for what is no PDF.
    public convenience init?(data: Data) { self.init(data, nil) }

    private init?(_ data: Data, _ url: URL?) {
        guard let provider = CGDataProvider(data: data), let document = CGPDFDocument(provider) else { return nil }
        (self.document, self.data, documentURL) = (document, data, url)
    }

    /// The document as Quartz has it.
    public var documentRef: CGPDFDocument? { document }

    /// The bytes that the document was read from.
    public func dataRepresentation() -> Data? { data }

    // MARK: Pages

    /// The number of pages; 0 while the document is locked.
    public var pageCount: Int { document.numberOfPages }

    /// A page by its index, from 0: always the same object. Nil beyond the last.
    public func page(at index: Int) -> PDFPage? {
        if let known = pages[index] { return known }
        guard index >= 0, index < pageCount, let page = document.page(at: index + 1) else { return nil }
        let made = PDFPage(page, of: self)
        pages[index] = made
        return made
    }

    /// The index of a page of this document, from 0; `NSNotFound` for another's.
    public func index(for page: PDFPage) -> Int {
        guard page.document === self else { return NSNotFound }
        return (page.pageRef?.pageNumber ?? 0) - 1
    }

    /// The text of all pages, one after another. Nil while the document is locked.
    public var string: String? {
        guard !isLocked else { return nil }
        return (0..<pageCount).compactMap { page(at: $0)?.string }.joined(separator: "\n")
    }

    // MARK: Attributes

    /// The version that the file states, such as 1 of 1.7.
    public var majorVersion: Int { version.major }
    /// The version that the file states, such as 7 of 1.7.
    public var minorVersion: Int { version.minor }

    private var version: (major: Int, minor: Int) {
        var (major, minor) = (Int32(0), Int32(0))
        document.getVersion(majorVersion: &major, minorVersion: &minor)
        return (Int(major), Int(minor))
    }

    /// What the document says of itself, by `PDFDocumentAttribute`. Nil when it says nothing, and while it is locked.
    public var documentAttributes: [AnyHashable: Any]? {
        guard let info = document.info else { return nil }
        var attributes: [AnyHashable: Any] = [:]
        let texts: [PDFDocumentAttribute] = [
            .titleAttribute, .authorAttribute, .subjectAttribute, .creatorAttribute, .producerAttribute,
        ]
        for key in texts {
            if let text = string(info, key) { attributes[key] = CGPDFStringCopyTextString(text) }
        }
        for key in [PDFDocumentAttribute.creationDateAttribute, .modificationDateAttribute] {
            if let text = string(info, key) { attributes[key] = CGPDFStringCopyDate(text) }
        }
        if let text = string(info, .keywordsAttribute), let words = CGPDFStringCopyTextString(text) {
            attributes[PDFDocumentAttribute.keywordsAttribute] =
                words.split(whereSeparator: { $0 == "," || $0 == ";" }).map { $0.trimmingCharacters(in: .whitespaces) }
        }
        return attributes.isEmpty ? nil : attributes
    }

    private func string(_ info: CGPDFDictionaryRef, _ key: PDFDocumentAttribute) -> CGPDFStringRef? {
        var text: CGPDFStringRef?
        return CGPDFDictionaryGetString(info, key.rawValue, &text) ? text : nil
    }

    // MARK: Passwords

    /// Whether the file is encrypted, with a password or without.
    public var isEncrypted: Bool { document.isEncrypted }

    /// Whether a password is needed to read it.
    public var isLocked: Bool { !document.isUnlocked }

    /// Opens a locked document. Whether it is open now.
    public func unlock(withPassword password: String) -> Bool {
        let isUnlocked = document.unlockWithPassword(password)
        pages = [:]
        return isUnlocked
    }

    /// Whether the document may be printed.
    public var allowsPrinting: Bool { document.allowsPrinting }
    /// Whether text and pictures may be copied.
    public var allowsCopying: Bool { document.allowsCopying }
    /// Whether notes may be added.
    public var allowsCommenting: Bool { document.accessPermissions.contains(.allowsCommenting) }
    /// Whether the contents may be changed.
    public var allowsDocumentChanges: Bool { document.accessPermissions.contains(.allowsDocumentChanges) }
    /// Whether pages may be added, removed and turned.
    public var allowsDocumentAssembly: Bool { document.accessPermissions.contains(.allowsDocumentAssembly) }
    /// Whether the contents may be read to users who can't see them.
    public var allowsContentAccessibility: Bool { document.accessPermissions.contains(.allowsContentAccessibility) }
    /// Whether forms may be filled in.
    public var allowsFormFieldEntry: Bool { document.accessPermissions.contains(.allowsFormFieldEntry) }
}
