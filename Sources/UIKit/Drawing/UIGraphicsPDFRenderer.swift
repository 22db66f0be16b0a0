public import CoreGraphics
public import Foundation

/// The format of a PDF renderer's documents, including their metadata.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicspdfrendererformat)
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The document's metadata, such as title and author, keyed by `kCGPDFContextTitle` and so on. Empty by default.
    open var documentInfo: [String: Any] = [:]

    open override func copy(with zone: NSZone?) -> Any {
        let copy = Self()
        (copy.bounds, copy.documentInfo) = (bounds, documentInfo)
        return copy
    }
}

/// A renderer that creates PDF documents from the drawing of a closure.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer)
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// Creates a renderer whose pages show a rectangle of the plane, in points of 1/72 inch.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    /// Creates a renderer whose pages show a rectangle of the plane, in points of 1/72 inch, with a format.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    /// Returns the document that the closure draws; empty if it can't be created.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        guard let consumer = CGDataConsumer(data: data), draw(into: consumer, actions) else { return Data() }
        return Data(copying: data)
    }

    /// Writes the document that the closure draws to a file; throws if it can't be written.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        guard url.isFileURL, let consumer = CGDataConsumer(url: url), draw(into: consumer, actions),
            FileManager.default.fileExists(atPath: url.path)
        else { throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url]) }
    }

    private func draw(into consumer: CGDataConsumer, _ actions: (UIGraphicsPDFRendererContext) -> Void) -> Bool {
        guard let format = format as? UIGraphicsPDFRendererFormat else { return false }
        var box = CGRect(origin: .zero, size: format.bounds.size)
        let info = CFDictionary(
            format.documentInfo.map { (AnyHashable($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
        guard let context = CGContext(consumer: consumer, mediaBox: &box, info) else { return false }
        UIGraphicsPushContext(context)
        actions(UIGraphicsPDFRendererContext(context, format: format))
        UIGraphicsPopContext()
        context.closePDF()
        return true
    }
}

/// The context of a PDF renderer's closure, which draws on the pages it begins.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext)
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The bounds of the current page, in points.
    open private(set) var pdfContextBounds: CGRect

    init(_ context: CGContext, format: UIGraphicsPDFRendererFormat) {
        pdfContextBounds = format.bounds
        super.init(context, format: format)
    }

    /// Begins a page with the renderer's bounds, ending the previous one.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// Begins a page that shows a rectangle of the plane, ending the previous one. Empty bounds stand for the
    /// renderer's.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        let bounds = bounds.isEmpty || !bounds.isFinite ? format.bounds : bounds.standardized
        var info = CFDictionary(
            pageInfo.map { (AnyHashable($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
        info[kCGPDFContextMediaBox] = CGRect(origin: .zero, size: bounds.size)
        cgContext.beginPDFPage(info)
        pdfContextBounds = bounds
        cgContext.concatenate(pageTransform)
    }

    /// The transform from the renderer's space to that of the page, whose origin is at the bottom left.
    private var pageTransform: CGAffineTransform {
        CGAffineTransform(1, 0, 0, -1, -pdfContextBounds.minX, pdfContextBounds.maxY)
    }

    /// Links a rectangle of the page to a URL.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect.applying(pageTransform)) }

    /// Names a point of the page as a destination for `setDestinationWithName(_:for:)`.
    open func addDestination(withName name: String, at point: CGPoint) {
        cgContext.addDestination(name, at: point.applying(pageTransform))
    }

    /// Links a rectangle of the page to a named destination on any page.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        cgContext.setDestination(name, for: rect.applying(pageTransform))
    }
}
