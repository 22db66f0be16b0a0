import CoreGraphics
import Foundation

/// The attributes of a font descriptor, converted once from the dictionary. Nil means unspecified.
struct FontAttributes: Sendable, Hashable {
    /// The exact font, for descriptors of fonts that were found.
    var source: FontSource?
    var url: URL?
    var name: String?
    var displayName: String?
    var family: String?
    var style: String?
    var size: CGFloat?
    var matrix: CGAffineTransform?
    var symbolicTraits: CTFontSymbolicTraits?
    /// On Core Text's scale of -1 to 1.
    var weight: Double?
    var width: Double?
    var slant: Double?
    var variation: [FontTag: Double] = [:]
    var features: [FontFeature] = []
    var cascade: [CTFontDescriptor]?
    var fixedAdvance: CGFloat?
    var opticalSize: OpticalSize?
    /// The language of text in the font (BCP 47), unless the text specifies its own.
    var language: String?
    /// True for the system font, which has San Francisco's tracking and line heights.
    var isSystem = false

    init() {}

    init(_ dictionary: CFDictionary) {
        for (key, value) in dictionary {
            guard let name = key.base as? String ?? (key.base as? any RawRepresentable)?.rawValue as? String else {
                continue
            }
            set(name, value)
        }
    }

    private mutating func set(_ name: String, _ value: Any) {
        switch name {
        case kCTFontURLAttribute: url = value as? URL
        case kCTFontNameAttribute: self.name = value as? String
        case kCTFontDisplayNameAttribute: displayName = value as? String
        case kCTFontFamilyNameAttribute: family = value as? String
        case kCTFontStyleNameAttribute: style = value as? String
        case kCTFontSizeAttribute: size = Double(attribute: value).map { CGFloat($0) }
        case kCTFontMatrixAttribute: matrix = CGAffineTransform(attribute: value)
        case kCTFontTraitsAttribute: (value as? CFDictionary).map { setTraits($0) }
        case kCTFontVariationAttribute: (value as? CFDictionary).map { setVariation($0) }
        case kCTFontFeatureSettingsAttribute:
            features = (value as? [Any] ?? []).reduce(into: []) { $0 = $0.updated(with: FontFeature.settings($1)) }
        case kCTFontCascadeListAttribute: cascade = value as? [CTFontDescriptor]
        case kCTFontFixedAdvanceAttribute: fixedAdvance = Double(attribute: value).map { CGFloat($0) }
        case kCTFontOpticalSizeAttribute: opticalSize = OpticalSize(attribute: value)
        default: reportOnce("CTFontDescriptor: the attribute \(name) has no effect")
        }
    }

    private mutating func setTraits(_ traits: CFDictionary) {
        if let bits = traits[kCTFontSymbolicTrait].flatMap({ Int(attribute: $0) }) {
            symbolicTraits = CTFontSymbolicTraits(rawValue: UInt32(truncatingIfNeeded: bits))
        }
        weight = traits[kCTFontWeightTrait].flatMap { Double(attribute: $0) }
        width = traits[kCTFontWidthTrait].flatMap { Double(attribute: $0) }
        slant = traits[kCTFontSlantTrait].flatMap { Double(attribute: $0) }
        isSystem = traits[SystemFontDesign.trait] as? String == SystemFontDesign.plain
    }

    private mutating func setVariation(_ numbers: CFDictionary) {
        for (key, value) in numbers {
            guard let number = Double(attribute: value) else { continue }
            if let tag = Int(attribute: key.base) {
                variation[FontTag(rawValue: UInt32(truncatingIfNeeded: tag))] = number
            } else if let tag = key.base as? String {
                variation[FontTag(tag)] = number
            }
        }
    }

