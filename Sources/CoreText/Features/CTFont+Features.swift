public import CoreGraphics

/// Returns the font's user-selectable features, as a dictionary for each type; nil when it has none.
///
/// The dictionary of a type in Apple's registry contains its identifier, its name, whether its selectors are exclusive,
/// and the selectors that the font supports, each with its identifier, its name, and the OpenType feature that it
/// corresponds to. The names of stylistic sets are the font's own. Features outside the registry, such as character
/// variants, follow by tag, with the name, the tooltip, the sample text and the value names that the font provides.
/// Features that a script requires, which are always on, are left out.
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfontcopyfeatures(_:))
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
    let features = FontFeatureList(font: font)
    let all = features.ofRegistry + features.others
    return all.isEmpty ? nil : all
}

/// Returns the feature settings of this font that differ from the defaults, each a dictionary with its OpenType tag and
/// value, and with Apple's type and selector if there is one; nil for none.
///
/// Settings of features that the font lacks are left out.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
    let names = font.featureNames
    let settings = font.features.filter { setting in
        setting.value != FontFeature.defaultValue(of: setting.tag)
            && (names[setting.tag] != nil || setting.tag == "kern" && font.face.tableTags.contains("kern"))
    }
    return settings.isEmpty ? nil : settings.map(\.dictionary)
}

/// The dictionaries of a font's features.
private struct FontFeatureList {
    let font: CTFont
    private let names: [FontTag: FeatureNames?]
    /// The font's feature settings.
    private let settings: [FontTag: UInt32]

    init(font: CTFont) {
        self.font = font
        names = font.featureNames
        settings = Dictionary(font.features.map { ($0.tag, $0.value) }, uniquingKeysWith: { $1 })
    }

    /// The features of Apple's types, by number.
    var ofRegistry: [CFDictionary] {
        FontFeatureType.all.compactMap { type in
            let there = type.selectors.filter { $0.feature.map { names[$0.tag] != nil } ?? true }
            guard there.contains(where: { $0.feature != nil }) else { return nil }
            return [
                kCTFontFeatureTypeIdentifierKey: type.number, kCTFontFeatureTypeNameKey: type.name,
                kCTFontFeatureTypeExclusiveKey: type.isExclusive,
                kCTFontFeatureTypeSelectorsKey: there.map { selector($0, of: type) },
            ]
        }
    }

    private func selector(_ selector: FontFeatureType.Selector, of type: FontFeatureType) -> CFDictionary {
        var dictionary: CFDictionary = [
            kCTFontFeatureSelectorIdentifierKey: selector.number, kCTFontFeatureSelectorNameKey: selector.name,
        ]
        guard let feature = selector.feature else {
            dictionary[kCTFontFeatureSelectorDefaultKey] = true
            let others = type.switches.compactMap { settings[$0.tag] }
            if !others.isEmpty { dictionary[kCTFontFeatureSelectorSettingKey] = others.allSatisfy { $0 == 0 } }
            return dictionary
        }
        dictionary[kCTFontOpenTypeFeatureTag] = feature.tag.description
        dictionary[kCTFontOpenTypeFeatureValue] = Int(feature.value)
        if FontFeature.defaultValue(of: feature.tag) == feature.value {
            dictionary[kCTFontFeatureSelectorDefaultKey] = true
        }
        if let value = settings[feature.tag] {
            dictionary[kCTFontFeatureSelectorSettingKey] = (value != 0) == (feature.value != 0)
        }
        guard let own = names[feature.tag] ?? nil else { return dictionary }
        if let label = own.label { dictionary[kCTFontFeatureSelectorNameKey] = label }
        dictionary[kCTFontFeatureTooltipTextKey] = own.tooltip
        dictionary[kCTFontFeatureSampleTextKey] = own.sample
        return dictionary
    }

    /// The features outside Apple's types, by tag.
    var others: [CFDictionary] {
        names.keys.filter { FontFeatureType.byTag[$0] == nil && !neededFeatures.contains($0) }
            .sorted { $0.rawValue < $1.rawValue }.map { tag in
                let own = names[tag] ?? nil
                var dictionary: CFDictionary = [
                    kCTFontOpenTypeFeatureTag: tag.description, kCTFontFeatureTypeExclusiveKey: true,
                    kCTFontFeatureTypeNameKey: own?.label ?? featureTitle(tag),
                    kCTFontFeatureTypeSelectorsKey: values(of: tag, own),
                ]
                dictionary[kCTFontFeatureTooltipTextKey] = own?.tooltip
                dictionary[kCTFontFeatureSampleTextKey] = own?.sample
                return dictionary
            }
    }

    private func values(of tag: FontTag, _ own: FeatureNames?) -> [CFDictionary] {
        let named = own?.values ?? []
        return (["Off"] + (named.isEmpty ? ["On"] : named)).enumerated().map { value, name in
            var dictionary: CFDictionary = [
                kCTFontOpenTypeFeatureValue: value, kCTFontFeatureSelectorNameKey: name,
            ]
            if value == 0 { dictionary[kCTFontFeatureSelectorDefaultKey] = true }
            if let setting = settings[tag] { dictionary[kCTFontFeatureSelectorSettingKey] = Int(setting) == value }
            return dictionary
        }
    }
}

/// Returns the name of a feature that the font doesn't name.
private func featureTitle(_ tag: FontTag) -> String {
    let tag = tag.description
    if tag.hasPrefix("cv"), let number = Int(tag.dropFirst(2)) { return "Character Variant \(number)" }
    return featureTitles[tag] ?? tag
}

private let featureTitles = [
    "dnom": "Denominators", "numr": "Numerators", "hist": "Historical Forms", "salt": "Stylistic Alternates",
    "rand": "Randomize", "unic": "Unicase", "ornm": "Ornaments", "nalt": "Alternate Annotation Forms",
    "jalt": "Justification Alternates", "falt": "Final Glyph on Line Alternates", "lfbd": "Left Bounds",
    "rtbd": "Right Bounds", "size": "Optical Size", "vpal": "Proportional Alternate Vertical Metrics",
    "vhal": "Alternate Vertical Half Metrics", "valt": "Alternate Vertical Metrics", "vkrn": "Vertical Kerning",
    "pkna": "Proportional Kana",
]

/// Features that scripts and layout require, regardless of user settings.
private let neededFeatures: Set<FontTag> = [
    "aalt", "abvf", "abvm", "abvs", "akhn", "blwf", "blwm", "blws", "ccmp", "cfar", "chws", "cjct", "curs", "dist",
    "fin2", "fin3", "fina", "half", "haln", "init", "isol", "ljmo", "locl", "ltra", "ltrm", "mark", "med2",
    "medi", "mkmk", "mset", "nukt", "pref", "pres", "pstf", "psts", "rclt", "rkrf", "rphf", "rtla", "rtlm", "rvrn",
    "size", "ssty", "stch", "tjmo", "vchw", "vert", "vjmo", "vkrn", "vrt2", "vrtr", "flac", "dtls", "opbd", "lfbd",
    "rtbd",
]
