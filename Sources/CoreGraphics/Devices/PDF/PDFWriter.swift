import CCairo
import Foundation
import Raster

/// A PDF document as Cairo writes it, page after page.
///
/// What is drawn is kept until its page is ended, and written then. After an error nothing more is drawn; `close()` says
/// what it was.
final class PDFWriter {
    private let output: CGDataConsumer
    private let stream: ByteStream
    private let surface: OpaquePointer
    private let cairo: OpaquePointer
    private let fonts = PageFonts()
    private let images = PageImages()
    /// What the page that is being drawn is drawn on; nil between pages.
    private(set) var canvas: CairoCanvas?
    /// Links and destinations of the page, and whether anything is painted on it.
    private var tags: [PageTag] = []
    var isBlank = true
    private var destinations: Set<String> = []
    private var isClosed = false

    /// Nil when there is no memory.
    init?(_ output: CGDataConsumer, info: [DocumentInfo]) {
        let stream = ByteStream(output)
        // The stream outlives the surface, which `deinit` lets go of.
        let surface = cairo_pdf_surface_create_for_stream(
            { stream, data, count in
                guard let stream, let data else { return CAIRO_STATUS_WRITE_ERROR }
                let bytes = UnsafeRawBufferPointer(start: data, count: Int(count))
                return Unmanaged<ByteStream>.fromOpaque(stream).takeUnretainedValue().write(bytes)
            }, Unmanaged.passUnretained(stream).toOpaque(), 1, 1)
        guard let surface, let cairo = cairo_create(surface) else { return nil }
        self.output = output
        self.stream = stream
        self.surface = surface
        self.cairo = cairo
        // No date: the same drawing gives the same bytes.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
        for entry in info { cairo_pdf_surface_set_metadata(surface, entry.field, entry.text) }
    }

    deinit {
        close()
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    // MARK: Pages

    /// Starts a page that shows `mediaBox` of user space.
    func beginPage(_ mediaBox: CGRect) {
        endPage()
        guard !isClosed else { return reportOnce("CGContext: the document is closed and gets no more pages") }
        cairo_pdf_surface_set_size(surface, mediaBox.width, mediaBox.height)
        images.beginPage()
        // Cairo counts from the top left corner, y down.
        canvas = CairoCanvas(
            cairo: cairo, toCairo: CGAffineTransform(1, 0, 0, -1, -mediaBox.minX, mediaBox.maxY),
            page: Box(minX: 0, minY: 0, maxX: Double(mediaBox.width), maxY: Double(mediaBox.height)), fonts: fonts,
            images: images)
    }

    /// Writes the page.
    func endPage() {
        guard let canvas else { return }
        if isBlank, !tags.isEmpty { canvas.drawInvisibleMark() }
        PageTag.add(tags, to: cairo)
        cairo_show_page(cairo)
        cairo_reset_clip(cairo)
        self.canvas = nil
        tags = []
        isBlank = true
    }

    /// Adds a link, or a place that links lead to, to the page.
    func add(_ tag: PageTag) {
        guard canvas != nil else { return reportOnce("CGContext: there is no page for a link, or to lead to") }
        if case .destination(let name, _) = tag, !destinations.insert(name).inserted {
            return reportOnce("CGContext: there are two destinations \(name); links lead to the first")
        }
        tags.append(tag)
    }

    // MARK: Closing

    /// Writes the rest and ends the document. What went wrong with it is reported, and there is no document then.
    func close() {
        guard !isClosed else { return }
        endPage()
        isClosed = true
        let status = cairo_status(cairo)
        cairo_surface_finish(surface)
        do {
            if let failure = stream.failure { throw failure }
            for status in [status, cairo_surface_status(surface)] where status != CAIRO_STATUS_SUCCESS {
                throw CairoFailure(status: status)
            }
            try output.commit()
        } catch {
            output.discard()
            reportOnce("CGContext.closePDF(): no document was written: \(error)")
        }
    }
}

/// A failed Cairo operation.
private struct CairoFailure: Error, CustomStringConvertible {
    let status: cairo_status_t

    var description: String { String(cString: cairo_status_to_string(status)) }
}

/// Receives a document's bytes from Cairo. Keeps the first error.
private final class ByteStream {
    private let output: CGDataConsumer
    private(set) var failure: (any Error)?

    init(_ output: CGDataConsumer) { self.output = output }

    func write(_ bytes: UnsafeRawBufferPointer) -> cairo_status_t {
        guard failure == nil else { return CAIRO_STATUS_WRITE_ERROR }
        do {
            try output.write(bytes)
            return CAIRO_STATUS_SUCCESS
        } catch {
            failure = error
            return CAIRO_STATUS_WRITE_ERROR
        }
    }
}
