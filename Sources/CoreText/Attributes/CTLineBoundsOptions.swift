public import CoreGraphics

/// Options for the bounds of a line. The empty set means the typographic bounds, including leading and shifts.
public struct CTLineBoundsOptions: OptionSet, Sendable, Hashable {
    public let rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// Excludes the leading between lines.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// Excludes baseline shifts.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// Excludes hanging punctuation at either end.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// Uses the bounds of the glyph outlines.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// Uses the optical bounds that the font defines: here, those of the outlines.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
    /// Includes room for the diacritics of the text's languages.
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}
