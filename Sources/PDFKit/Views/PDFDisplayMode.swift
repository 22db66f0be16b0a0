/// How a view arranges a document's pages.
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfdisplaymode)
public enum PDFDisplayMode: Int, Sendable {
    /// One page at a time.
    case singlePage = 0
    /// All pages, one after another.
    case singlePageContinuous = 1
    /// Two pages at a time, side by side.
    case twoUp = 2
    /// All pages, two in each row.
    case twoUpContinuous = 3

    var isContinuous: Bool { self == .singlePageContinuous || self == .twoUpContinuous }
    var isTwoUp: Bool { self == .twoUp || self == .twoUpContinuous }
}

/// The direction in which continuous pages are arranged.
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfdisplaydirection)
public enum PDFDisplayDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From left to right.
    case horizontal = 1
}
