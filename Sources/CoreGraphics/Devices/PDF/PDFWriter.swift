import CCairo
import Foundation
import Raster

/// Writes a PDF document through Cairo, page by page, and on closing adds the parts that Cairo can't write.
///
/// Drawing is buffered until its page ends. After an error nothing more is drawn; `close()` reports the error.
final class PDFWriter {
    private let output: CGDataConsumer
    private let spool: DocumentSpool
    private let surface: OpaquePointer
    private let cairo: OpaquePointer
    private let fonts = PageFonts()
    private let images = PageImages()
    /// The canvas of the current page; nil between pages.
    private(set) var canvas: CairoCanvas?
    private var extras: DocumentExtras
    /// The lower left corner of the current page's media box.
    private var origin = CGPoint.zero
    private var destinations: Set<String> = []
    private var isClosed = false

    /// Nil when memory is short.
    init?(_ output: CGDataConsumer, info: [DocumentInfo], options: DocumentOptions) {
        let spool = DocumentSpool()
        // The spool outlives the surface, which `deinit` releases.
        let surface = cairo_pdf_surface_create_for_stream(
            { spool, data, count in
                guard let spool, let data else { return CAIRO_STATUS_WRITE_ERROR }
                let bytes = UnsafeRawBufferPointer(start: data, count: Int(count))
                let isWritten = Unmanaged<DocumentSpool>.fromOpaque(spool).takeUnretainedValue().write(bytes)
                return isWritten ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
            }, Unmanaged.passUnretained(spool).toOpaque(), 1, 1)
        guard let surface, let cairo = cairo_create(surface) else { return nil }
        self.output = output
        self.spool = spool
        self.surface = surface
        self.cairo = cairo
        extras = DocumentExtras(options: options)
        // Without a date, identical drawings give identical bytes.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
        for entry in info { cairo_pdf_surface_set_metadata(surface, entry.field, entry.text) }
    }

    deinit {
        close()
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    // MARK: Pages

    /// Starts a page that shows the part `mediaBox` of user space, with other boxes by their PDF names.
    func beginPage(_ mediaBox: CGRect, _ boxes: [String: CGRect]) {
        endPage()
        guard !isClosed else { return reportOnce("CGContext: the document is closed; no more pages are added") }
        cairo_pdf_surface_set_size(surface, mediaBox.width, mediaBox.height)
        images.beginPage()
        origin = mediaBox.origin
        extras.pages.append(
            PageExtras(boxes: boxes.mapValues { $0.moved(from: origin) }, lastMark: extras.tags.lastMark))
        // Cairo's origin is the top left corner, y down.
        canvas = CairoCanvas(
            cairo: cairo, toCairo: CGAffineTransform(1, 0, 0, -1, -mediaBox.minX, mediaBox.maxY),
            page: Box(minX: 0, minY: 0, maxX: Double(mediaBox.width), maxY: Double(mediaBox.height)), fonts: fonts,
            images: images)
    }

    /// Ends the page and writes it.
    func endPage() {
        guard canvas != nil else { return }
        cairo_show_page(cairo)
        cairo_reset_clip(cairo)
        canvas = nil
    }

    /// Makes a rectangle of the page, in its coordinates, a link.
    func addLink(to target: PageLink.Target, _ rect: CGRect) {
        guard canvas != nil else { return reportOnce("CGContext: no page is open for a link") }
        let tags = extras.tags
        let element = tags.current.flatMap { tags.elements[$0].type == "Link" ? $0 : nil }
        let link = PageLink(target: target, rect: rect.moved(from: origin), element: element)
        extras.pages[extras.pages.count - 1].links.append(link)
    }

    /// Names a point of the page, in its coordinates.
    func addDestination(_ name: String, at point: CGPoint) {
        guard canvas != nil else { return reportOnce("CGContext: no page is open for a destination") }
        guard destinations.insert(name).inserted else {
            return reportOnce("CGContext: duplicate destination \(name); links lead to the first")
        }
        let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        extras.pages[extras.pages.count - 1].destinations.append((name, place))
    }

    // MARK: Document structure

    /// Begins an element of the document's structure, with the PDF names of its type and properties.
    func beginTag(_ type: String, _ properties: [String: String]) {
        guard !isClosed else { return }
        guard let mark = extras.tags.begin(type, properties) else {
            return reportOnce("CGPDFContextBeginTag: too many tags")
        }
        leave(mark)
    }

    /// Ends the innermost open element.
    func endTag() {
        guard !isClosed else { return }
        guard let mark = extras.tags.end() else { return reportOnce("CGPDFContextEndTag: no tag is open") }
        leave(mark)
    }

    private func leave(_ mark: Int) {
        guard let canvas else { return }
        let color = PageMark.color(of: mark)
        canvas.drawSpeck { cairo_set_source_rgb($0, color.red, color.green, color.blue) }
    }

    func setOutline(_ items: [OutlineItem]) { extras.outline = items }

    func setMetadata(_ packet: Data?) { extras.metadata = packet }

    // MARK: Closing

    /// Writes the remaining content and ends the document. An error is reported, and leaves no document.
    func close() {
        guard !isClosed else { return }
        endPage()
        isClosed = true
        let status = cairo_status(cairo)
        cairo_surface_finish(surface)
        do {
            if let failure = spool.failure { throw failure }
            for status in [status, cairo_surface_status(surface)] where status != CAIRO_STATUS_SUCCESS {
                throw CairoFailure(status: status)
            }
            if extras.areNeeded {
                try DocumentFinisher(try spool.data(), extras).write { try output.write($0) }
            } else {
                try spool.read { try output.write($0) }
            }
            try output.commit()
        } catch {
            output.discard()
            reportOnce("CGContext.closePDF(): no document was written: \(error)")
        }
    }
}

extension CGRect {
    fileprivate func moved(from origin: CGPoint) -> CGRect { offsetBy(dx: -origin.x, dy: -origin.y) }
}

/// A failed Cairo operation.
private struct CairoFailure: Error, CustomStringConvertible {
    let status: cairo_status_t

    var description: String { String(cString: cairo_status_to_string(status)) }
}
