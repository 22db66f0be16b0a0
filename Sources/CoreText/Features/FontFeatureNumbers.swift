// The numbers of Apple's font features, for `kCTFontFeatureTypeIdentifierKey` and `kCTFontFeatureSelectorIdentifierKey`.
// [Apple's registry](https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html)

// MARK: Ligatures

/// The feature type for ligatures.
public let kLigaturesType = 1
/// Common ligatures are on.
public let kCommonLigaturesOnSelector = 2
/// Common ligatures are off.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures are on.
public let kRareLigaturesOnSelector = 4
/// Rare ligatures are off.
public let kRareLigaturesOffSelector = 5
/// Contextual ligatures are on.
public let kContextualLigaturesOnSelector = 18
/// Contextual ligatures are off.
public let kContextualLigaturesOffSelector = 19
/// Historical ligatures are on.
public let kHistoricalLigaturesOnSelector = 20
/// Historical ligatures are off.
public let kHistoricalLigaturesOffSelector = 21

// MARK: Number spacing

/// The feature type for the widths of digits.
public let kNumberSpacingType = 6
/// Monospaced digits.
public let kMonospacedNumbersSelector = 0
/// Proportional digits.
public let kProportionalNumbersSelector = 1
/// Digits a third of an em wide.
public let kThirdWidthNumbersSelector = 2
/// Digits a quarter of an em wide.
public let kQuarterWidthNumbersSelector = 3

// MARK: Vertical position

/// The feature type for the vertical position of text.
public let kVerticalPositionType = 10
/// On the baseline.
public let kNormalPositionSelector = 0
/// Superiors (superscript).
public let kSuperiorsSelector = 1
/// Inferiors (subscript).
public let kInferiorsSelector = 2
/// Ordinals: raised like the endings of ordinal numbers.
public let kOrdinalsSelector = 3
/// Scientific inferiors: lowered as in formulas.
public let kScientificInferiorsSelector = 4

// MARK: Fractions

/// The feature type for fractions.
public let kFractionsType = 11
/// No fractions.
public let kNoFractionsSelector = 0
/// Fractions with a horizontal bar.
public let kVerticalFractionsSelector = 1
/// Fractions with a diagonal bar.
public let kDiagonalFractionsSelector = 2

// MARK: Typographic extras

/// The feature type for typographic extras.
public let kTypographicExtrasType = 14
/// A zero with a slash.
public let kSlashedZeroOnSelector = 4
/// A zero without a slash.
public let kSlashedZeroOffSelector = 5

// MARK: Number case

/// The feature type for the forms of digits.
public let kNumberCaseType = 21
/// Old-style digits.
public let kLowerCaseNumbersSelector = 0
/// Lining digits, as high as capitals.
public let kUpperCaseNumbersSelector = 1

// MARK: Case-sensitive layout

/// The feature type for case-sensitive forms.
public let kCaseSensitiveLayoutType = 33
/// Punctuation adjusted to capitals.
public let kCaseSensitiveLayoutOnSelector = 0
/// Punctuation for lowercase letters.
public let kCaseSensitiveLayoutOffSelector = 1
/// Spacing adjusted to capitals.
public let kCaseSensitiveSpacingOnSelector = 2
/// Spacing for lowercase letters.
public let kCaseSensitiveSpacingOffSelector = 3

// MARK: Stylistic sets

