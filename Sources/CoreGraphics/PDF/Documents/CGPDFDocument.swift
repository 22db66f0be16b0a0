public import Foundation
package import PDFSyntax
import Synchronization

/// A PDF document for reading: its pages, and the objects that it consists of.
///
/// Damaged files are repaired as far as possible. A document may be used by several threads concurrently.
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpdfdocument)
// `@unchecked Sendable`: `lock` guards the open file.
public final class CGPDFDocument: _CFObject, @unchecked Sendable {
    private let data: Data
    private let lock: Mutex<Opened?>

    private struct Opened {
        var file: PDFFile
        var pages: PageTree
        var handles: PDFHandles
        var cache = PageCache()
        /// The password that opened the file.
        let password: String
        lazy var labels = PageLabels(file)

        init(_ file: PDFFile, password: String = "") {
            self.file = file
            self.password = password
            pages = PageTree(file)
            handles = PDFHandles(file)
        }
    }

    /// Creates a document from its bytes. Nil, which is reported, if they are not a PDF.
    ///
    /// A document with a password is created locked: it has no pages before `unlockWithPassword(_:)`.
    public convenience init?(_ provider: CGDataProvider) {
        self.init(provider.data ?? Data())
    }

    /// Creates a document from a file. Nil, which is reported, when there is none, or it is not a PDF.
    public convenience init?(_ url: CFURL) {
        guard let provider = CGDataProvider(url: url) else {
            reportOnce("CGPDFDocument: there is no file at \(url.path)")
            return nil
        }
        self.init(provider)
    }

    private init?(_ data: Data) {
        self.data = data
        do throws(PDFError) {
            lock = Mutex(Opened(try PDFFile(data)))
        } catch {
            lock = Mutex(nil)
            guard error == .locked else {
                reportOnce("CGPDFDocument: \(error)")
                return nil
            }
        }
    }

    // MARK: Passwords

    /// Whether the file is encrypted, with or without a password.
    public var isEncrypted: Bool { file?.permissions.isEncrypted ?? true }

    /// Whether the contents can be read: true for a file without a password.
    public var isUnlocked: Bool { file != nil }

    /// Unlocks the document with its user or owner password; returns whether it is unlocked.
    ///
    /// The owner password adds permissions to a document that is already unlocked.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
        let isOwner = file?.permissions.isOwner
        if isOwner == true { return true }
        let password = String(cString: password)
        guard let file = try? PDFFile(data, password: password) else { return false }
        // Objects read from an open document stay valid: only the owner password reopens it.
        guard isOwner == nil || file.permissions.isOwner else { return true }
        lock.withLock { opened in
            if let old = opened { replaced.withLock { $0.append(old.handles) } }
            opened = Opened(file, password: password)
        }
        return true
    }

    /// Keeps pointers handed out before the owner password was given valid.
    private let replaced = Mutex<[PDFHandles]>([])

    /// Whether the document may be printed.
    public var allowsPrinting: Bool {
        !accessPermissions.isDisjoint(with: [.allowsLowQualityPrinting, .allowsHighQualityPrinting])
    }

    /// Whether text and images may be copied.
    public var allowsCopying: Bool { accessPermissions.contains(.allowsContentCopying) }

    /// The operations allowed by the password that opened the document; none while it is locked.
    public var accessPermissions: CGPDFAccessPermissions {
        guard let found = file?.permissions else { return [] }
        let all: [(Bool, CGPDFAccessPermissions)] = [
            (found.lowQualityPrinting, .allowsLowQualityPrinting),
            (found.highQualityPrinting, .allowsHighQualityPrinting), (found.documentChanges, .allowsDocumentChanges),
            (found.documentAssembly, .allowsDocumentAssembly), (found.contentCopying, .allowsContentCopying),
            (found.contentAccessibility, .allowsContentAccessibility), (found.commenting, .allowsCommenting),
            (found.formFieldEntry, .allowsFormFieldEntry),
        ]
        return all.reduce(into: []) { if $1.0 { $0.insert($1.1) } }
    }

    /// Returns the document opened again, for modification.
    func reopened() throws(PDFError) -> PDFFile {
        guard let password = lock.withLock({ $0?.password }) else { throw .locked }
        return try PDFFile(data, password: password)
    }

    // MARK: Pages

    /// Returns the label of a page, by its index from 0; nil if the document gives it none.
    package func pageLabel(at index: Int) -> String? { lock.withLock { $0?.labels.label(at: index) } }

    /// The number of pages; 0 while the document is locked.
    public var numberOfPages: Int { lock.withLock { $0?.pages.pages.count ?? 0 } }

    /// Returns a page by its number, which starts at 1. Nil for any other number.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        let found = lock.withLock { opened -> (PDFDictionary, PDFFile, PDFHandles, PageCache)? in
            guard let opened, opened.pages.pages.indices.contains(pageNumber - 1) else { return nil }
            return (opened.pages.pages[pageNumber - 1], opened.file, opened.handles, opened.cache)
        }
        guard let (dictionary, file, handles, cache) = found else { return nil }
        return CGPDFPage(dictionary, pageNumber, self, file, handles, cache)
    }

    // MARK: Objects

    package var file: PDFFile? { lock.withLock { $0?.file } }
    private var handles: PDFHandles? { lock.withLock { $0?.handles } }

    /// Reads the version that the file specifies, such as 1 and 7; zeros while the document is locked.
    public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
        let version = file?.version ?? (major: 0, minor: 0)
        majorVersion.pointee = Int32(clamping: version.major)
        minorVersion.pointee = Int32(clamping: version.minor)
    }

    /// The root of the document's objects; nil while it is locked. It lives as long as the document.
    public var catalog: CGPDFDictionaryRef? {
        guard let file, let handles else { return nil }
        return handles.pointer(to: .dictionary(file.catalog))
    }

    /// The document information dictionary: `Title`, `Author` and so on. Nil if there is none.
    public var info: CGPDFDictionaryRef? {
        guard let dictionary = file?.trailer["Info"].dictionary else { return nil }
        return handles?.pointer(to: .dictionary(dictionary))
    }

    /// The two strings that identify the file; nil when it has none.
    public var fileIdentifier: CGPDFArrayRef? {
        guard let array = file?.trailer["ID"].array else { return nil }
        return handles?.pointer(to: .array(array))
    }

    /// The document's outline, as `CGPDFContextSetOutline` takes it: dictionaries with titles (`kCGPDFOutlineTitle`),
    /// destinations (`kCGPDFOutlineDestination`: a page's number or a URL) and children (`kCGPDFOutlineChildren`). Nil
    /// when there are none.
    public var outline: CFDictionary? { file.flatMap { PDFOutline($0).root } }
}
