public import Foundation
import Raster

extension CGContext {
    /// Creates a context that writes a PDF document to a file.
    ///
    /// `mediaBox` is the default page size, in points of 1/72 inch; nil is US Letter, 612 by 792. `auxiliaryInfo` holds
    /// the document's metadata under the keys ``kCGPDFContextTitle``, ``kCGPDFContextAuthor``,
    /// ``kCGPDFContextSubject``, ``kCGPDFContextKeywords`` and ``kCGPDFContextCreator``, its passwords
    /// (``kCGPDFContextOwnerPassword``) and its output intent and conformance (``kCGPDFContextOutputIntent``,
    /// ``kCGPDFContextCreatePDFA``). Draw between ``beginPDFPage(_:)`` and ``endPDFPage()``; ``closePDF()`` ends the
    /// document, as does releasing the context. The file appears under its name only then; an existing file is
    /// untouched until then.
    ///
    /// Nil, which is reported, for a URL that is not a file's, a file that can't be written, a box that is empty or not
    /// finite, a password that is not ASCII, and for an archival document with passwords.
    ///
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcontext/init(_:mediabox:_:))
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Creates a context that writes a PDF document to `consumer`, page by page.
    ///
    /// See ``init(_:mediaBox:_:)``.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcontext/init(consumer:mediabox:_:))
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let info = auxiliaryInfo ?? [:]
        let box = (mediaBox?.pointee ?? usLetter).standardized
        guard box.isPage else {
            reportOnce("CGContext: \(box) is not a valid page box")
            return nil
        }
        guard let options = DocumentOptions(info),
            let writer = PDFWriter(consumer, info: DocumentInfo.entries(of: info), options: options)
        else { return nil }
        let boxes = CGContext.boxes(of: info)
        self.init(PageDevice(writer, mediaBox: box, boxes: boxes))
    }

    var pages: PageDevice? { device as? PageDevice }

    // MARK: Pages

    /// Starts a page with a fresh graphics state.
    ///
    /// User space has the media box's origin and units, with y up. `pageInfo` may specify the page's boxes, each a
    /// `CGRect` or its bytes: ``kCGPDFContextMediaBox``, and inside it ``kCGPDFContextCropBox``,
    /// ``kCGPDFContextBleedBox``, ``kCGPDFContextTrimBox`` and ``kCGPDFContextArtBox``. Boxes that it doesn't specify
    /// are the document's. Ends a page that is still open. No effect on a bitmap's context.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let pages else { return }
        let named = pageInfo?[kCGPDFContextMediaBox]
        let box = CGRect(mediaBox: named)
        if named != nil, box == nil {
            reportOnce("CGContext.beginPDFPage(_:): \(kCGPDFContextMediaBox) is not a page box; using the document's")
        }
        endPDFPage()
        // If the page has its own media box, the document's other boxes may not apply.
        let given = box == nil || box == pages.mediaBox ? pages.boxes : [:]
        pages.beginPage(
            box ?? pages.mediaBox, given.merging(CGContext.boxes(of: pageInfo ?? [:])) { _, own in own })
        resetToInitialState()
    }

    /// Returns the boxes of a page other than its media box, by their PDF names. A value that is not a rectangle is
    /// reported.
    private static func boxes(of info: CFDictionary) -> [String: CGRect] {
        let keys = [
            kCGPDFContextCropBox: "CropBox", kCGPDFContextBleedBox: "BleedBox", kCGPDFContextTrimBox: "TrimBox",
            kCGPDFContextArtBox: "ArtBox",
        ]
        var boxes: [String: CGRect] = [:]
        for (key, name) in keys {
            guard let value = info[key] else { continue }
            guard let box = CGRect(mediaBox: value) else {
                reportOnce("CGContext: \(key) is not a valid page box; it is ignored")
                continue
            }
            boxes[name] = box
        }
        return boxes
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
    public func setURL(_ url: CFURL, for rect: CGRect) { pages?.addLink(to: .url(url), rect) }

    /// Makes a rectangle of the page a link to a named destination on any page of the document.
    ///
    /// `rect` is in the page's initial coordinates, independent of the CTM. No effect on a bitmap's context.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        pages?.addLink(to: .destination(name), rect)
    }

    /// Names a point of the page for ``setDestination(_:for:)``.
    ///
    /// `point` is in the page's initial coordinates, independent of the CTM. A duplicate name is rejected and reported.
    /// No effect on a bitmap's context.
    public func addDestination(_ name: CFString, at point: CGPoint) { pages?.addDestination(name, at: point) }
}

/// In points.
private let usLetter = CGRect(x: 0, y: 0, width: 612, height: 792)
