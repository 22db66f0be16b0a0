/// One of a page's boxes.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpdfbox)
@frozen
public enum CGPDFBox: Int32, Sendable {
    /// The physical medium, with everything that is printed on it.
    case mediaBox = 0
    /// The region that is shown; the media box by default.
    case cropBox = 1
    /// The region to be printed when the page is to be trimmed; the crop box by default.
    case bleedBox = 2
    /// The dimensions of the page after trimming; the crop box by default.
    case trimBox = 3
    /// The extent of the page's meaningful content as its author intended it; the crop box by default.
    case artBox = 4

    var key: String {
        switch self {
        case .mediaBox: "MediaBox"
        case .cropBox: "CropBox"
        case .bleedBox: "BleedBox"
        case .trimBox: "TrimBox"
        case .artBox: "ArtBox"
        }
    }
}
