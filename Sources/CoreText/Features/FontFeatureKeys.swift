public import CoreGraphics

// The keys of the dictionaries that `CTFontCopyFeatures(_:)` returns, one for each feature type, and of those for each
// of its selectors.

/// The key of an OpenType feature's four-letter tag: for a selector, or for a feature that has no type in Apple's
/// registry.
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The key of an OpenType feature's value: 0 is off, 1 on, other values select an alternative.
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"
/// The key of a feature's type identifier, in Apple's registry.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The key of a type's name: the registry's, in English, or the font's own, in the first available of the user's
/// languages.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// The key of whether at most one selector is on.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The key of an array of a type's selectors, each a dictionary.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The key of a feature's selector identifier, in Apple's registry.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The key of a selector's name: the registry's, in English, or the font's own for a stylistic set.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// The key of whether a selector is on by default. Absent if it isn't.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// The key of whether a selector is on in this font. Absent if the font's settings don't include it.
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
/// The key of the font's sample text for a feature.
public let kCTFontFeatureSampleTextKey: CFString = "CTFeatureSampleText"
/// The key of the font's tooltip text for a feature.
public let kCTFontFeatureTooltipTextKey: CFString = "CTFeatureTooltipText"