/// The feature type for stylistic sets.
public let kStylisticAlternativesType = 35
/// No stylistic set.
public let kNoStylisticAlternatesSelector = 0
/// Stylistic set 1 is on.
public let kStylisticAltOneOnSelector = 2
/// Stylistic set 1 is off.
public let kStylisticAltOneOffSelector = 3
/// Stylistic set 2 is on.
public let kStylisticAltTwoOnSelector = 4
/// Stylistic set 2 is off.
public let kStylisticAltTwoOffSelector = 5
/// Stylistic set 3 is on.
public let kStylisticAltThreeOnSelector = 6
/// Stylistic set 3 is off.
public let kStylisticAltThreeOffSelector = 7
/// Stylistic set 4 is on.
public let kStylisticAltFourOnSelector = 8
/// Stylistic set 4 is off.
public let kStylisticAltFourOffSelector = 9
/// Stylistic set 5 is on.
public let kStylisticAltFiveOnSelector = 10
/// Stylistic set 5 is off.
public let kStylisticAltFiveOffSelector = 11
/// Stylistic set 6 is on.
public let kStylisticAltSixOnSelector = 12
/// Stylistic set 6 is off.
public let kStylisticAltSixOffSelector = 13
/// Stylistic set 7 is on.
public let kStylisticAltSevenOnSelector = 14
/// Stylistic set 7 is off.
public let kStylisticAltSevenOffSelector = 15
/// Stylistic set 8 is on.
public let kStylisticAltEightOnSelector = 16
/// Stylistic set 8 is off.
public let kStylisticAltEightOffSelector = 17
/// Stylistic set 9 is on.
public let kStylisticAltNineOnSelector = 18
/// Stylistic set 9 is off.
public let kStylisticAltNineOffSelector = 19
/// Stylistic set 10 is on.
public let kStylisticAltTenOnSelector = 20
/// Stylistic set 10 is off.
public let kStylisticAltTenOffSelector = 21
/// Stylistic set 11 is on.
public let kStylisticAltElevenOnSelector = 22
/// Stylistic set 11 is off.
public let kStylisticAltElevenOffSelector = 23
/// Stylistic set 12 is on.
public let kStylisticAltTwelveOnSelector = 24
/// Stylistic set 12 is off.
public let kStylisticAltTwelveOffSelector = 25
/// Stylistic set 13 is on.
public let kStylisticAltThirteenOnSelector = 26
/// Stylistic set 13 is off.
public let kStylisticAltThirteenOffSelector = 27
/// Stylistic set 14 is on.
public let kStylisticAltFourteenOnSelector = 28
/// Stylistic set 14 is off.
public let kStylisticAltFourteenOffSelector = 29
/// Stylistic set 15 is on.
public let kStylisticAltFifteenOnSelector = 30
/// Stylistic set 15 is off.
public let kStylisticAltFifteenOffSelector = 31
/// Stylistic set 16 is on.
public let kStylisticAltSixteenOnSelector = 32
/// Stylistic set 16 is off.
public let kStylisticAltSixteenOffSelector = 33
/// Stylistic set 17 is on.
public let kStylisticAltSeventeenOnSelector = 34
/// Stylistic set 17 is off.
public let kStylisticAltSeventeenOffSelector = 35
/// Stylistic set 18 is on.
public let kStylisticAltEighteenOnSelector = 36
/// Stylistic set 18 is off.
public let kStylisticAltEighteenOffSelector = 37
/// Stylistic set 19 is on.
public let kStylisticAltNineteenOnSelector = 38
/// Stylistic set 19 is off.
public let kStylisticAltNineteenOffSelector = 39
/// Stylistic set 20 is on.
public let kStylisticAltTwentyOnSelector = 40
/// Stylistic set 20 is off.
public let kStylisticAltTwentyOffSelector = 41

// MARK: Contextual alternates

/// The feature type for contextual alternates.
public let kContextualAlternatesType = 36
/// Contextual alternates are on.
public let kContextualAlternatesOnSelector = 0
/// Contextual alternates are off.
public let kContextualAlternatesOffSelector = 1
/// Swashes are on.
public let kSwashAlternatesOnSelector = 2
/// Swashes are off.
public let kSwashAlternatesOffSelector = 3
/// Contextual swashes are on.
public let kContextualSwashAlternatesOnSelector = 4
/// Contextual swashes are off.
public let kContextualSwashAlternatesOffSelector = 5

// MARK: Lowercase

/// The feature type for lowercase letters.
public let kLowerCaseType = 37
/// Lowercase letters unchanged.
public let kDefaultLowerCaseSelector = 0
/// Lowercase letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Lowercase letters as petite capitals.
public let kLowerCasePetiteCapsSelector = 2

// MARK: Uppercase

/// The feature type for capitals.
public let kUpperCaseType = 38
/// Capitals unchanged.
public let kDefaultUpperCaseSelector = 0
/// Capitals as small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Capitals as petite capitals.
public let kUpperCasePetiteCapsSelector = 2
