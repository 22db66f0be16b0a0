public import CoreGraphics

/// What the box around a line holds. Nothing asks for the typographic bounds, leading and shifts included.
public struct CTLineBoundsOptions: OptionSet, Sendable, Hashable {
    public let rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// Without the space between lines.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// As if no glyph were raised or lowered.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// Without punctuation at either end.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// Around the outlines of glyphs.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// Around what the font says the eye takes for glyphs: their outlines.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
    /// With room for the marks that the languages of the text may have.
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}
