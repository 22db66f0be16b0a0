import Foundation

/// The part of the graphics state that text uses.
struct TextState: Sendable {
    var font: CGFont?
    /// The length of an em, in text space.
    var fontSize: CGFloat = 0
    var drawingMode = CGTextDrawingMode.fill
    /// The distance added to each glyph's advance, in text space.
    var characterSpacing: CGFloat = 0
    var placing = TextPlacing()
}

/// The positioning of glyphs relative to pixels.
struct TextPlacing: Sendable, Equatable {
    /// Whether glyphs may have fractional positions.
    var isBetweenPixels = true
    /// Whether fractional positions of small glyphs are quantized to quarters of pixels.
    var isAtQuarters = true

    /// Returns the settings as far as they are allowed.
    func limited(by allowed: TextPlacing) -> TextPlacing {
        TextPlacing(
            isBetweenPixels: isBetweenPixels && allowed.isBetweenPixels,
            isAtQuarters: isAtQuarters && allowed.isAtQuarters)
    }
}
