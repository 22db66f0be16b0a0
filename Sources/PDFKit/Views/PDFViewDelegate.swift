public import Foundation

/// The methods that a view's delegate implements.
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfviewdelegate)
@preconcurrency @MainActor
public protocol PDFViewDelegate: AnyObject {
    /// Called instead of opening the URL of a link that was tapped.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { sender.open(url) }
}

extension Notification.Name {
    /// Posted when a view's document changes.
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
    /// Posted when the current page changes.
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    /// Posted when a view's scale changes.
    public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
    /// Posted when a view's display mode changes.
    public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChanged")
    /// Posted when a view's display box changes.
    public static let PDFViewDisplayBoxChanged = Notification.Name("PDFViewDisplayBoxChanged")
    /// Posted when the visible pages change.
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
    /// Posted when the selection changes.
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewChangedSelection")
    /// Posted when a view's history changes.
    public static let PDFViewChangedHistory = Notification.Name("PDFViewChangedHistory")
}
