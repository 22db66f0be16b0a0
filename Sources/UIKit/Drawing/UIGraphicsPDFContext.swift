public import CoreGraphics
public import Foundation
import QuartzCore

// PDF documents drawn page by page into the current context: the API that predates renderers.

/// The stack of open documents, the current one last.
private final class PDFDocumentStack {
    private(set) var documents: [UIGraphicsPDFRendererContext] = []

    static var current: PDFDocumentStack {
        if let stack = local.value { return stack }
        let stack = PDFDocumentStack()
        local.value = stack
        return stack
    }

    private static let local = ContextLocal<PDFDocumentStack>()

    /// US Letter, in points.
    private static let standardSize = CGSize(width: 612, height: 792)

    func begin(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]?) -> Bool {
        let format = UIGraphicsPDFRendererFormat()
        format.bounds =
            bounds.isEmpty || !bounds.isFinite
            ? CGRect(origin: .zero, size: PDFDocumentStack.standardSize) : bounds
        var box = CGRect(origin: .zero, size: format.bounds.size)
        guard let consumer, let context = CGContext(consumer: consumer, mediaBox: &box, info ?? [:])
        else {
            return false
        }
        documents.append(UIGraphicsPDFRendererContext(context, format: format))
        UIGraphicsPushContext(context)
        return true
    }

    func end() {
        guard let document = documents.popLast() else {
            return reportOnce("UIGraphicsEndPDFContext(): no context is open")
        }
        UIGraphicsPopContext()
        document.cgContext.closePDF()
    }
}

/// Begins a document in a file as the current context, until `UIGraphicsEndPDFContext()`; returns false if the file
/// can't be written.
///
/// - Parameters:
///   - path: the file's path.
///   - bounds: the pages' bounds, in points; 612 by 792 for an empty rectangle.
///   - documentInfo: the metadata, such as title and author, keyed by `kCGPDFContextTitle` and so on.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttofile(_:_:_:))
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    PDFDocumentStack.current.begin(
        CGDataConsumer(url: URL(fileURLWithPath: path)), bounds, documentInfo)
}

/// Begins a document in memory as the current context, until `UIGraphicsEndPDFContext()`.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { _ = PDFDocumentStack.current.begin(CGDataConsumer(data: data), bounds, documentInfo) }

/// Ends the current document, and writes the rest of it.
public func UIGraphicsEndPDFContext() { PDFDocumentStack.current.end() }

/// Begins a page with the document's bounds, ending the previous one. Does nothing without a document.
public func UIGraphicsBeginPDFPage() { PDFDocumentStack.current.documents.last?.beginPage() }

/// Begins a page with its own bounds, ending the previous one. Does nothing without a document.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    let info = (pageInfo ?? [:]).compactMap { pair in
        (pair.key.base as? String).map { ($0, pair.value) }
    }
    PDFDocumentStack.current.documents.last?.beginPage(
        withBounds: bounds, pageInfo: Dictionary(info, uniquingKeysWith: { first, _ in first }))
}

/// Returns the bounds of the current page, in points; zero without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    PDFDocumentStack.current.documents.last?.pdfContextBounds ?? .zero
}

/// Links a rectangle of the page to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    PDFDocumentStack.current.documents.last?.setURL(url, for: rect)
}

/// Names a point of the page as a destination.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    PDFDocumentStack.current.documents.last?.addDestination(withName: name, at: point)
}

/// Links a rectangle of the page to a named destination on any page.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    PDFDocumentStack.current.documents.last?.setDestinationWithName(name, for: rect)
}
