import Foundation

/// The part of the graphics state that text uses.
struct TextState: Sendable {
    var font: CGFont?
    /// In text space: the length of an em.
    var fontSize: CGFloat = 0
    var drawingMode = CGTextDrawingMode.fill
    /// What is added to each glyph's advance, in text space.
    var characterSpacing: CGFloat = 0
    var placing = TextPlacing()
}

/// Where glyphs may stand in relation to pixels.
struct TextPlacing: Sendable, Equatable {
    /// Whether they may stand between pixels.
    var isBetweenPixels = true
    /// Whether small ones between pixels stand at quarters of them.
    var isAtQuarters = true

    /// What is set, as far as it is allowed.
    func limited(by allowed: TextPlacing) -> TextPlacing {
        TextPlacing(
            isBetweenPixels: isBetweenPixels && allowed.isBetweenPixels,
            isAtQuarters: isAtQuarters && allowed.isAtQuarters)
    }
}
