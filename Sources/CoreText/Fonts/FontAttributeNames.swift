public import CoreGraphics

// The keys of a font descriptor's attributes.

/// The key of the font file's address, a `CFURL`.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// The key of the PostScript name.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The key of the display name.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The key of the family's name.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The key of the style's name within the family.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// The key of a dictionary of traits: symbolic traits, weight, width, slant.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The key of a dictionary with a number for each axis' identifier.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// The key of the axes: what `CTFontCopyVariationAxes(_:)` returns.
public let kCTFontVariationAxesAttribute: CFString = "NSCTFontVariationAxesAttribute"
/// The key of the size in points, a number.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The key of the matrix: a `CGAffineTransform`, or data that holds one.
public let kCTFontMatrixAttribute: CFString = "NSCTFontMatrixAttribute"
/// The key of the cascade list: descriptors of fallback fonts, in order.
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
/// The key of the supported characters, a `CFCharacterSet`.
public let kCTFontCharacterSetAttribute: CFString = "NSCTFontCharacterSetAttribute"
/// The key of the languages that the font can write, a list of codes.
public let kCTFontLanguagesAttribute: CFString = "NSCTFontLanguagesAttribute"
/// The key of the OpenType features that the font has.
public let kCTFontFeaturesAttribute: CFString = "NSCTFontFeaturesAttribute"
/// The key of the features to turn on or off: a list of dictionaries.
///
/// Each has either `kCTFontOpenTypeFeatureTag` and `kCTFontOpenTypeFeatureValue`, or
/// `kCTFontFeatureTypeIdentifierKey` and `kCTFontFeatureSelectorIdentifierKey`.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// The key of a fixed advance of all glyphs, in points, a number.
public let kCTFontFixedAdvanceAttribute: CFString = "NSCTFontFixedAdvanceAttribute"
/// The key of the font's orientation; text is always set horizontally here.
public let kCTFontOrientationAttribute: CFString = "NSCTFontOrientationAttribute"
/// The key of the format of the font's file, a `CTFontFormat`'s number.
public let kCTFontFormatAttribute: CFString = "NSCTFontFormatAttribute"

// The keys of a feature.

/// The key of an OpenType feature's tag, four letters.
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The key of an OpenType feature's value: 0 is off, 1 on, more the number of an alternative.
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"
/// The key of the number of a feature's type, as Apple counts them.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The key of the number of one of a feature's settings, as Apple counts them.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"

// The keys of an axis.

/// The key of the number that names an axis: its tag's four letters.
public let kCTFontVariationAxisIdentifierKey: CFString = "NSCTVariationAxisIdentifier"
/// The key of an axis' minimum.
public let kCTFontVariationAxisMinimumValueKey: CFString = "NSCTVariationAxisMinimumValue"
/// The key of an axis' maximum.
public let kCTFontVariationAxisMaximumValueKey: CFString = "NSCTVariationAxisMaximumValue"
/// The key of an axis' default.
public let kCTFontVariationAxisDefaultValueKey: CFString = "NSCTVariationAxisDefaultValue"
/// The key of an axis' name for people.
public let kCTFontVariationAxisNameKey: CFString = "NSCTVariationAxisName"
/// The key that says whether an axis is not for people to turn.
public let kCTFontVariationAxisHiddenKey: CFString = "NSCTVariationAxisHidden"

/// The direction that a font's metrics are asked for.
public enum CTFontOrientation: UInt32, Sendable {
    /// As the font has it: horizontal.
    case `default`
    /// For lines from left to right or right to left.
    case horizontal
    /// For lines from the top down.
    case vertical
}

/// The format of a font file.
public enum CTFontFormat: UInt32, Sendable {
    /// None of the others.
    case unrecognized
    /// OpenType with cubic curves.
    case openTypePostScript
    /// OpenType with quadratic curves.
    case openTypeTrueType
    /// TrueType outlines without OpenType's tables.
    case trueType
    /// PostScript outlines without OpenType's tables.
    case postScript
    /// Images alone.
    case bitmap
}
