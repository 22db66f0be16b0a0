public import CoreGraphics

/// A description of a font by attributes, for matching or as a result.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfontdescriptor)
public final class CTFontDescriptor: Hashable, Sendable {
    let attributes: FontAttributes

    init(_ attributes: FontAttributes) { self.attributes = attributes }

    /// True when both have the same attributes.
    public static func == (a: CTFontDescriptor, b: CTFontDescriptor) -> Bool { a.attributes == b.attributes }

    /// Hashes the attributes.
    public func hash(into hasher: inout Hasher) { hasher.combine(attributes) }
}

// MARK: Making

/// A descriptor of the font of a PostScript name, in a size in points; 0 leaves the size open.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    var attributes = FontAttributes()
    attributes.name = name
    attributes.size = size > 0 && size.isFinite ? size : nil
    return CTFontDescriptor(attributes)
}

/// A descriptor with the given attributes, by the keys whose names start with `kCTFont` and end with `Attribute`.
///
/// Attributes of another type than the key asks for are left out.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(FontAttributes(attributes))
}

/// A copy to which `attributes` are added; where both have one, that of `attributes` holds.
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
    CTFontDescriptor(original.attributes.updated(with: FontAttributes(attributes)))
}

/// A copy for a font of another family that looks alike; nil when the family is not installed.
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

/// A copy for the font of the same family that has the traits of `symTraitValue`, of those that `symTraitMask` names.
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

/// A copy with the axis of that identifier, a tag's four letters as a number, set to a value.
public func CTFontDescriptorCreateCopyWithVariation(
    _ original: CTFontDescriptor, _ variationIdentifier: CFNumber, _ variationValue: CGFloat
) -> CTFontDescriptor {
    var attributes = original.attributes
    if variationValue.isFinite {
        attributes.variation[FontTag(rawValue: variationIdentifier.uint32Value)] = Double(variationValue)
    }
    return CTFontDescriptor(attributes)
}

/// A copy with a feature set, by Apple's numbers for its type and setting; unknown numbers change nothing.
public func CTFontDescriptorCreateCopyWithFeature(
    _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber, _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
    var added = FontAttributes()
    let type = featureTypeIdentifier.intValue
    added.features =
        FontFeature(type: type, selector: featureSelectorIdentifier.intValue).map { [$0] } ?? []
    return CTFontDescriptor(original.attributes.updated(with: added))
}

// MARK: Matching

/// Descriptors of the fonts that have the descriptor's attributes, the best first; nil when there are none.
///
/// `mandatoryAttributes` are keys whose attributes must be the same and not only near: names and families always must.
public func CTFontDescriptorCreateMatchingFontDescriptors(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CFArray? {
    let found = FontMatcher.all(like: descriptor.attributes, mandatory: mandatoryAttributes ?? [])
    let isSystem = descriptor.attributes.requestsSystemFont
    return found.isEmpty
        ? nil
        : found.map { font in
            var attributes = FontAttributes(font)
            attributes.isSystem = isSystem && SystemFont.families.contains(font.family)
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

/// The attributes that the descriptor was made with.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    descriptor.attributes.dictionary
}

/// An attribute of the descriptor, or of the font that matches it best; nil when neither has it.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    if let own = descriptor.attributes.dictionary[attribute] { return own }
    return CTFontCopyAttribute(CTFontCreateWithFontDescriptor(descriptor, 0, nil), attribute)
}

extension FontAttributes {
    /// The attributes of a font that was found.
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

/// What the slant of an italic of some ten degrees is where 1 stands for thirty.
let italicSlant = 0.07
