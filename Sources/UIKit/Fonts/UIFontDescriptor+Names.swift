import CoreGraphics
import CoreText

extension UIFontDescriptor {
    /// The name of an attribute.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifontdescriptor/attributename)
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family name.
        public static let family = AttributeName(rawValue: kCTFontFamilyNameAttribute)
        /// The PostScript name.
        public static let name = AttributeName(rawValue: kCTFontNameAttribute)
        /// The name of the style within the family.
        public static let face = AttributeName(rawValue: kCTFontStyleNameAttribute)
        /// The size in points.
        public static let size = AttributeName(rawValue: kCTFontSizeAttribute)
        /// The human-readable name.
        public static let visibleName = AttributeName(rawValue: kCTFontDisplayNameAttribute)
        /// The transform of glyphs, a `CGAffineTransform`.
        public static let matrix = AttributeName(rawValue: kCTFontMatrixAttribute)
        /// The characters that the font supports.
        public static let characterSet = AttributeName(rawValue: kCTFontCharacterSetAttribute)
        /// The descriptors of fallback fonts for characters that the font lacks.
        public static let cascadeList = AttributeName(rawValue: kCTFontCascadeListAttribute)
        /// The traits, a dictionary keyed by `TraitKey`.
        public static let traits = AttributeName(rawValue: kCTFontTraitsAttribute)
        /// A fixed advance of all glyphs, in points.
        public static let fixedAdvance = AttributeName(rawValue: kCTFontFixedAdvanceAttribute)
        /// The feature settings, a list of dictionaries keyed by `FeatureKey`.
        public static let featureSettings = AttributeName(rawValue: kCTFontFeatureSettingsAttribute)
        /// The text style, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The key of a trait.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifontdescriptor/traitkey)
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The raw value of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: kCTFontSymbolicTrait)
        /// The weight, a `UIFont.Weight` or its number.
        public static let weight = TraitKey(rawValue: kCTFontWeightTrait)
        /// The width, a `UIFont.Width` or its number.
        public static let width = TraitKey(rawValue: kCTFontWidthTrait)
        /// The slant: 0 is upright, 1 leans to the right by 30 degrees.
        public static let slant = TraitKey(rawValue: kCTFontSlantTrait)
    }

    /// The key of a font feature setting.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey)
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a key from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The identifier of the feature type, as assigned by Apple.
        public static let type = FeatureKey(rawValue: kCTFontFeatureTypeIdentifierKey)
        /// The identifier of the feature's setting.
        public static let selector = FeatureKey(rawValue: kCTFontFeatureSelectorIdentifierKey)
        /// The former name of `type`.
        public static let featureIdentifier = type
        /// The former name of `selector`.
        public static let typeIdentifier = selector
    }

    /// A design of the system font.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign)
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The default design.
        public static let `default` = SystemDesign(rawValue: SystemFontDesign.plain)
        /// The rounded design. Drawn as the default: Linux has no such font.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// A serif design.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// A monospaced design.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The symbolic traits of a font, with Core Text's bits.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct)
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Expanded.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Condensed.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Monospaced.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For vertical text.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Optimized for user interfaces.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Tight leading. Without effect in Kasane, as is `traitLooseLeading`.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Loose leading.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The mask of the stylistic class.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        /// Old-style serifs, after Latin inscriptions and early books.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Transitional serifs, between old style and modern.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Modern serifs, with strong contrast between thick and thin strokes.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Bracketed slab serifs, as of Clarendon.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Slab serifs.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Freeform serifs.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// Sans serif.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Ornaments instead of letters.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Handwriting.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Symbols instead of letters.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}

extension [UIFontDescriptor.AttributeName: Any] {
    /// The attributes as a Core Text dictionary.
    var coreText: CFDictionary {
        var dictionary: CFDictionary = [:]
        for (key, value) in self where key != .textStyle {
            dictionary[key.rawValue] = Self.plain(value)
        }
        if let style = self[.textStyle] as? UIFont.TextStyle {
            let font = UIFont.preferredFont(forTextStyle: style)
            dictionary[kCTFontSizeAttribute] = dictionary[kCTFontSizeAttribute] ?? font.pointSize
            if dictionary[kCTFontFamilyNameAttribute] == nil {
                dictionary[kCTFontFamilyNameAttribute] = font.familyName
                var traits = dictionary[kCTFontTraitsAttribute] as? CFDictionary ?? [:]
                traits[SystemFontDesign.trait] = SystemFontDesign.plain
                dictionary[kCTFontTraitsAttribute] = traits
            }
        }
        return dictionary
    }

    /// Returns a value with UIKit's types replaced by plain ones.
    private static func plain(_ value: Any) -> Any {
        switch value {
        case let descriptor as UIFontDescriptor: descriptor.ctDescriptor
        case let weight as UIFont.Weight: weight.rawValue
        case let width as UIFont.Width: width.rawValue
        case let traits as UIFontDescriptor.SymbolicTraits: traits.rawValue
        case let list as [UIFontDescriptor]: list.map(\.ctDescriptor)
        case let list as [Any]: list.map { plain($0) }
        case let dictionary as [UIFontDescriptor.TraitKey: Any]: named(dictionary)
        case let dictionary as [UIFontDescriptor.FeatureKey: Any]: named(dictionary)
        default: value
        }
    }

    private static func named<Name: RawRepresentable<String>>(_ dictionary: [Name: Any]) -> CFDictionary {
        CFDictionary(dictionary.map { ($0.key.rawValue, plain($0.value)) }, uniquingKeysWith: { first, _ in first })
    }
}
