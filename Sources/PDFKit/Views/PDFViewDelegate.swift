public import Foundation

/// What a view asks and tells of.
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfviewdelegate)
@preconcurrency @MainActor
public protocol PDFViewDelegate: AnyObject {
    /// Called in place of opening the address of a link that was tapped.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { sender.open(url) }
}

extension Notification.Name {
    /// A view shows another document.
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
    /// Another page is the current one.
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    /// A view's scale has changed.
    public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
    /// A view shows pages in another mode.
    public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChanged")
    /// A view shows other boxes of the pages.
    public static let PDFViewDisplayBoxChanged = Notification.Name("PDFViewDisplayBoxChanged")
    /// Other pages are in sight.
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
    /// Other text is selected.
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewChangedSelection")
    /// A view's history has changed.
    public static let PDFViewChangedHistory = Notification.Name("PDFViewChangedHistory")
}
