public import CoreGraphics
public import Foundation

/// A PDF document: its pages, which may come, go and change places, and what it says of itself.
///
/// Use one from one thread at a time.
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfdocument)
public class PDFDocument: NSObject {
    /// What was read; nil for a document that began without pages.
    let document: CGPDFDocument?
    private let data: Data
    /// Pages that have been asked for, by their index.
    private var known: [Int: PDFPage] = [:]
    /// All pages, once their order has been changed.
    private var arranged: [PDFPage]?
    /// Attributes, once they have been set.
    private var attributes: [AnyHashable: Any]?

    /// Where the document was read from; nil for one of bytes.
    public let documentURL: URL?

    /// Makes a document without pages.
    public override init() {
        (document, data, documentURL) = (nil, Data(), nil)
        super.init()
        arranged = []
    }

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

    /// The document as Quartz has it: as it was read. Nil for one that began without pages.
    public var documentRef: CGPDFDocument? { document }

    // MARK: Pages

    /// The number of pages; 0 while the document is locked.
    public var pageCount: Int { arranged?.count ?? document?.numberOfPages ?? 0 }

    /// A page by its index, from 0: always the same object. Nil beyond the last.
    public func page(at index: Int) -> PDFPage? {
        if let arranged { return arranged.indices.contains(index) ? arranged[index] : nil }
        if let page = known[index] { return page }
        guard index >= 0, let page = document?.page(at: index + 1) else { return nil }
        let made = PDFPage(page, of: self)
        known[index] = made
        return made
    }

    /// The index of a page of this document, from 0; `NSNotFound` for another's.
    public func index(for page: PDFPage) -> Int {
        if let arranged { return arranged.firstIndex { $0 === page } ?? NSNotFound }
        return known.first { $0.value === page }?.key ?? NSNotFound
    }

    /// Puts a page before the one at `index`, or at the end for the number of pages. Beyond it nothing happens, which is
    /// reported.
    ///
    /// A page of another document is of both then; give its copy to leave it there alone.
    public func insert(_ page: PDFPage, at index: Int) {
        arrange("insert(_:at:)", [index], below: pageCount + 1) {
            $0.insert(page, at: index)
            page.document = self
        }
    }

    /// Takes a page out of the document. An index beyond the last is reported.
    public func removePage(at index: Int) {
        arrange("removePage(at:)", [index], below: pageCount) { $0.remove(at: index) }
    }

    /// Has two pages change their places. An index beyond the last is reported.
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

    /// Whether writing gives other bytes than those that were read.
    private var isChanged: Bool {
        arranged != nil || attributes != nil || known.values.contains { $0.isChanged }
    }

    /// The text of all pages, one after another. Nil while the document is locked.
    public var string: String? {
        guard !isLocked else { return nil }
        return (0..<pageCount).compactMap { page(at: $0)?.string }.joined(separator: "\n")
    }

    /// The root of the outline; nil for a document without one, or a locked one. One that is set is not written.
    public lazy var outlineRoot: PDFOutline? = isLocked ? nil : document?.outline.map { PDFOutline($0, of: self) }

    // MARK: Attributes

    /// The version that the file states, such as 1 of 1.7.
    public var majorVersion: Int { version.major }
    /// The version that the file states, such as 7 of 1.7.
    public var minorVersion: Int { version.minor }

    private var version: (major: Int, minor: Int) {
        var (major, minor) = (Int32(0), Int32(0))
        document?.getVersion(majorVersion: &major, minorVersion: &minor)
        return (Int(major), Int(minor))
    }

    /// What the document says of itself, by `PDFDocumentAttribute`: strings, dates, and a list of keywords. Nil when it
    /// says nothing, and while it is locked.
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

    /// The document's bytes: those that were read, or new ones when something has changed. Nil, which is reported, when
    /// it is locked, or has a page that can't be taken over.
    public func dataRepresentation() -> Data? { dataRepresentation(options: [:]) }

    /// The document's bytes, with passwords as options (`PDFDocumentWriteOption`). Without any the document stays
    /// encrypted as it was.
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

    /// Writes the document to a file. Whether that went well.
    public func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }

    /// Writes the document to a file, with passwords as options. Whether that went well.
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

    /// Writes the document to a file. Whether that went well.
    public func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    /// Writes the document to a file, with passwords as options. Whether that went well.
    public func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool {
        write(to: URL(fileURLWithPath: path), withOptions: options)
    }

    // MARK: Passwords

    /// Whether the file is encrypted, with a password or without.
    public var isEncrypted: Bool { document?.isEncrypted ?? false }

    /// Whether a password is needed to read it.
    public var isLocked: Bool { !(document?.isUnlocked ?? true) }

    /// Opens a locked document. Whether it is open now.
    public func unlock(withPassword password: String) -> Bool {
        guard let document else { return true }
        let isUnlocked = document.unlockWithPassword(password)
        if arranged == nil { known = [:] }
        return isUnlocked
    }

    /// Whether the document may be printed.
    public var allowsPrinting: Bool { document?.allowsPrinting ?? true }
    /// Whether text and pictures may be copied.
    public var allowsCopying: Bool { document?.allowsCopying ?? true }
    /// Whether notes may be added.
    public var allowsCommenting: Bool { allows(.allowsCommenting) }
    /// Whether the contents may be changed.
    public var allowsDocumentChanges: Bool { allows(.allowsDocumentChanges) }
    /// Whether pages may be added, removed and turned.
    public var allowsDocumentAssembly: Bool { allows(.allowsDocumentAssembly) }
    /// Whether the contents may be read to users who can't see them.
    public var allowsContentAccessibility: Bool { allows(.allowsContentAccessibility) }
    /// Whether forms may be filled in.
    public var allowsFormFieldEntry: Bool { allows(.allowsFormFieldEntry) }

    private func allows(_ action: CGPDFAccessPermissions) -> Bool {
        document?.accessPermissions.contains(action) ?? true
    }
}
