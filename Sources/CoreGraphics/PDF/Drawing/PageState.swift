import PDFSyntax

/// What a page's graphics state holds beyond a context's. PDF 32000-1, 8.4.
struct PageState {
    var fill = PageColor()
    var stroke = PageColor()
    var fillAlpha = 1.0
    var strokeAlpha = 1.0
    var softMask: SoftMask?
    var blendMode = CGBlendMode.normal
    var text = PageTextState()
}

/// What a page paints with: a colour, or a pattern.
struct PageColor {
    var space = PDFColorSpace.gray
    /// Of the space, or of a pattern's base space.
    var components: [Double] = [0]
    var pattern: PDFObject?
}

struct PageTextState {
    var characterSpacing = 0.0
    var wordSpacing = 0.0
    /// 1 for glyphs as wide as they are drawn.
    var horizontalScale = 1.0
    var leading = 0.0
    var font: PageFont?
    var size = 0.0
    var mode = 0
    var rise = 0.0
}
