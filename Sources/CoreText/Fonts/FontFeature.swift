import CoreGraphics

/// An OpenType feature and its value: 0 is off, 1 on, other values select an alternative.
struct FontFeature: Sendable, Hashable {
    var tag: FontTag
    var value: UInt32

    init(_ tag: FontTag, _ value: UInt32) {
        self.tag = tag
        self.value = value
    }

    /// Reads a feature by its OpenType tag, or by Apple's type and selector. Nil for those without an OpenType
    /// equivalent.
    init?(_ dictionary: CFDictionary) {
        if let tag = dictionary[kCTFontOpenTypeFeatureTag] as? String {
            let value = dictionary[kCTFontOpenTypeFeatureValue].flatMap { Int(attribute: $0) } ?? 1
            self.init(FontTag(tag), UInt32(clamping: value))
            return
        }
        guard let type = dictionary[kCTFontFeatureTypeIdentifierKey].flatMap({ Int(attribute: $0) }),
            let selector = dictionary[kCTFontFeatureSelectorIdentifierKey].flatMap({ Int(attribute: $0) })
        else { return nil }
        self.init(type: type, selector: selector)
    }

    init?(type: Int, selector: Int) {
        guard let feature = FontFeature.applesNumbers[type]?(selector) else { return nil }
        self = feature
    }

    var dictionary: CFDictionary {
        [kCTFontOpenTypeFeatureTag: tag.description, kCTFontOpenTypeFeatureValue: Int(value)]
    }

    /// Maps the selectors of Apple's feature types to OpenType features.
    /// [Apple's registry](https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html)
    private static let applesNumbers: [Int: @Sendable (Int) -> FontFeature?] = [
        // Ligatures: selector 2n turns a kind on, 2n + 1 off.
        1: { onOff([1: "liga", 2: "dlig", 9: "clig", 10: "hlig"], $0) },
        // Vertical position.
        10: { oneOf([1: "sups", 2: "subs", 3: "ordn", 4: "sinf"], $0) },
        // Fractions.
        11: { oneOf([1: "afrc", 2: "frac"], $0) },
        // Typographic extras.
        14: { onOff([2: "zero"], $0) },
        // Character alternatives: the selector is the alternative's number.
        17: { $0 >= 0 ? FontFeature("aalt", UInt32(clamping: $0)) : nil },
        // Character shape.
        20: { oneOf([0: "trad", 1: "smpl", 2: "jp78", 3: "jp83", 4: "jp90", 10: "tnam", 11: "jp04"], $0) },
        // Number spacing.
        6: { oneOf([0: "tnum", 1: "pnum", 2: "twid", 3: "qwid"], $0) },
        // Number case.
        21: { oneOf([0: "onum", 1: "lnum"], $0) },
        // Text spacing.
        22: { oneOf([0: "pwid", 1: "fwid", 2: "hwid", 3: "twid", 4: "qwid", 5: "palt", 6: "halt"], $0) },
        // Italic forms, ruby.
        28: { onOff([1: "ruby"], $0) },
        32: { onOff([1: "ital"], $0) },
        // Case-sensitive layout.
        33: { onOff([0: "case", 1: "cpsp"], $0) },
        // Stylistic alternatives: the sets from 1 to 20.
        35: { selector in
            guard (2...41).contains(selector) else { return nil }
            let number = selector / 2
            return FontFeature(FontTag(number < 10 ? "ss0\(number)" : "ss\(number)"), selector % 2 == 0 ? 1 : 0)
        },
        // Contextual alternates.
        36: { onOff([0: "calt", 1: "swsh", 2: "cswh"], $0) },
        // Small capitals.
        37: { oneOf([1: "smcp", 2: "pcap"], $0) },
        38: { oneOf([1: "c2sc", 2: "c2pc"], $0) },
    ]

    private static func onOff(_ tags: [Int: FontTag], _ selector: Int) -> FontFeature? {
        guard selector >= 0 else { return nil }
        return tags[selector / 2].map { FontFeature($0, selector % 2 == 0 ? 1 : 0) }
    }

    private static func oneOf(_ tags: [Int: FontTag], _ selector: Int) -> FontFeature? {
        tags[selector].map { FontFeature($0, 1) }
    }
}
