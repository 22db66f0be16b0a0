import CoreGraphics

/// An OpenType feature and its value: 0 is off, 1 on, other values select an alternative.
struct FontFeature: Sendable, Hashable {
    var tag: FontTag
    var value: UInt32

    init(_ tag: FontTag, _ value: UInt32) {
        self.tag = tag
        self.value = value
    }

    /// Reads a setting: a dictionary with an OpenType tag, or with Apple's type and selector; a tag alone; a pair of a
    /// tag and a value, or of a type and a selector. Empty for a setting without an OpenType equivalent.
    static func settings(_ setting: Any) -> [FontFeature] {
        if let tag = setting as? String { return [FontFeature(FontTag(tag), 1)] }
        if let pair = setting as? [Any], pair.count == 2, let number = Int(attribute: pair[1]) {
            if let tag = pair[0] as? String { return [FontFeature(FontTag(tag), UInt32(clamping: number))] }
            return Int(attribute: pair[0]).map { FontFeatureType.settings(type: $0, selector: number) } ?? []
        }
        guard let dictionary = setting as? CFDictionary else { return [] }
        if let tag = dictionary[kCTFontOpenTypeFeatureTag] as? String {
            let value = dictionary[kCTFontOpenTypeFeatureValue].flatMap { Int(attribute: $0) } ?? 1
            return [FontFeature(FontTag(tag), UInt32(clamping: value))]
        }
        guard let type = dictionary[kCTFontFeatureTypeIdentifierKey].flatMap({ Int(attribute: $0) }),
            let selector = dictionary[kCTFontFeatureSelectorIdentifierKey].flatMap({ Int(attribute: $0) })
        else { return [] }
        return FontFeatureType.settings(type: type, selector: selector)
    }

    /// The setting by its OpenType tag, and by Apple's type and selector if there is one.
    var dictionary: CFDictionary {
        var dictionary: CFDictionary = [
            kCTFontOpenTypeFeatureTag: tag.description, kCTFontOpenTypeFeatureValue: Int(value),
        ]
        if let (type, selector) = FontFeatureType.numbers(of: self) {
            dictionary[kCTFontFeatureTypeIdentifierKey] = type
            dictionary[kCTFontFeatureSelectorIdentifierKey] = selector
        }
        return dictionary
    }

    /// Returns the value of a feature that is not set explicitly.
    static func defaultValue(of tag: FontTag) -> UInt32 {
        (["liga", "clig", "rlig", "calt", "kern", "opbd"] as [FontTag]).contains(tag) ? 1 : 0
    }
}

extension [FontFeature] {
    /// Returns the settings with others added, which replace those of the same features.
    func updated(with others: [FontFeature]) -> [FontFeature] {
        let changed = Set(others.map(\.tag))
        return filter { !changed.contains($0.tag) } + others
    }
}
