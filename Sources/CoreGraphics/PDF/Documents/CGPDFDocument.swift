public import Foundation
package import PDFSyntax
import Synchronization

/// A PDF to be read: its pages, and the objects that it is made of.
///
/// Damaged files are mended as far as that is possible. Any thread may use a document, several at a time too.
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpdfdocument)
// `@unchecked Sendable`: `lock` guards what is open.
public final class CGPDFDocument: _CFObject, @unchecked Sendable {
    private let data: Data
    private let lock: Mutex<Opened?>

    private struct Opened {
        var file: PDFFile
        var pages: PageTree
        var handles: PDFHandles
        var cache = PageCache()
        /// What opened the file.
        let password: String
        lazy var labels = PageLabels(file)

        init(_ file: PDFFile, password: String = "") {
            self.file = file
            self.password = password
            pages = PageTree(file)
            handles = PDFHandles(file)
        }
    }

    /// Reads a document's bytes. Nil, which is reported, for what is no PDF.
    ///
    /// A document with a password is there, but locked: it has no pages before `unlockWithPassword(_:)`.
    public convenience init?(_ provider: CGDataProvider) {
        self.init(provider.data ?? Data())
    }

    /// Reads a file. Nil, which is reported, when there is none, and for what is no PDF.
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

    /// Whether the file is encrypted, with a password or without.
    public var isEncrypted: Bool { file?.permissions.isEncrypted ?? true }

    /// Whether the contents can be read: true for a file without a password.
    public var isUnlocked: Bool { file != nil }

    /// Opens a locked document with its user's or its owner's password. Whether it is open now.
    ///
    /// The owner's password, given for a document that is open, adds permissions.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
        let isOwner = file?.permissions.isOwner
        if isOwner == true { return true }
        let password = String(cString: password)
        guard let file = try? PDFFile(data, password: password) else { return false }
        // What has been read of an open document stays valid: only the owner's password opens it anew.
        guard isOwner == nil || file.permissions.isOwner else { return true }
        lock.withLock { opened in
            if let old = opened { replaced.withLock { $0.append(old.handles) } }
            opened = Opened(file, password: password)
        }
        return true
    }

    /// What pointers that were handed out lead to, from before the owner's password was given.
    private let replaced = Mutex<[PDFHandles]>([])

    /// Whether the document may be printed.
    public var allowsPrinting: Bool {
        !accessPermissions.isDisjoint(with: [.allowsLowQualityPrinting, .allowsHighQualityPrinting])
    }

    /// Whether text and pictures may be copied.
    public var allowsCopying: Bool { accessPermissions.contains(.allowsContentCopying) }

    /// What the document allows whom it was opened for; nothing while it is locked.
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

    /// The document once more, to be changed.
    func reopened() throws(PDFError) -> PDFFile {
        guard let password = lock.withLock({ $0?.password }) else { throw .locked }
        return try PDFFile(data, password: password)
    }

    // MARK: Pages

    /// What the document calls a page, by its index from 0; nil where it gives it no name.
    package func pageLabel(at index: Int) -> String? { lock.withLock { $0?.labels.label(at: index) } }

    /// The number of pages; 0 while the document is locked.
    public var numberOfPages: Int { lock.withLock { $0?.pages.pages.count ?? 0 } }

    /// A page by its number, which starts at 1. Nil for any other number.
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

    /// Reads the version that the file states, such as 1 and 7; zeros while the document is locked.
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

    /// What the document says of itself: `Title`, `Author` and the like. Nil when it says nothing.
    public var info: CGPDFDictionaryRef? {
        guard let dictionary = file?.trailer["Info"].dictionary else { return nil }
        return handles?.pointer(to: .dictionary(dictionary))
    }

    /// The two strings that tell this file from others; nil when it has none.
    public var fileIdentifier: CGPDFArrayRef? {
        guard let array = file?.trailer["ID"].array else { return nil }
        return handles?.pointer(to: .array(array))
    }

    /// The tree of bookmarks, as `CGPDFContextSetOutline` takes it: dictionaries with titles
    /// (`kCGPDFOutlineTitle`), destinations (`kCGPDFOutlineDestination`: a page's number or a URL) and children
    /// (`kCGPDFOutlineChildren`). Nil when there are none.
    public var outline: CFDictionary? { file.flatMap { PDFOutline($0).root } }
}
