// The numbers of Apple's font features, for `kCTFontFeatureTypeIdentifierKey` and `kCTFontFeatureSelectorIdentifierKey`.
// [Apple's registry](https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html)

// MARK: Ligatures

/// The type of features: ligatures.
public let kLigaturesType = 1
/// Common ligatures.
public let kCommonLigaturesOnSelector = 2
/// No common ligatures.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures.
public let kRareLigaturesOnSelector = 4
/// No rare ligatures.
public let kRareLigaturesOffSelector = 5
/// Contextual ligatures.
public let kContextualLigaturesOnSelector = 18
/// No contextual ligatures.
public let kContextualLigaturesOffSelector = 19
/// Historical ligatures.
public let kHistoricalLigaturesOnSelector = 20
/// No historical ligatures.
public let kHistoricalLigaturesOffSelector = 21

// MARK: Number spacing

/// The type of features: the widths of digits.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// Digits of a third of an em.
public let kThirdWidthNumbersSelector = 2
/// Digits of a quarter of an em.
public let kQuarterWidthNumbersSelector = 3

// MARK: Vertical position

/// The type of features: the height of text on its line.
public let kVerticalPositionType = 10
/// On the line.
public let kNormalPositionSelector = 0
/// Raised.
public let kSuperiorsSelector = 1
/// Lowered.
public let kInferiorsSelector = 2
/// As the endings of ordinal numbers.
public let kOrdinalsSelector = 3
/// Lowered, as in formulas.
public let kScientificInferiorsSelector = 4

// MARK: Fractions

/// The type of features: fractions.
public let kFractionsType = 11
/// No fractions.
public let kNoFractionsSelector = 0
/// Fractions with a level bar.
public let kVerticalFractionsSelector = 1
/// Fractions with a slanted bar.
public let kDiagonalFractionsSelector = 2

// MARK: Typographic extras

/// The type of features: typographic extras.
public let kTypographicExtrasType = 14
/// A zero with a slash.
public let kSlashedZeroOnSelector = 4
/// A zero without a slash.
public let kSlashedZeroOffSelector = 5

// MARK: Number case

/// The type of features: the forms of digits.
public let kNumberCaseType = 21
/// Old-style digits.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals.
public let kUpperCaseNumbersSelector = 1

// MARK: Case-sensitive layout

/// The type of features: forms beside capitals.
public let kCaseSensitiveLayoutType = 33
/// Marks that fit capitals.
public let kCaseSensitiveLayoutOnSelector = 0
/// Marks that fit small letters.
public let kCaseSensitiveLayoutOffSelector = 1
/// Spaces that fit capitals.
public let kCaseSensitiveSpacingOnSelector = 2
/// Spaces that fit small letters.
public let kCaseSensitiveSpacingOffSelector = 3

// MARK: Stylistic sets

/// The type of features: stylistic sets.
public let kStylisticAlternativesType = 35
/// No stylistic set.
public let kNoStylisticAlternatesSelector = 0
/// Stylistic set 1.
public let kStylisticAltOneOnSelector = 2
/// Not stylistic set 1.
public let kStylisticAltOneOffSelector = 3
/// Stylistic set 2.
public let kStylisticAltTwoOnSelector = 4
/// Not stylistic set 2.
public let kStylisticAltTwoOffSelector = 5
/// Stylistic set 3.
public let kStylisticAltThreeOnSelector = 6
/// Not stylistic set 3.
public let kStylisticAltThreeOffSelector = 7
/// Stylistic set 4.
public let kStylisticAltFourOnSelector = 8
/// Not stylistic set 4.
public let kStylisticAltFourOffSelector = 9
/// Stylistic set 5.
public let kStylisticAltFiveOnSelector = 10
/// Not stylistic set 5.
public let kStylisticAltFiveOffSelector = 11
/// Stylistic set 6.
public let kStylisticAltSixOnSelector = 12
/// Not stylistic set 6.
public let kStylisticAltSixOffSelector = 13
/// Stylistic set 7.
public let kStylisticAltSevenOnSelector = 14
/// Not stylistic set 7.
public let kStylisticAltSevenOffSelector = 15
/// Stylistic set 8.
public let kStylisticAltEightOnSelector = 16
/// Not stylistic set 8.
public let kStylisticAltEightOffSelector = 17
/// Stylistic set 9.
public let kStylisticAltNineOnSelector = 18
/// Not stylistic set 9.
public let kStylisticAltNineOffSelector = 19
/// Stylistic set 10.
public let kStylisticAltTenOnSelector = 20
/// Not stylistic set 10.
public let kStylisticAltTenOffSelector = 21
/// Stylistic set 11.
public let kStylisticAltElevenOnSelector = 22
/// Not stylistic set 11.
public let kStylisticAltElevenOffSelector = 23
/// Stylistic set 12.
public let kStylisticAltTwelveOnSelector = 24
/// Not stylistic set 12.
public let kStylisticAltTwelveOffSelector = 25
/// Stylistic set 13.
public let kStylisticAltThirteenOnSelector = 26
/// Not stylistic set 13.
public let kStylisticAltThirteenOffSelector = 27
/// Stylistic set 14.
public let kStylisticAltFourteenOnSelector = 28
/// Not stylistic set 14.
public let kStylisticAltFourteenOffSelector = 29
/// Stylistic set 15.
public let kStylisticAltFifteenOnSelector = 30
/// Not stylistic set 15.
public let kStylisticAltFifteenOffSelector = 31
/// Stylistic set 16.
public let kStylisticAltSixteenOnSelector = 32
/// Not stylistic set 16.
public let kStylisticAltSixteenOffSelector = 33
/// Stylistic set 17.
public let kStylisticAltSeventeenOnSelector = 34
/// Not stylistic set 17.
public let kStylisticAltSeventeenOffSelector = 35
/// Stylistic set 18.
public let kStylisticAltEighteenOnSelector = 36
/// Not stylistic set 18.
public let kStylisticAltEighteenOffSelector = 37
/// Stylistic set 19.
public let kStylisticAltNineteenOnSelector = 38
/// Not stylistic set 19.
public let kStylisticAltNineteenOffSelector = 39
/// Stylistic set 20.
public let kStylisticAltTwentyOnSelector = 40
/// Not stylistic set 20.
public let kStylisticAltTwentyOffSelector = 41

// MARK: Contextual alternates

/// The type of features: contextual alternates.
public let kContextualAlternatesType = 36
/// Contextual alternates.
public let kContextualAlternatesOnSelector = 0
/// No contextual alternates.
public let kContextualAlternatesOffSelector = 1
/// Swashes.
public let kSwashAlternatesOnSelector = 2
/// No swashes.
public let kSwashAlternatesOffSelector = 3
/// Swashes where the letters around ask for them.
public let kContextualSwashAlternatesOnSelector = 4
/// No swashes where the letters around ask for them.
public let kContextualSwashAlternatesOffSelector = 5

// MARK: Lowercase

/// The type of features: small letters.
public let kLowerCaseType = 37
/// Small letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Small letters as petite capitals.
public let kLowerCasePetiteCapsSelector = 2

// MARK: Uppercase

/// The type of features: capitals.
public let kUpperCaseType = 38
/// Capitals as they are.
public let kDefaultUpperCaseSelector = 0
/// Capitals as small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Capitals as petite capitals.
public let kUpperCasePetiteCapsSelector = 2
