import Foundation

/// The part of the graphics state that text uses.
struct TextState: Sendable {
    var font: CGFont?
    /// In text space: the length of an em.
    var fontSize: CGFloat = 0
    var drawingMode = CGTextDrawingMode.fill
    /// What is added to each glyph's advance, in text space.
    var characterSpacing: CGFloat = 0
    /// Whether glyphs may be placed between pixels.
    var placesBetweenPixels = true
    /// Whether small glyphs between pixels are placed at quarters of them.
    var placesAtQuarters = true
}
