public import CoreGraphics

// The keys of font descriptor attributes.

/// The key of the font file's URL, a `CFURL`.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// The key of the PostScript name.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The key of the display name.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The key of the family's name.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The key of the style's name within the family.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// The key of a dictionary of traits: symbolic traits, weight, width and slant.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The key of a dictionary of variation values by axis identifier.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// The key of the variation axes, as `CTFontCopyVariationAxes(_:)` returns them.
public let kCTFontVariationAxesAttribute: CFString = "NSCTFontVariationAxesAttribute"
/// The key of the size in points, a number.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The key of the matrix: a `CGAffineTransform`, or data that contains one.
public let kCTFontMatrixAttribute: CFString = "NSCTFontMatrixAttribute"
/// The key of the cascade list: descriptors of fallback fonts, in order.
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
/// The key of the supported characters, a `CFCharacterSet`.
public let kCTFontCharacterSetAttribute: CFString = "NSCTFontCharacterSetAttribute"
/// The key of the supported languages, an array of language codes.
public let kCTFontLanguagesAttribute: CFString = "NSCTFontLanguagesAttribute"
/// The key of the font's OpenType features.
public let kCTFontFeaturesAttribute: CFString = "NSCTFontFeaturesAttribute"
/// The key of the feature settings, an array of dictionaries.
///
/// Each has either `kCTFontOpenTypeFeatureTag` and `kCTFontOpenTypeFeatureValue`, or `kCTFontFeatureTypeIdentifierKey`
/// and `kCTFontFeatureSelectorIdentifierKey`. A tag alone turns its feature on; pairs `["ss01", 1]` and
/// `[kLowerCaseType, kLowerCaseSmallCapsSelector]` are accepted too. Of two settings of one feature the last is used.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// The key of a fixed advance of all glyphs in points, a number.
public let kCTFontFixedAdvanceAttribute: CFString = "NSCTFontFixedAdvanceAttribute"
/// The key of the optical size in points of a font with an optical size axis: a number, "auto" for the font's size, or
/// "none" for the font's default. Default "auto", unless the axis is set by `kCTFontVariationAttribute`, which this
/// attribute overrides.
public let kCTFontOpticalSizeAttribute: CFString = "NSCTFontOpticalSizeAttribute"
/// The key of the font's orientation; text is always set horizontally here.
public let kCTFontOrientationAttribute: CFString = "NSCTFontOrientationAttribute"
/// The key of the font file's format, a `CTFontFormat` value.
public let kCTFontFormatAttribute: CFString = "NSCTFontFormatAttribute"

// The keys of variation axis dictionaries.

/// The key of an axis's identifier: its four-letter tag as a number.
public let kCTFontVariationAxisIdentifierKey: CFString = "NSCTVariationAxisIdentifier"
/// The key of an axis's minimum.
public let kCTFontVariationAxisMinimumValueKey: CFString = "NSCTVariationAxisMinimumValue"
/// The key of an axis's maximum.
public let kCTFontVariationAxisMaximumValueKey: CFString = "NSCTVariationAxisMaximumValue"
/// The key of an axis's default.
public let kCTFontVariationAxisDefaultValueKey: CFString = "NSCTVariationAxisDefaultValue"
/// The key of an axis's display name.
public let kCTFontVariationAxisNameKey: CFString = "NSCTVariationAxisName"
/// The key of whether an axis is hidden from user interfaces.
public let kCTFontVariationAxisHiddenKey: CFString = "NSCTVariationAxisHidden"

/// The orientation of a font's metrics.
public enum CTFontOrientation: UInt32, Sendable {
    /// The font's own orientation: horizontal.
    case `default`
    /// For horizontal text.
    case horizontal
    /// For vertical text.
    case vertical
}

/// The format of a font file.
public enum CTFontFormat: UInt32, Sendable {
    /// An unrecognized format.
    case unrecognized
    /// OpenType with PostScript (cubic) outlines.
    case openTypePostScript
    /// OpenType with TrueType (quadratic) outlines.
    case openTypeTrueType
    /// TrueType outlines without OpenType tables.
    case trueType
    /// PostScript outlines without OpenType tables.
    case postScript
    /// Bitmaps only.
    case bitmap
}
