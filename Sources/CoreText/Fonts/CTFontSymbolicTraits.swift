public import CoreGraphics

/// The symbolic traits of a font.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfontsymbolictraits)
public struct CTFontSymbolicTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic or oblique.
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    /// Expanded; excludes `traitCondensed`.
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    /// Condensed; excludes `traitExpanded`.
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    /// Monospaced.
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    /// The font supports upright vertical text.
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    /// The font is designed for user interfaces.
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    /// Has colour glyphs.
    public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
    /// A composite of several fonts.
    public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
    /// The mask of the stylistic class.
    public static let traitClassMask = CTFontSymbolicTraits(rawValue: 15 << UInt32(kCTFontClassMaskShift))

    /// An alias of `traitItalic`.
    public static let italicTrait = traitItalic
    /// An alias of `traitBold`.
    public static let boldTrait = traitBold
    /// An alias of `traitExpanded`.
    public static let expandedTrait = traitExpanded
    /// An alias of `traitCondensed`.
    public static let condensedTrait = traitCondensed
    /// An alias of `traitMonoSpace`.
    public static let monoSpaceTrait = traitMonoSpace
    /// An alias of `traitVertical`.
    public static let verticalTrait = traitVertical
    /// An alias of `traitUIOptimized`.
    public static let uiOptimizedTrait = traitUIOptimized
    /// An alias of `traitColorGlyphs`.
    public static let colorGlyphsTrait = traitColorGlyphs
    /// An alias of `traitComposite`.
    public static let compositeTrait = traitComposite
    /// An alias of `traitClassMask`.
    public static let classMaskTrait = traitClassMask
}

/// The bit position of the stylistic class.
public let kCTFontClassMaskShift = 28

/// The stylistic class of a font, in the four highest bits of the symbolic traits.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfontstylisticclass)
public struct CTFontStylisticClass: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Old-style serifs.
    public static let classOldStyleSerifs = CTFontStylisticClass(number: 1)
    /// Transitional serifs.
    public static let classTransitionalSerifs = CTFontStylisticClass(number: 2)
    /// Modern serifs, with strong contrast of thick and thin.
    public static let classModernSerifs = CTFontStylisticClass(number: 3)
    /// Clarendon: bracketed slab serifs.
    public static let classClarendonSerifs = CTFontStylisticClass(number: 4)
    /// Slab serifs.
    public static let classSlabSerifs = CTFontStylisticClass(number: 5)
    /// Freeform serifs.
    public static let classFreeformSerifs = CTFontStylisticClass(number: 7)
    /// Sans serif.
    public static let classSansSerif = CTFontStylisticClass(number: 8)
    /// Ornaments instead of letters.
    public static let classOrnamentals = CTFontStylisticClass(number: 9)
    /// Handwriting and scripts.
    public static let classScripts = CTFontStylisticClass(number: 10)
    /// Symbols instead of letters.
    public static let classSymbolic = CTFontStylisticClass(number: 12)

    private init(number: UInt32) { rawValue = number << UInt32(kCTFontClassMaskShift) }
}

/// The key of the symbolic traits in a dictionary of traits: a number.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The key of the weight: -1 is the lightest, 0 regular, 0.4 bold, 1 the heaviest.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The key of the width: -1 is the narrowest, 0 normal, 1 the widest.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// The key of the slant: 0 is upright, 1 is 30 degrees to the right.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

extension CTFontSymbolicTraits {
    init(_ traits: FontTraits, metrics: FontMetrics? = nil, hasColor: Bool = false) {
        self = []
        if traits.isItalic { insert(.traitItalic) }
        if traits.weight >= 600 { insert(.traitBold) }
        if traits.width > 105 { insert(.traitExpanded) }
        if traits.width < 95 { insert(.traitCondensed) }
        if traits.isMonospaced { insert(.traitMonoSpace) }
        if hasColor { insert(.traitColorGlyphs) }
        // The class numbers are those of the OS/2 table.
        let family = UInt32(truncatingIfNeeded: (metrics?.familyClass ?? 0) >> 8)
        if (1...12).contains(family) {
            insert(CTFontSymbolicTraits(rawValue: family << UInt32(kCTFontClassMaskShift)))
        }
    }
}

extension FontTraits {
    /// The weight on Core Text's scale of -1 to 1. The steps are those of `UIFont.Weight`: ultra light, thin, light,
    /// regular, medium, semibold, bold, heavy, black.
    var normalizedWeight: Double {
        get { FontTraits.interpolate(weight, from: openTypeWeights, to: normalizedWeights) }
        set { weight = FontTraits.interpolate(newValue, from: normalizedWeights, to: openTypeWeights) }
    }

    /// The width on Core Text's scale of -1 to 1.
    var normalizedWidth: Double {
        get { FontTraits.interpolate(width, from: widthPercents, to: normalizedWidths) }
        set { width = FontTraits.interpolate(newValue, from: normalizedWidths, to: widthPercents) }
    }

    private static func interpolate(_ value: Double, from: [Double], to: [Double]) -> Double {
        guard let next = from.firstIndex(where: { $0 >= value }) else { return to[to.count - 1] }
        guard next > 0 else { return to[0] }
        let part = (value - from[next - 1]) / (from[next] - from[next - 1])
        return to[next - 1] + part * (to[next] - to[next - 1])
    }
}

private let openTypeWeights: [Double] = [1, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]
private let normalizedWeights = [-1, -0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62, 1]
private let widthPercents: [Double] = [50, 75, 100, 125, 200]
private let normalizedWidths = [-1, -0.2, 0, 0.2, 1]
