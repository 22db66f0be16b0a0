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
    /// The font has what upright vertical text needs.
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    /// The font is drawn for interfaces.
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    /// Has colour glyphs.
    public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
    /// A composite of several fonts.
    public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
    /// The bits of the design's class.
    public static let traitClassMask = CTFontSymbolicTraits(rawValue: 15 << UInt32(kCTFontClassMaskShift))

    /// Another name for `traitItalic`.
    public static let italicTrait = traitItalic
    /// Another name for `traitBold`.
    public static let boldTrait = traitBold
    /// Another name for `traitExpanded`.
    public static let expandedTrait = traitExpanded
    /// Another name for `traitCondensed`.
    public static let condensedTrait = traitCondensed
    /// Another name for `traitMonoSpace`.
    public static let monoSpaceTrait = traitMonoSpace
    /// Another name for `traitVertical`.
    public static let verticalTrait = traitVertical
    /// Another name for `traitUIOptimized`.
    public static let uiOptimizedTrait = traitUIOptimized
    /// Another name for `traitColorGlyphs`.
    public static let colorGlyphsTrait = traitColorGlyphs
    /// Another name for `traitComposite`.
    public static let compositeTrait = traitComposite
    /// Another name for `traitClassMask`.
    public static let classMaskTrait = traitClassMask
}

/// How far the bits of the design's class are from the lowest bit.
public let kCTFontClassMaskShift = 28

/// A design's class, in the four highest of the symbolic traits' bits.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfontstylisticclass)
public struct CTFontStylisticClass: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Serifs after Latin inscriptions and old books.
    public static let classOldStyleSerifs = CTFontStylisticClass(number: 1)
    /// Serifs between the old style and the modern.
    public static let classTransitionalSerifs = CTFontStylisticClass(number: 2)
    /// Serifs with strong contrast of thick and thin.
    public static let classModernSerifs = CTFontStylisticClass(number: 3)
    /// Bracketed slabs for serifs, as Clarendon has.
    public static let classClarendonSerifs = CTFontStylisticClass(number: 4)
    /// Slabs for serifs.
    public static let classSlabSerifs = CTFontStylisticClass(number: 5)
    /// Serifs of free shapes.
    public static let classFreeformSerifs = CTFontStylisticClass(number: 7)
    /// No serifs.
    public static let classSansSerif = CTFontStylisticClass(number: 8)
    /// Ornaments in place of letters.
    public static let classOrnamentals = CTFontStylisticClass(number: 9)
    /// Letters as written by hand.
    public static let classScripts = CTFontStylisticClass(number: 10)
    /// Signs in place of letters.
    public static let classSymbolic = CTFontStylisticClass(number: 12)

    private init(number: UInt32) { rawValue = number << UInt32(kCTFontClassMaskShift) }
}

/// The key of the symbolic traits in a dictionary of traits: a number.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The key of the weight: -1 is the lightest, 0 regular, 0.4 bold, 1 the heaviest.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The key of the width: -1 is the narrowest, 0 normal, 1 the widest.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// The key of the slant: 0 is upright, 1 leans to the right by 30 degrees.
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
        // The classes' numbers are those of the OS/2 table.
        let family = UInt32(truncatingIfNeeded: (metrics?.familyClass ?? 0) >> 8)
        if (1...12).contains(family) {
            insert(CTFontSymbolicTraits(rawValue: family << UInt32(kCTFontClassMaskShift)))
        }
    }
}

extension FontTraits {
    /// The weight as Core Text counts it. The steps are those of `UIFont.Weight`: ultra light, thin, light, regular,
    /// medium, semibold, bold, heavy, black.
    var normalizedWeight: Double {
        get { FontTraits.interpolate(weight, from: openTypeWeights, to: normalizedWeights) }
        set { weight = FontTraits.interpolate(newValue, from: normalizedWeights, to: openTypeWeights) }
    }

    /// The width as Core Text counts it.
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