    /// Returns both merged; `other` takes precedence.
    func updated(with other: FontAttributes) -> FontAttributes {
        var merged = self
        // A newly named font is no longer the one that was found.
        let isNamedAnew = other.source != nil || other.name != nil || other.family != nil || other.url != nil
        if isNamedAnew {
            merged.source = other.source
            merged.url = other.url
            merged.name = other.name
            merged.displayName = other.displayName
            merged.family = other.family
            merged.style = other.style
            merged.isSystem = false
        }
        merged.isSystem = merged.isSystem || other.isSystem
        if other.style != nil || other.symbolicTraits != nil || other.weight != nil || other.width != nil {
            merged.forgetFace()
            merged.style = other.style
        }
        merged.size = other.size ?? size
        merged.matrix = other.matrix ?? matrix
        // Symbolic traits replace the numeric ones, which they express more coarsely.
        let keepsNumbers = other.symbolicTraits == nil
        merged.symbolicTraits = other.symbolicTraits ?? symbolicTraits
        merged.weight = other.weight ?? (keepsNumbers ? weight : nil)
        merged.width = other.width ?? (keepsNumbers ? width : nil)
        merged.slant = other.slant ?? (keepsNumbers ? slant : nil)
        merged.variation.merge(other.variation) { $1 }
        merged.features = features.updated(with: other.features)
        merged.cascade = other.cascade ?? cascade
        merged.fixedAdvance = other.fixedAdvance ?? fixedAdvance
        merged.opticalSize = other.opticalSize ?? opticalSize
        merged.language = other.language ?? language
        return merged
    }

    /// Keeps the family, and drops the selection of a font within it.
    private mutating func forgetFace() {
        guard family != nil else { return }
        source = nil
        url = nil
        name = nil
        displayName = nil
        style = nil
    }
}

extension FontAttributes {
    /// The attributes as a descriptor dictionary.
    var dictionary: CFDictionary {
        var dictionary: CFDictionary = [:]
        dictionary[kCTFontURLAttribute] = url
        dictionary[kCTFontNameAttribute] = name
        dictionary[kCTFontDisplayNameAttribute] = displayName
        dictionary[kCTFontFamilyNameAttribute] = family
        dictionary[kCTFontStyleNameAttribute] = style
        dictionary[kCTFontSizeAttribute] = size
        dictionary[kCTFontMatrixAttribute] = matrix
        var traits: CFDictionary = [:]
        traits[kCTFontSymbolicTrait] = symbolicTraits?.rawValue
        traits[kCTFontWeightTrait] = weight
        traits[kCTFontWidthTrait] = width
        traits[kCTFontSlantTrait] = slant
        if isSystem { traits[SystemFontDesign.trait] = SystemFontDesign.plain }
        if !traits.isEmpty { dictionary[kCTFontTraitsAttribute] = traits }
        if !variation.isEmpty {
            dictionary[kCTFontVariationAttribute] = CFDictionary(
                variation.map { (Int($0.rawValue), $1) }, uniquingKeysWith: { first, _ in first })
        }
        if !features.isEmpty { dictionary[kCTFontFeatureSettingsAttribute] = features.map(\.dictionary) }
        dictionary[kCTFontCascadeListAttribute] = cascade
        dictionary[kCTFontFixedAdvanceAttribute] = fixedAdvance
        dictionary[kCTFontOpticalSizeAttribute] = opticalSize?.attribute
        return dictionary
    }

    /// Whether the system font is requested, as such or by one of its names.
    var requestsSystemFont: Bool {
        isSystem || source == nil && FontSubstitutes.substitutesSystemFont(family ?? name ?? displayName ?? "")
    }
}

/// The design trait in descriptors of system fonts.
package enum SystemFontDesign {
    /// The trait's key.
    package static let trait = "NSCTFontUIFontDesignTrait"
    /// The value of the default design.
    package static let plain = "NSCTFontUIFontDesignDefault"
}

extension CGAffineTransform {
    fileprivate init?(attribute value: Any) {
        if let transform = value as? CGAffineTransform {
            self = transform
        } else if let data = value as? Data, data.count == MemoryLayout<CGAffineTransform>.size {
            self = data.withUnsafeBytes { $0.loadUnaligned(as: CGAffineTransform.self) }
        } else {
            return nil
        }
        guard isFinite else { return nil }
    }
}
