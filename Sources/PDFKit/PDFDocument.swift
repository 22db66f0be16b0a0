public import CoreGraphics
public import Foundation

/// A PDF document: its pages, which can be inserted, removed and reordered, and its metadata.
///
/// Not thread-safe: use a document on one thread at a time.
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfdocument)
public class PDFDocument: NSObject {
    /// The document that was read; nil for one created without pages.
    let document: CGPDFDocument?
    private let data: Data
    /// The pages that have been accessed, by index.
    private var known: [Int: PDFPage] = [:]
    /// All pages, once they have been reordered, inserted or removed.
    private var arranged: [PDFPage]?
    /// The attributes, once they have been set.
    private var attributes: [AnyHashable: Any]?

    /// The URL that the document was read from; nil for one created from data.
    public let documentURL: URL?

    /// Creates a document without pages.
    public override init() {
        (document, data, documentURL) = (nil, Data(), nil)
        super.init()
        arranged = []
    }

    /// Reads a file. Returns nil, which is reported, if it doesn't exist or is not a PDF.
    public convenience init?(url: URL) {
        guard let data = CGDataProvider(url: url)?.data else { return nil }
        self.init(data, url)
    }

    /// Reads a document from data. Returns nil, which is reported, if it is not a PDF.
    public convenience init?(data: Data) { self.init(data, nil) }

    private init?(_ data: Data, _ url: URL?) {
        guard let provider = CGDataProvider(data: data), let document = CGPDFDocument(provider) else { return nil }
        (self.document, self.data, documentURL) = (document, data, url)
    }

    /// The Quartz document, as it was read; nil for one created without pages.
    public var documentRef: CGPDFDocument? { document }

    // MARK: Pages

    /// The number of pages; 0 while the document is locked.
    public var pageCount: Int { arranged?.count ?? document?.numberOfPages ?? 0 }

    /// Returns the page at an index, from 0: always the same object. Returns nil beyond the last.
    public func page(at index: Int) -> PDFPage? {
        if let arranged { return arranged.indices.contains(index) ? arranged[index] : nil }
        if let page = known[index] { return page }
        guard index >= 0, let page = document?.page(at: index + 1) else { return nil }
        let made = PDFPage(page, of: self)
        known[index] = made
        return made
    }

    /// Returns the index of a page of this document, from 0; `NSNotFound` for a page of another document.
    public func index(for page: PDFPage) -> Int {
        if let arranged { return arranged.firstIndex { $0 === page } ?? NSNotFound }
        return known.first { $0.value === page }?.key ?? NSNotFound
    }

    /// Inserts a page before the one at `index`, or at the end if it equals the number of pages. A greater index is
    /// reported, and nothing is inserted.
    ///
    /// A page of another document then belongs to both; insert a copy to leave the original in only one.
    public func insert(_ page: PDFPage, at index: Int) {
        arrange("insert(_:at:)", [index], below: pageCount + 1) {
            $0.insert(page, at: index)
            page.document = self
        }
    }

    /// Removes a page from the document. An index beyond the last is reported.
    public func removePage(at index: Int) {
        arrange("removePage(at:)", [index], below: pageCount) { $0.remove(at: index) }
    }

