public import CoreGraphics
public import Foundation

/// The metadata of a document.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicspdfrendererformat)
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The document's title, author and so on, by `kCGPDFContextTitle` and its like. Nothing by default.
    open var documentInfo: [String: Any] = [:]

    open override func copy(with zone: NSZone?) -> Any {
        let copy = Self()
        (copy.bounds, copy.documentInfo) = (bounds, documentInfo)
        return copy
    }
}

/// Makes PDF documents of what a closure draws.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer)
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// Draws pages that show a part of the plane, in points of a 72th of an inch.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    /// Draws pages that show a part of the plane, in points of a 72th of an inch.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    /// The document that the closure draws. Empty where it can't be made.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        guard let consumer = CGDataConsumer(data: data), draw(into: consumer, actions) else { return Data() }
        return data as Data
    }

    /// Writes the document that the closure draws to a file; throws where it can't be written.
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

/// The context of a PDF renderer's closure, which draws on the pages that it begins.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext)
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// What the page shows, in points.
    open private(set) var pdfContextBounds: CGRect

    init(_ context: CGContext, format: UIGraphicsPDFRendererFormat) {
        pdfContextBounds = format.bounds
        super.init(context, format: format)
    }

    /// Begins a page that shows the renderer's bounds; the one before ends.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// Begins a page that shows a part of the plane; the one before ends. Empty bounds are the renderer's.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        let bounds = bounds.isEmpty || !bounds.isFinite ? format.bounds : bounds.standardized
        var info = CFDictionary(
            pageInfo.map { (AnyHashable($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
        info[kCGPDFContextMediaBox] = CGRect(origin: .zero, size: bounds.size)
        cgContext.beginPDFPage(info)
        pdfContextBounds = bounds
        cgContext.concatenate(pageTransform)
    }

    /// From the renderer's space to that of the page, whose origin is at the bottom left.
    private var pageTransform: CGAffineTransform {
        CGAffineTransform(1, 0, 0, -1, -pdfContextBounds.minX, pdfContextBounds.maxY)
    }

    /// Makes a rectangle of the page lead to a URL when it is clicked.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect.applying(pageTransform)) }

    /// Names a point of the page for `setDestinationWithName(_:for:)`.
    open func addDestination(withName name: String, at point: CGPoint) {
        cgContext.addDestination(name, at: point.applying(pageTransform))
    }

    /// Makes a rectangle of the page lead to a named point, on any page, when it is clicked.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        cgContext.setDestination(name, for: rect.applying(pageTransform))
    }
}
