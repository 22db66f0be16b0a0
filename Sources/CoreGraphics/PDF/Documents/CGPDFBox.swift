/// Which of a page's boxes is meant.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpdfbox)
@frozen
public enum CGPDFBox: Int32, Sendable {
    /// The sheet, with everything that is printed on it.
    case mediaBox = 0
    /// What is shown; the media box where the page does not say.
    case cropBox = 1
    /// What is printed when the sheet is to be trimmed; the crop box where the page does not say.
    case bleedBox = 2
    /// The page after trimming; the crop box where the page does not say.
    case trimBox = 3
    /// What the page's maker means to be its content; the crop box where the page does not say.
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
