import CCairo
import Foundation
import Raster

/// Writes a PDF document through Cairo, page by page.
///
/// Drawing is buffered until its page ends. After an error nothing more is drawn; `close()` reports the error.
final class PDFWriter {
    private let output: CGDataConsumer
    private let stream: ByteStream
    private let surface: OpaquePointer
    private let cairo: OpaquePointer
    private let fonts = PageFonts()
    private let images = PageImages()
    /// The canvas of the current page; nil between pages.
    private(set) var canvas: CairoCanvas?
    /// The page's links and destinations, and whether nothing is painted on it yet.
    private var tags: [PageTag] = []
    var isBlank = true
    private var destinations: Set<String> = []
    private var isClosed = false

    /// Nil when memory is short.
    init?(_ output: CGDataConsumer, info: [DocumentInfo]) {
        let stream = ByteStream(output)
        // The stream outlives the surface, which `deinit` releases.
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
        // Without a date the same drawing gives the same bytes.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
        for entry in info { cairo_pdf_surface_set_metadata(surface, entry.field, entry.text) }
    }

    deinit {
        close()
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    // MARK: Pages

    /// Starts a page that shows the part `mediaBox` of user space.
    func beginPage(_ mediaBox: CGRect) {
        endPage()
        guard !isClosed else { return reportOnce("CGContext: the document is closed and gets no more pages") }
        cairo_pdf_surface_set_size(surface, mediaBox.width, mediaBox.height)
        images.beginPage()
        // Cairo's origin is the top left corner, y down.
        canvas = CairoCanvas(
            cairo: cairo, toCairo: CGAffineTransform(1, 0, 0, -1, -mediaBox.minX, mediaBox.maxY),
            page: Box(minX: 0, minY: 0, maxX: Double(mediaBox.width), maxY: Double(mediaBox.height)), fonts: fonts,
            images: images)
    }

    /// Ends the page and writes it.
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

    /// Adds a link or a destination to the page.
    func add(_ tag: PageTag) {
        guard canvas != nil else { return reportOnce("CGContext: there is no page for a link, or to lead to") }
        if case .destination(let name, _) = tag, !destinations.insert(name).inserted {
            return reportOnce("CGContext: there are two destinations \(name); links lead to the first")
        }
        tags.append(tag)
    }

    // MARK: Closing

    /// Writes the rest and ends the document. An error is reported, and leaves no document.
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
