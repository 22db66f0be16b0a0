import CoreGraphics
import CoreText

extension UIFontDescriptor {
    /// The name of an attribute.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifontdescriptor/attributename)
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family's name.
        public static let family = AttributeName(rawValue: kCTFontFamilyNameAttribute)
        /// The name for programs.
        public static let name = AttributeName(rawValue: kCTFontNameAttribute)
        /// The style's name within the family.
        public static let face = AttributeName(rawValue: kCTFontStyleNameAttribute)
        /// The size in points.
        public static let size = AttributeName(rawValue: kCTFontSizeAttribute)
        /// The name for people.
        public static let visibleName = AttributeName(rawValue: kCTFontDisplayNameAttribute)
        /// A `CGAffineTransform`.
        public static let matrix = AttributeName(rawValue: kCTFontMatrixAttribute)
        /// The characters that the font shows.
        public static let characterSet = AttributeName(rawValue: kCTFontCharacterSetAttribute)
        /// The descriptors of fonts to take for characters that the font lacks.
        public static let cascadeList = AttributeName(rawValue: kCTFontCascadeListAttribute)
        /// A dictionary by `TraitKey`.
        public static let traits = AttributeName(rawValue: kCTFontTraitsAttribute)
        /// An advance in points that all glyphs are given.
        public static let fixedAdvance = AttributeName(rawValue: kCTFontFixedAdvanceAttribute)
        /// A list of dictionaries by `FeatureKey`.
        public static let featureSettings = AttributeName(rawValue: kCTFontFeatureSettingsAttribute)
        /// A `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The key of a trait.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifontdescriptor/traitkey)
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// `SymbolicTraits`' number.
        public static let symbolic = TraitKey(rawValue: kCTFontSymbolicTrait)
        /// A `UIFont.Weight` or its number.
        public static let weight = TraitKey(rawValue: kCTFontWeightTrait)
        /// A `UIFont.Width` or its number.
        public static let width = TraitKey(rawValue: kCTFontWidthTrait)
        /// 0 is upright, 1 leans to the right by 30 degrees.
        public static let slant = TraitKey(rawValue: kCTFontSlantTrait)
    }

    /// The key of a feature's setting.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey)
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes the name of an attribute of a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The number of the feature's type, as Apple counts them.
        public static let type = FeatureKey(rawValue: kCTFontFeatureTypeIdentifierKey)
        /// The number of one of its settings.
        public static let selector = FeatureKey(rawValue: kCTFontFeatureSelectorIdentifierKey)
        /// What `type` was called before.
        public static let featureIdentifier = type
        /// What `selector` was called before.
        public static let typeIdentifier = selector
    }

    /// A design of the interface's font.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign)
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The interface's own design.
        public static let `default` = SystemDesign(rawValue: SystemFontDesign.plain)
        /// Drawn as the default here: Linux has no font of its kind.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// A design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// A design in which all letters are as wide.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The symbolic traits of a font, with Core Text's bits.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct)
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All glyphs are as wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For text that runs down.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// For interfaces.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Without effect here, as is `traitLooseLeading`.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// With more leading.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits of the design's class.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        /// Serifs after Latin inscriptions and old books.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Serifs between the old style and the modern.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Serifs with strong contrast of thick and thin.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Bracketed slabs for serifs, as Clarendon has.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Slabs for serifs.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs of free shapes.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Ornaments in place of letters.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Letters as written by hand.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Signs in place of letters.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}

extension [UIFontDescriptor.AttributeName: Any] {
    /// The same attributes as Core Text's dictionaries have them.
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

    /// A value without UIKit's types.
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
