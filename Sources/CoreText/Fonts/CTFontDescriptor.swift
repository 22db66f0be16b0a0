public import CoreGraphics
public import Foundation

/// A description of a font by attributes, for matching or as a result.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfontdescriptor)
public final class CTFontDescriptor: Hashable, Sendable {
    let attributes: FontAttributes

    init(_ attributes: FontAttributes) { self.attributes = attributes }

    /// Returns whether both have the same attributes.
    public static func == (a: CTFontDescriptor, b: CTFontDescriptor) -> Bool { a.attributes == b.attributes }

    /// Hashes the attributes.
    public func hash(into hasher: inout Hasher) { hasher.combine(attributes) }
}

// MARK: Creation

/// Creates a descriptor with a PostScript name and a size in points; 0 leaves the size unspecified.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    var attributes = FontAttributes()
    attributes.name = name
    attributes.size = size > 0 && size.isFinite ? size : nil
    return CTFontDescriptor(attributes)
}

/// Creates a descriptor with the given attributes, by the keys whose names start with `kCTFont` and end with
/// `Attribute`.
///
/// Attributes of the wrong type are ignored.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(FontAttributes(attributes))
}

/// Returns a copy with `attributes` added; they replace existing ones with the same keys.
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
    CTFontDescriptor(original.attributes.updated(with: FontAttributes(attributes)))
}

/// Returns a copy for a similar font of another family; nil when the family is not installed.
public func CTFontDescriptorCreateCopyWithFamily(
    _ original: CTFontDescriptor, _ family: CFString
) -> CTFontDescriptor? {
    guard !FontDatabase.shared.family(family).isEmpty else { return nil }
    var attributes = original.attributes
    let matched = FontMatcher.match(attributes)
    var own = FontAttributes()
    own.family = family
    attributes = attributes.updated(with: own)
    attributes.setTraits(matched.traits)
    return CTFontDescriptor(attributes)
}

/// Returns a copy for the font of the same family with the traits of `symTraitValue`, among those in `symTraitMask`.
///
/// Nil when the family has no such font.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
    _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
    let matched = FontMatcher.match(original.attributes)
    guard let font = FontMatcher.sibling(of: matched, traits: symTraitValue, mask: symTraitMask) else { return nil }
    var attributes = FontAttributes(font)
    attributes.size = original.attributes.size
    attributes.matrix = original.attributes.matrix
    attributes.features = original.attributes.features
    attributes.cascade = original.attributes.cascade
    attributes.isSystem = original.attributes.requestsSystemFont
    return CTFontDescriptor(attributes)
}

/// Returns a copy with a variation axis, identified by its four-character tag as a number, set to a value.
public func CTFontDescriptorCreateCopyWithVariation(
    _ original: CTFontDescriptor, _ variationIdentifier: CFNumber, _ variationValue: CGFloat
) -> CTFontDescriptor {
    var attributes = original.attributes
    if variationValue.isFinite {
        attributes.variation[FontTag(rawValue: variationIdentifier.uint32Value)] = Double(variationValue)
    }
    return CTFontDescriptor(attributes)
}

/// Returns a copy with a feature set, by Apple's type and selector identifiers; unknown ones change nothing.
public func CTFontDescriptorCreateCopyWithFeature(
    _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber, _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
    var added = FontAttributes()
    added.features = FontFeatureType.settings(
        type: featureTypeIdentifier.intValue, selector: featureSelectorIdentifier.intValue)
    return CTFontDescriptor(original.attributes.updated(with: added))
}

// MARK: Matching

/// Returns descriptors of the fonts that match the descriptor, best match first; nil when there are none.
///
/// `mandatoryAttributes` holds the keys of attributes that must match exactly; names and families always must.
public func CTFontDescriptorCreateMatchingFontDescriptors(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CFArray? {
    let found = FontMatcher.all(like: descriptor.attributes, mandatory: mandatoryAttributes ?? [])
    let isSystem = descriptor.attributes.requestsSystemFont
    return found.isEmpty
        ? nil
        : found.map { font in
            var attributes = FontAttributes(font)
            attributes.isSystem = isSystem && FontSubstitutes.interfaceFamilies.contains(font.family)
            return CTFontDescriptor(attributes)
        }
}

/// Returns a descriptor of the best matching font; nil when none has the mandatory attributes.
public func CTFontDescriptorCreateMatchingFontDescriptor(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CTFontDescriptor? {
    CTFontDescriptorCreateMatchingFontDescriptors(descriptor, mandatoryAttributes)?.first as? CTFontDescriptor
}

// MARK: Reading

/// Returns the attributes that the descriptor was created with.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    descriptor.attributes.dictionary
}

/// Returns an attribute of the descriptor, or of its best matching font; nil when neither has it.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    if let own = descriptor.attributes.dictionary[attribute] { return own }
    return CTFontCopyAttribute(CTFontCreateWithFontDescriptor(descriptor, 0, nil), attribute)
}

/// Returns an attribute like `CTFontDescriptorCopyAttribute(_:_:)`, with names in the first available of the user's
/// languages.
///
/// The language is stored in `language`, retained for the caller; nil for an attribute without a language.
public func CTFontDescriptorCopyLocalizedAttribute(
    _ descriptor: CTFontDescriptor, _ attribute: CFString, _ language: UnsafeMutablePointer<Unmanaged<NSString>?>?
) -> CFTypeRef? {
    let keys = [
        kCTFontFamilyNameAttribute: kCTFontFamilyNameKey, kCTFontStyleNameAttribute: kCTFontStyleNameKey,
        kCTFontDisplayNameAttribute: kCTFontFullNameKey,
    ]
    language?.pointee = nil
    if let key = keys[attribute] {
        let font = CTFontCreateWithFontDescriptor(descriptor, 0, nil)
        if let name = CTFontCopyLocalizedName(font, key, language) { return name }
    }
    return CTFontDescriptorCopyAttribute(descriptor, attribute)
}

extension FontAttributes {
    /// Creates the attributes of an installed font.
    init(_ font: InstalledFont) {
        source = font.source
        if case .file(let path) = font.source.bytes { url = CFURL(fileURLWithPath: path) }
        name = font.postScriptName
        displayName = font.fullName
        family = font.family
        style = font.style
        variation = font.source.variations
        setTraits(font.traits)
        symbolicTraits = CTFontSymbolicTraits(font.traits, hasColor: font.hasColor)
    }

    mutating func setTraits(_ traits: FontTraits) {
        weight = traits.normalizedWeight
        width = traits.normalizedWidth
        slant = traits.isItalic ? italicSlant : 0
        symbolicTraits = CTFontSymbolicTraits(traits)
    }
}

/// The normalized slant of an italic of about ten degrees.
let italicSlant = 0.07
