import CoreGraphics

/// Which of a page's boxes is shown.
///
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfdisplaybox)
public enum PDFDisplayBox: Int, Sendable {
    /// The sheet.
    case mediaBox = 0
    /// What is shown; the default of most readers.
    case cropBox = 1
    /// What is printed when the sheet is to be trimmed.
    case bleedBox = 2
    /// The page after trimming.
    case trimBox = 3
    /// The content, as the page's maker means it.
    case artBox = 4

    var quartz: CGPDFBox { CGPDFBox(rawValue: Int32(rawValue)) ?? .mediaBox }
}
