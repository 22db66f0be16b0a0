import CoreGraphics

/// The page box to display.
///
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfdisplaybox)
public enum PDFDisplayBox: Int, Sendable {
    /// The physical sheet.
    case mediaBox = 0
    /// The visible region; the default of most readers.
    case cropBox = 1
    /// The region printed when the sheet is to be trimmed.
    case bleedBox = 2
    /// The page after trimming.
    case trimBox = 3
    /// The meaningful content, as intended by the page's creator.
    case artBox = 4

    var quartz: CGPDFBox { CGPDFBox(rawValue: Int32(rawValue)) ?? .mediaBox }
}
