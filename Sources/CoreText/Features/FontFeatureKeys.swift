public import CoreGraphics

// The keys of the dictionaries that `CTFontCopyFeatures(_:)` returns, one for each type of features, and of those for
// each of its selectors.

/// The key of an OpenType feature's four-letter tag: of a selector, or of a feature that Apple has no type for.
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The key of an OpenType feature's value: 0 is off, 1 on, other values select an alternative.
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"
/// The key of a feature's type identifier, in Apple's registry.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The key of a type's name: the registry's, in English, or the one that the font gives its feature, in the first of the
/// user's languages that it has.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// The key of whether one selector at most is on.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The key of an array of a type's selectors, each a dictionary.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The key of a feature's selector identifier, in Apple's registry.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The key of a selector's name: the registry's, in English, or the one that the font gives its stylistic set.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// The key of whether a selector is on where nothing is said of its type. Missing where it isn't.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// The key of whether a selector is on in this font. Missing where the font's settings say nothing of it.
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
/// The key of a text that the font offers to show a feature with.
public let kCTFontFeatureSampleTextKey: CFString = "CTFeatureSampleText"
/// The key of a text that the font offers to explain a feature with.
public let kCTFontFeatureTooltipTextKey: CFString = "CTFeatureTooltipText"
