public import Foundation
import Raster

extension CGContext {
    /// Makes a context that writes a PDF document to a file.
    ///
    /// `mediaBox` is the default page size, in points of 1/72 inch; nil is US Letter, 612 by 792. `auxiliaryInfo`
    /// holds the document's metadata under the keys ``kCGPDFContextTitle``, ``kCGPDFContextAuthor``,
    /// ``kCGPDFContextSubject``, ``kCGPDFContextKeywords`` and ``kCGPDFContextCreator``. Draw between
    /// ``beginPDFPage(_:)`` and ``endPDFPage()``; ``closePDF()`` ends the document, as does releasing the context. The
    /// file appears under its name only then; an existing file is untouched until then.
    ///
    /// Nil, which is reported, for a URL that is not a file's, a file that can't be written, a box that is empty or
    /// not finite, and for a document with a password, as encryption is not supported.
    ///
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcontext/init(_:mediabox:_:))
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Makes a context that writes a PDF document to `consumer`, page by page.
    ///
    /// See ``init(_:mediaBox:_:)``.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcontext/init(consumer:mediabox:_:))
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let info = auxiliaryInfo ?? [:]
        let box = (mediaBox?.pointee ?? usLetter).standardized
        guard info[kCGPDFContextUserPassword] == nil, info[kCGPDFContextOwnerPassword] == nil else {
            reportOnce("CGContext: documents can't have passwords")
            return nil
        }
        guard box.isPage else {
            reportOnce("CGContext: \(box) is no page")
            return nil
        }
        guard let writer = PDFWriter(consumer, info: DocumentInfo.entries(of: info)) else { return nil }
        self.init(PageDevice(writer, mediaBox: box))
    }

    private var pages: PageDevice? { device as? PageDevice }

    // MARK: Pages

    /// Starts a page with a fresh graphics state.
    ///
    /// User space has the media box's origin and units, with y up. `pageInfo` may give the page its own box under
    /// ``kCGPDFContextMediaBox``: a `CGRect`, or its bytes. Ends a page that is still open. No effect on a bitmap's
    /// context.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let pages else { return }
        for key in [kCGPDFContextCropBox, kCGPDFContextBleedBox, kCGPDFContextTrimBox, kCGPDFContextArtBox]
        where pageInfo?[key] != nil {
            reportOnce("CGContext.beginPDFPage(_:): pages have a media box only; \(key) is left out")
        }
        let named = pageInfo?[kCGPDFContextMediaBox]
        let box = CGRect(mediaBox: named)
        if named != nil, box == nil {
            reportOnce("CGContext.beginPDFPage(_:): \(kCGPDFContextMediaBox) is no page; the document's own is taken")
        }
        endPDFPage()
        pages.beginPage(box ?? pages.mediaBox)
        resetToInitialState()
    }

    /// Ends the page with its open transparency layers. No effect without a page.
    public func endPDFPage() {
        guard let pages else { return }
        resetToInitialState()
        pages.endPage()
    }

    /// Ends the document and the open page. Nothing can be drawn afterwards.
    ///
    /// When the document could not be written, for example to a full disk, this is reported and no file is created.
    public func closePDF() {
        endPDFPage()
        pages?.close()
    }

    /// Starts a page of size `mediaBox`; nil is the document's default. See ``beginPDFPage(_:)``.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        beginPDFPage(mediaBox.map { [kCGPDFContextMediaBox: $0.pointee] })
    }

    /// Ends the page. See ``endPDFPage()``.
    public func endPage() { endPDFPage() }
}

// MARK: - Links

extension CGContext {
    /// Makes a rectangle of the page a link to a URL.
    ///
    /// `rect` is in the page's initial coordinates, independent of the CTM. No effect on a bitmap's context.
    public func setURL(_ url: CFURL, for rect: CGRect) { pages?.addLink(to: url, rect) }

    /// Makes a rectangle of the page a link to a named destination on any page of the document.
    ///
    /// `rect` is in the page's initial coordinates, independent of the CTM. No effect on a bitmap's context.
    public func setDestination(_ name: CFString, for rect: CGRect) { pages?.addJump(to: name, rect) }

    /// Names a point of the page for ``setDestination(_:for:)``.
    ///
    /// `point` is in the page's initial coordinates, independent of the CTM. A duplicate name is rejected and reported.
    /// No effect on a bitmap's context.
    public func addDestination(_ name: CFString, at point: CGPoint) { pages?.addDestination(name, at: point) }
}

/// In points.
private let usLetter = CGRect(x: 0, y: 0, width: 612, height: 792)

// MARK: - Keys

/// The key of a document's title, a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of a document's author, a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of a document's subject, a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of a document's keywords: a string, or an array of them.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of the program that creates a document, a string.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key of the owner password. Documents with one can't be created.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The key of the user password. Documents with one can't be created.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// The key of a page's media box, in points: the bytes of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// The key of a page's crop box. Ignored.
public let kCGPDFContextCropBox: CFString = "kCGPDFContextCropBox"
/// The key of a page's bleed box. Ignored.
public let kCGPDFContextBleedBox: CFString = "kCGPDFContextBleedBox"
/// The key of a page's trim box. Ignored.
public let kCGPDFContextTrimBox: CFString = "kCGPDFContextTrimBox"
/// The key of a page's art box. Ignored.
public let kCGPDFContextArtBox: CFString = "kCGPDFContextArtBox"
