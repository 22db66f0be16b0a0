import PDFSyntax

/// The parts of a page's graphics state that a context's doesn't have. PDF 32000-1, 8.4.
struct PageState {
    var fill = PageColor()
    var stroke = PageColor()
    var fillAlpha = 1.0
    var strokeAlpha = 1.0
    var softMask: SoftMask?
    var blendMode = CGBlendMode.normal
    var text = PageTextState()
}

/// The paint of a page: a colour, or a pattern.
struct PageColor {
    var space = PDFColorSpace.gray
    /// Components of the space, or of a pattern's base space.
    var components: [Double] = [0]
    var pattern: PDFObject?
}

struct PageTextState {
    var characterSpacing = 0.0
    var wordSpacing = 0.0
    /// The horizontal scaling of glyphs; 1 by default.
    var horizontalScale = 1.0
    var leading = 0.0
    var font: PageFont?
    var size = 0.0
    var mode = 0
    var rise = 0.0
}