    /// Exchanges two pages. An index beyond the last is reported.
    public func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        arrange("exchangePage(at:withPageAt:)", [indexA, indexB], below: pageCount) { $0.swapAt(indexA, indexB) }
    }

    private func arrange(_ name: String, _ indices: [Int], below end: Int, _ body: (inout [PDFPage]) -> Void) {
        if let wrong = indices.first(where: { !(0..<end).contains($0) }) {
            reportOnce("PDFDocument.\(name): there is no page \(wrong), of \(pageCount)")
            return
        }
        var pages = arranged ?? (0..<pageCount).compactMap { page(at: $0) }
        body(&pages)
        arranged = pages
    }

    /// Whether the document differs from the bytes that were read.
    private var isChanged: Bool {
        arranged != nil || attributes != nil || known.values.contains { $0.isChanged }
    }

    /// The text of all pages, concatenated. Nil while the document is locked.
    public var string: String? {
        guard !isLocked else { return nil }
        return (0..<pageCount).compactMap { page(at: $0)?.string }.joined(separator: "\n")
    }

    /// The root of the outline; nil if the document has none, or is locked. An outline that is set is not written.
    public lazy var outlineRoot: PDFOutline? = isLocked ? nil : document?.outline.map { PDFOutline($0, of: self) }

    // MARK: Attributes

    /// The major version in the file's header, such as 1 for 1.7.
    public var majorVersion: Int { version.major }
    /// The minor version in the file's header, such as 7 for 1.7.
    public var minorVersion: Int { version.minor }

    private var version: (major: Int, minor: Int) {
        var (major, minor) = (Int32(0), Int32(0))
        document?.getVersion(majorVersion: &major, minorVersion: &minor)
        return (Int(major), Int(minor))
    }

    /// The document's metadata, by `PDFDocumentAttribute`: strings, dates, and an array of keywords. Nil if there is
    /// none, and while the document is locked.
    public var documentAttributes: [AnyHashable: Any]? {
        get { attributes ?? storedAttributes }
        set { attributes = newValue ?? [:] }
    }

    private var storedAttributes: [AnyHashable: Any]? {
        guard let info = document?.info else { return nil }
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

    // MARK: Writing

    /// Returns the document's data: the original bytes, or new ones if the document has changed. Returns nil, which is
    /// reported, if it is locked, or has a page that can't be copied.
    public func dataRepresentation() -> Data? { dataRepresentation(options: [:]) }

    /// Returns the document's data, with passwords as options (`PDFDocumentWriteOption`). Without any, the document
    /// keeps its encryption.
    public func dataRepresentation(options: [AnyHashable: Any]) -> Data? {
        let passwords = PDFDocumentWriteOption.passwords(options)
        guard isChanged || passwords != nil else { return data }
        let parts = (0..<pageCount).compactMap { page(at: $0)?.part }
        let information = attributes.map { PDFDocumentAttribute.information($0, instead: storedAttributes ?? [:]) }
        do {
            return try PageAssembly(
                base: document, parts: parts, information: information ?? [:], passwords: passwords
            ).data()
        } catch {
            reportOnce("PDFDocument can't be written: \(error)")
            return nil
        }
    }

    /// Writes the document to a file. Returns whether it succeeded.
    public func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }

    /// Writes the document to a file, with passwords as options. Returns whether it succeeded.
    public func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool {
        guard let data = dataRepresentation(options: options ?? [:]) else { return false }
        do {
            try data.write(to: url, options: .atomic)
            return true
        } catch {
            reportOnce("PDFDocument can't be written to \(url.path): \(error.localizedDescription)")
            return false
        }
    }

    /// Writes the document to a file. Returns whether it succeeded.
    public func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    /// Writes the document to a file, with passwords as options. Returns whether it succeeded.
    public func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool {
        write(to: URL(fileURLWithPath: path), withOptions: options)
    }

    // MARK: Passwords

    /// Whether the file is encrypted, even with an empty password.
    public var isEncrypted: Bool { document?.isEncrypted ?? false }

    /// Whether a password is needed to read the document.
    public var isLocked: Bool { !(document?.isUnlocked ?? true) }

    /// Unlocks the document. Returns whether it is now unlocked.
    public func unlock(withPassword password: String) -> Bool {
        guard let document else { return true }
        let isUnlocked = document.unlockWithPassword(password)
        if arranged == nil { known = [:] }
        return isUnlocked
    }

    /// Whether printing is allowed.
    public var allowsPrinting: Bool { document?.allowsPrinting ?? true }
    /// Whether copying text and images is allowed.
    public var allowsCopying: Bool { document?.allowsCopying ?? true }
    /// Whether adding annotations is allowed.
    public var allowsCommenting: Bool { allows(.allowsCommenting) }
    /// Whether changing the contents is allowed.
    public var allowsDocumentChanges: Bool { allows(.allowsDocumentChanges) }
    /// Whether inserting, removing and rotating pages is allowed.
    public var allowsDocumentAssembly: Bool { allows(.allowsDocumentAssembly) }
    /// Whether extracting the contents for accessibility is allowed.
    public var allowsContentAccessibility: Bool { allows(.allowsContentAccessibility) }
    /// Whether filling in form fields is allowed.
    public var allowsFormFieldEntry: Bool { allows(.allowsFormFieldEntry) }

    private func allows(_ action: CGPDFAccessPermissions) -> Bool {
        document?.accessPermissions.contains(action) ?? true
    }
}
